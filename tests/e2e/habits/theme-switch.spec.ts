import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { comeToLightSwitch, lightSwitch, lookSettles, themeOf } from '../steps/bar.ts';
import { kept } from '../steps/kept.ts';
import { open, openRunning, quiet } from '../steps/open.ts';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, which another program on the machine hardly lengthens. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly elementCount?: number };
}

const rendering = new Set(['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit']);

interface Rendering {
  /** Milliseconds of work on style, layout and paint in each frame of the page. */
  readonly frames: readonly number[];
  /** How many elements each pass over the styles of the page computed. */
  readonly styled: readonly number[];
}

/** What the page rendered while something happened. */
async function renderingDuring(browser: Browser, page: Page, act: () => Promise<void>): Promise<Rendering> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const own = traceEvents.filter((event) => pages.has(threadOf(event)));
  const work = own.filter(({ name }) => rendering.has(name));
  const styled = own.filter(({ name }) => name === 'UpdateLayoutTree').map(({ args }) => args?.elementCount ?? 0);
  const frames = own
    .filter(({ name }) => name.endsWith('RunTask'))
    .map(({ pid, ts, dur = 0 }) =>
      work
        .filter((part) => part.pid === pid && part.ts >= ts && part.ts < ts + dur)
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1_000, 0),
    )
    .filter((milliseconds) => milliseconds > 0);
  return { frames, styled };
}

test('a switch of the light styles the page once, never keeps a frame for 50 ms, and moves nothing', async ({
  page,
  browser,
}) => {
  await open(page, '/home');
  await quiet(page);
  const theme = await page.locator('html').getAttribute('data-theme');
  await comeToLightSwitch(page);
  // Without the pictures: of each there is one by day and one by night.
  const places = () =>
    page
      .locator('main :is(h1, h2, h3, p, a, button)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height]),
      );
  const isLaidOut = (place: readonly number[] = []) => place[2] !== 0;
  const before = await places();
  const { frames, styled } = await renderingDuring(browser, page, async () => {
    await lightSwitch(page).click();
    await lookSettles(page, theme === 'dark' ? 'light' : 'dark');
  });
  expect(frames.length).toBeGreaterThan(3);
  expect(styled.filter((elements) => elements > 200)).toHaveLength(1);
  expect(Math.max(...frames)).toBeLessThan(50);
  // What stands far below is laid out when the browser has time for it.
  const after = (await places()).filter((_, index) => isLaidOut(before[index]));
  expect(after).toEqual(before.filter(isLaidOut));

  const heavy = await renderingDuring(browser, page, () =>
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
  expect(Math.max(...heavy.frames), 'a frame with 40,000 new elements is noticed').toBeGreaterThan(50);
});

test(
  'a hundred switches that interrupt each other end in the theme that was chosen',
  { tag: '@all' },
  async ({ page }) => {
    await openRunning(page, '/home');
    const first = await themeOf(page);
    await lightSwitch(page).evaluate(async (button: HTMLElement) => {
      for (let press = 0; press < 101; press += 1) {
        button.click();
        // Everywhere in a show, and sometimes in the same task.
        const pause = (press * 37) % 330;
        if (pause > 30) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    });
    const last = first === 'dark' ? 'light' : 'dark';
    await lookSettles(page, last);
    await expect(lightSwitch(page)).toBeChecked({ checked: last === 'dark' });
    expect(await kept(page, 'themeId')).toBe(last === 'dark' ? '2' : '1');
    await expect(page.locator('[data-veil],[data-lit]')).toHaveCount(0);
  },
);

test('the other side of a picture is fetched when somebody comes near the switch, and not before', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  // The home page shows a lamp by night in both themes.
  await openRunning(page, '/collections?categoryId=table-lamps');
  await quiet(page);
  const hidden = (await themeOf(page)) === 'dark' ? /\/(?:day|off)-/ : /\/night-/;
  expect(fetched.filter((path) => hidden.test(path) || path.includes('light-show'))).toEqual([]);
  await lightSwitch(page).hover();
  await expect.poll(() => fetched.filter((path) => hidden.test(path)).length).toBeGreaterThan(0);
  expect(fetched.filter((path) => path.includes('light-show'))).toHaveLength(1);
});
