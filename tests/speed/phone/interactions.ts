import type { Locator, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from input to the next paint, of every event that the browser describes. */
    interactionTimes?: number[];
  }
}

/** The least that the browser describes: an interaction it only counts was shorter. */
const leastMs = 16;
const longestMs = 10_000;
/** Entries come after the paint they speak of. */
const entriesWithinMs = 500;

/** Measures every input from the next document on. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((threshold) => {
    const times: number[] = [];
    const events = { type: 'event', durationThreshold: threshold };
    window.interactionTimes = times;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && entry.interactionId) times.push(entry.duration);
      }
    }).observe(events);
  }, leastMs);
}

/** Milliseconds from a tap to the next paint. @throws when the page never noticed the tap */
export async function timeTap(page: Page, target: Locator): Promise<number> {
  const before = await page.evaluate(() => {
    window.interactionTimes?.splice(0);
    return performance.interactionCount;
  });
  await target.tap();
  await page.waitForFunction((count) => performance.interactionCount > count, before, { timeout: longestMs });
  await page.waitForTimeout(entriesWithinMs);
  const times = await page.evaluate(() => window.interactionTimes);
  if (!times) throw new Error('The page was loaded anew while it was measured');
  return Math.max(leastMs, ...times);
}
