import { routes } from '#src/routing/routes.ts';

/** The routes that still show the stand-in for a page that is not built. */
export function openScreens(): ReadonlySet<string> {
  return new Set(routes.filter(({ isBuilt }) => !isBuilt).map(({ path }) => path));
}
