import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { chooseTheme, lookSettles } from '../steps/bar.ts';
import { open } from '../steps/open.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, which another program on the machine hardly lengthens. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const rendering = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

/** Milliseconds of work on style, layout and paint in each frame of the page while something happened. */
async function framesDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const own = traceEvents.filter((event) => pages.has(threadOf(event)));
  const work = own.filter(({ name }) => rendering.has(name));
  return own
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ pid, ts, dur = 0 }) =>
      work
        .filter((part) => part.pid === pid && part.ts >= ts && part.ts < ts + dur)
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0),
    )
    .filter((milliseconds) => milliseconds > 0);
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
  const frames = await framesDuring(browser, page, async () => {
    await chooseTheme(page, next);
    await lookSettles(page, next === 'Light' ? 'light' : 'dark');
  });
  expect(frames.length).toBeGreaterThan(3);
  expect(Math.max(...frames)).toBeLessThan(50);
  expect(await places()).toEqual(before);

  const heavy = await framesDuring(browser, page, () =>
    page.evaluate(() => {
      const crowd = Array.from({ length: 40_000 }, (_, index) => {
        const one = document.createElement('span');
        one.textContent = `${index} `;
        return one;
      });
      document.querySelector('main')?.append(...crowd);
      return new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    }),
  );
  expect(Math.max(...heavy), 'a frame with 40,000 new elements is noticed').toBeGreaterThan(50);
});
