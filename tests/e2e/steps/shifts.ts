import type { Page } from '@playwright/test';

/** As much as everything in view, and as far as the view is high, is 1: the sum of a page must stay below this. */
export const leastShift = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * Notes in each document what moves without a hand, and lets each answer of the shop come a moment (ms) later than it would, so
 * that what waits for it is painted before.
 */
export async function watchShifts(page: Page, moment = 500): Promise<void> {
  await page.route(/\/(?:app-mall|bff-app)\//, async (route) => {
    await new Promise((go) => setTimeout(go, moment));
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
