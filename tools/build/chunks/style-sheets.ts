import { reachableFrom, type Module } from './blocks.ts';

/** A module with what it loads later, such as a dialog. */
export interface StyledModule extends Module {
  readonly lazyImports: readonly string[];
}

const baseSheet = 'base';

/**
 * The style sheet of each module of styles: that of an area when only pages of this area need it, at once or later, and
 * otherwise the base sheet, which every page has. The layers are named in the base sheet, so the order of sheets never
 * decides what an element looks like.
 * @param modules every module of the build by its id
 * @param entry what every page loads first
 * @param areas the area of each page by the id of its module
 */
export function planStyleSheets(
  modules: ReadonlyMap<string, StyledModule>,
  entry: string,
  areas: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const pages: ReadonlySet<string> = new Set(areas.keys());
  const whole = new Map(
    [...modules].map(([id, { imports, lazyImports, weight }]) => [
      id,
      // The table of routes names every page; a page never loads another one.
      { imports: [...imports, ...lazyImports.filter((other) => !pages.has(other))], weight },
    ]),
  );
  const sheets = new Map<string, string>();
  for (const id of reachableFrom(entry, whole, pages)) sheets.set(id, baseSheet);
  for (const [page, area] of areas) {
    for (const id of reachableFrom(page, whole, new Set())) {
      const sheet = sheets.get(id);
      sheets.set(id, sheet === undefined || sheet === area ? area : baseSheet);
    }
  }
  return sheets;
}
