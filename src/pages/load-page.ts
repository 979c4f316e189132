import { createPageLoader } from '../routing/page-loader.ts';

/** The table of all pages. It comes after the first page, so what opens first does not grow with their number. */
export const loadPages = () => import('./pages.ts');

export const { awaitPage, forgetAwaited, loadedPage, loadPage } = createPageLoader(async (path) => {
  const { importOfPage } = await loadPages();
  return importOfPage(path)();
});
