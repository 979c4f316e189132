import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { holdBack } from '../steps/hold-back.ts';
import { title } from '../steps/open.ts';

const sheets = '**/assets/*.css';

/** Opens a page whose style sheets wait. @returns what lets them come */
async function openWithoutSheets(page: Page, path: string): Promise<() => void> {
  const letThrough = await holdBack(page, sheets);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letThrough;
}

/** Elements that have a place when somebody asks, as a browser does that looks for forms. */
const laidOut = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('body *')].filter((element) => element.getClientRects().length > 0).length,
  );

for (const path of ['/home', '/product-detail?spu=LM-DOME', '/shopping-cart', '/account/login']) {
  test(`nothing of ${path} is laid out before its style sheets are here`, async ({ page }) => {
    const release = await openWithoutSheets(page, path);
    expect(await page.evaluate(() => document.querySelectorAll('body *').length)).toBeGreaterThan(50);
    expect(await laidOut(page)).toBe(0);
    release();
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('style', /display/);
  });
}

test('a document that no script of the head hides is laid out without them: this count can fail', async ({ page }) => {
  await page.route('/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('root.style.display = "none";', '');
    await route.fulfill({ response, body, headers: { 'content-type': 'text/html' } });
  });
  const release = await openWithoutSheets(page, '/home');
  expect(await laidOut(page)).toBeGreaterThan(50);
  release();
  await expect(title(page)).toBeVisible();
});

test('a page whose sheets come late has the letters in its first layout', async ({ page }) => {
  const release = await openWithoutSheets(page, '/home');
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family}: ${status}`)))
    .toEqual(['"Instrument Sans Variable": loaded']);
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && requests.push(request.url()));
  release();
  await expect(title(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => url.includes('instrument-sans'))).toEqual([]);
});
