import type { Page } from '@playwright/test';

/** The layout shift that a page may have in all: everything in view that moves by the height of the view is 1. */
export const maxShift = 0.02;

/** How much later than it would the answers of the shop come, in ms: what waits for them is painted before. */
const answerDelay = 500;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records in each document what moves without input, and delays each answer of the shop. */
export async function watchShifts(page: Page): Promise<void> {
  await page.route(/\/(?:app-mall|bff-app)\//, async (route) => {
    await new Promise((go) => setTimeout(go, answerDelay));
    await route.continue().catch(() => undefined);
  });
  await page.addInitScript(() => {
    const moved: { value: number; parts: string[] }[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        moved.push({ value, parts: sources.map(({ node }) => (node?.textContent ?? '').trim().slice(0, 40)) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved in the document of a page so far, and which parts of it. */
export const shiftsOf = (page: Page): Promise<{ readonly sum: number; readonly parts: readonly string[] }> =>
  page.evaluate(() => {
    const moved: { value: number; parts: string[] }[] = Reflect.get(window, 'moved');
    return { sum: moved.reduce((sum, { value }) => sum + value, 0), parts: moved.flatMap(({ parts }) => parts) };
  });
