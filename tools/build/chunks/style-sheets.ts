import { reachableFrom, type Module } from './blocks.ts';

/** A module with what it loads later, such as a dialog. */
export interface StyledModule extends Module {
  readonly lazyImports: readonly string[];
}

const baseSheet = 'base';

/** What the sheets are planned for: a page with its area, and whether visits usually start with it. */
export interface StyledPage {
  readonly area: string;
  readonly isLanding: boolean;
}

/**
 * The style sheet of each module of styles: that of an area when only pages of this area need it, at once or later, and
 * otherwise the base sheet, which every page has. Where visits start with a page of an area, what only its other pages need
 * is a sheet of its own beside it. The layers are named in the base sheet, so the order of sheets never decides what an
 * element looks like.
 * @param modules every module of the build by its id
 * @param entry what every page loads first
 * @param pages by the id of their module
 */
export function planStyleSheets(
  modules: ReadonlyMap<string, StyledModule>,
  entry: string,
  pages: ReadonlyMap<string, StyledPage>,
): ReadonlyMap<string, string> {
  const pageIds: ReadonlySet<string> = new Set(pages.keys());
  const whole = new Map(
    [...modules].map(([id, { imports, lazyImports, weight }]) => [
      id,
      // The table of routes names every page; a page never loads another one.
      { imports: [...imports, ...lazyImports.filter((other) => !pageIds.has(other))], weight },
    ]),
  );
  const sheets = new Map<string, string>();
  for (const id of reachableFrom(entry, whole, pageIds)) sheets.set(id, baseSheet);
  const landingAreas = new Set([...pages.values()].filter(({ isLanding }) => isLanding).map(({ area }) => area));
  // Landing pages come first: what they need is in the sheet of their area, whoever else needs it.
  for (const [page, { area, isLanding }] of [...pages].toSorted(([, a], [, b]) => +b.isLanding - +a.isLanding)) {
    const own = isLanding || !landingAreas.has(area) ? area : `${area}-more`;
    for (const id of reachableFrom(page, whole, new Set())) {
      const sheet = sheets.get(id);
      if (sheet === undefined) sheets.set(id, own);
      else if (sheet !== own && sheet !== area) sheets.set(id, baseSheet);
    }
  }
  return sheets;
}
