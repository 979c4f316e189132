import { reachableFrom } from './blocks.ts';
import type { GraphModule } from './module-graph.ts';

const baseSheet = 'base';

/** What the sheets are planned for: a page with its area, and whether visits usually start with it. */
export interface StyledPage {
  readonly area: string;
  readonly isLanding: boolean;
  /** Groups of areas that share parts of their own, the narrowest first: the names of their common sheets. */
  readonly families?: readonly string[] | undefined;
  /** The area whose blocks it is made of. */
  readonly blocksOf?: string | undefined;
}

/**
 * The style sheet of each module of styles: that of an area when only pages of this area need it, at once or later, and
 * otherwise the base sheet, which every page has. What several areas of one family need and no page that visits start with is
 * the sheet of the narrowest such family. A page of another area's blocks counts as one of that area where both need a style. Where visits start with a page of an area, what only its other pages need
 * is a sheet of its own beside it. The layers are named in the base sheet, so the order of sheets never decides what an
 * element looks like.
 * @param modules every module of the build by its id
 * @param entry what every page loads first
 * @param pages by the id of their module
 */
export function planStyleSheets(
  modules: ReadonlyMap<string, GraphModule>,
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
  const users = new Map<string, StyledPage[]>();
  for (const [page, styled] of pages) {
    for (const id of reachableFrom(page, whole, new Set())) {
      if (!sheets.has(id)) users.set(id, [...(users.get(id) ?? []), styled]);
    }
  }
  for (const [id, wanting] of users) {
    const own = new Set(wanting.map(({ area }) => area));
    const [first, ...others] = new Set(
      wanting.map(({ area, blocksOf }) => (blocksOf !== undefined && own.has(blocksOf) ? blocksOf : area)),
    );
    const family = wanting[0]?.families?.find((name) => wanting.every(({ families }) => families?.includes(name)));
    const hasLanding = wanting.some(({ isLanding }) => isLanding);
    if (first === undefined) continue;
    if (others.length === 0) sheets.set(id, hasLanding || !landingAreas.has(first) ? first : `${first}-more`);
    else sheets.set(id, hasLanding ? baseSheet : (family ?? baseSheet));
  }
  return sheets;
}
