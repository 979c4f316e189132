import type { Page, Request } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { kept } from '../steps/kept.ts';
import { openRunning } from '../steps/open.ts';

const path = '/app-mall/v1/page-time/report';
const start = new Date('2026-11-21T20:00:00Z').getTime();

/** A page whose clock stands still until it is told to pass; reports come with the second in which they left. */
async function openCounting(page: Page, address: string) {
  const clock = { second: 0 };
  const reports: { readonly second: number; readonly request: Request }[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) reports.push({ second: clock.second, request });
  });
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1_000);
  await openRunning(page, address);

  const pass = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 1) {
      clock.second += 1;
      await page.clock.runFor(1_000);
      for (const { request } of reports) await request.response();
    }
  };
  return { reports, pass };
}

const pagesOf = (request: Request): { path: string; duration: number }[] => request.postDataJSON().pages;

test('time on a page is reported after 6, 18 and 39 s, and the shop takes it', async ({ page }) => {
  const { reports, pass } = await openCounting(page, '/support');
  await pass(40);
  expect(reports.map(({ second }) => second)).toEqual([6, 18, 39]);
  expect(reports.flatMap(({ request }) => pagesOf(request).map(({ duration }) => duration))).toEqual([
    6_000, 12_000, 21_000,
  ]);
  for (const { request } of reports) {
    expect(request.headers()['clientid']).toBe(await kept(page, 'clientid'));
    expect(await (await request.response())?.json()).toMatchObject({ status: 200 });
  }
  expect(reports.flatMap(({ request }) => pagesOf(request))[0]).toEqual({
    path: '/support',
    duration: 6_000,
    pathName: 'support',
    moduleId: 'support',
    activityName: '',
  });
});

/** Puts the tab behind another one, as far as the page can tell. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('each page has its own time, and what is left leaves when the tab goes behind another', async ({ page }) => {
  const { reports, pass } = await openCounting(page, '/support');
  await pass(3);
  await page.getByRole('banner').getByRole('link', { name: 'Cart' }).first().click();
  await expect(page).toHaveURL(/shopping-cart/);
  // Forgotten with the answer to a report. One that is still on its way would leave what is left to the next document.
  await page.evaluate(() => localStorage.setItem('pageTimeRecords', '[]'));
  await pass(6);
  await expect.poll(() => kept(page, 'pageTimeRecords')).toBeUndefined();
  await hide(page);
  await expect.poll(() => reports.length).toBe(2);
  await pass(60);
  expect(reports.flatMap(({ request }) => pagesOf(request).map((one) => [one.path, one.duration]))).toEqual([
    ['/support', 3_000],
    ['/shopping-cart', 3_000],
    ['/shopping-cart', 3_000],
  ]);
});

test.describe('without a network', () => {
  test.use({ tolerated: /ERR_INTERNET_DISCONNECTED/ });

  test('time is kept and reported by the next document', async ({ page, context }) => {
    const { reports, pass } = await openCounting(page, '/support');
    await context.setOffline(true);
    await pass(6);
    await expect.poll(() => kept(page, 'pageTimeRecords')).toContain('"duration":6000');
    await context.setOffline(false);
    await openRunning(page, '/support');
    await pass(6);
    await expect.poll(() => kept(page, 'pageTimeRecords')).toBeUndefined();
    const last = reports.slice(-1).flatMap(({ request }) => pagesOf(request));
    expect(last.map(({ duration }) => duration)).toEqual([6_000, 6_000]);
  });
});
