import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { chooseTheme } from '../steps/bar.ts';
import { open } from '../steps/open.ts';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly tid: number;
  /** Microseconds of processor time, which another program on the machine cannot lengthen. */
  readonly tdur?: number;
}

/** What the main thread of the page did while something happened. */
async function workDuring(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents }: { traceEvents: (TraceEvent & { args?: { name?: string } })[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const renderers = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ tid }) => tid),
  );
  const own = traceEvents.filter(({ tid }) => renderers.has(tid));
  const tasks = own.filter(({ name }) => name.endsWith('RunTask')).map(({ tdur = 0 }) => tdur / 1_000);
  return {
    longestTask: Math.max(0, ...tasks),
    tasks: tasks.length,
    layouts: own.filter(({ name }) => name === 'Layout').length,
  };
}

test('a change of theme never keeps a frame for 50 ms, and moves nothing', async ({ page, browser }) => {
  await open(page, '/home');
  await page.waitForLoadState('networkidle');
  const theme = await page.locator('html').getAttribute('data-theme');
  const next = theme === 'dark' ? 'Light' : 'Dark';
  // Without the pictures: of each there is one by day and one by night.
  const places = () =>
    page
      .locator('main :is(h1, h2, h3, p, a, button)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]),
      );
  const before = await places();
  // Through the page itself: a menu that opens would count as well.
  const { longestTask, tasks } = await workDuring(browser, page, async () => {
    await chooseTheme(page, next);
    await expect(page.locator('html')).toHaveAttribute('data-theme', next.toLowerCase());
    await expect(page.locator('html')).not.toHaveAttribute('data-theme-switching');
  });
  expect(tasks).toBeGreaterThan(20);
  expect(longestTask).toBeLessThan(50);
  expect(await places()).toEqual(before);

  const { longestTask: busy } = await workDuring(browser, page, () =>
    page.evaluate(() => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    }),
  );
  expect(busy, 'a page that is busy for 400 ms is noticed').toBeGreaterThan(50);
});
