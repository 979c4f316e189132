import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { recordForcedLayouts } from '#tests/fixtures/layout-trace.ts';
import { recordTrace } from '#tests/fixtures/trace.ts';
import { compileHint } from '../../../tools/build/compile-hints.ts';
import { openRunning } from '../steps/open.ts';

/**
 * Suspense boundaries in the markup of the server: React leaves a comment before each, and marks the elements that it has
 * hydrated.
 */
const boundaries = (page: Page) =>
  page.evaluate(() => {
    const comments = document.createTreeWalker(document.getElementById('root') ?? document, NodeFilter.SHOW_COMMENT);
    const count = { hydrated: 0, waiting: 0 };
    while (comments.nextNode()) {
      const { currentNode: comment } = comments;
      if (!(comment instanceof Comment) || comment.data !== '$') continue;
      const isHydrated = Object.keys(comment.nextElementSibling ?? {}).some((key) => key.startsWith('__react'));
      count[isHydrated ? 'hydrated' : 'waiting'] += 1;
    }
    return count;
  });

/** The page itself and what its first view shows, on a phone and on a laptop. */
const inPieces = [
  { path: '/home', phone: { hydrated: 3, waiting: 8 }, laptop: { hydrated: 3, waiting: 8 } },
  {
    path: '/product-detail?spu=LM-CUBE',
    phone: { hydrated: 1, waiting: 10 },
    laptop: { hydrated: 1, waiting: 10 },
  },
  {
    path: '/collections?categoryId=bulbs-and-ceiling',
    phone: { hydrated: 1, waiting: 2 },
    laptop: { hydrated: 1, waiting: 2 },
  },
];

for (const { path, phone, laptop } of inPieces) {
  test(`before the first scroll ${path} has hydrated its first view and nothing else`, async ({ page, isMobile }) => {
    await openRunning(page, path);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => boundaries(page)).toEqual(isMobile ? phone : laptop);
    const before = await boundaries(page);

    // What the count finds when somebody goes on.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await boundaries(page)).hydrated).toBeGreaterThan(before.hydrated);
  });
}

/** Runs in the page. What a browser can fill in, in sections that are not laid out before somebody comes near. */
function fieldsThatWait(): string[] {
  return [...document.querySelectorAll('#root *')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
    .flatMap((section) => [...section.querySelectorAll('select, textarea, input:not([type=radio], [type=checkbox])')])
    .map((field) => field.outerHTML.slice(0, 80));
}

for (const { path } of inPieces) {
  // At the end of loading a browser looks for what it can fill in, and lays out the whole section of each field for it.
  test(`no section of ${path} that waits has a field`, async ({ page }) => {
    await openRunning(page, path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(fieldsThatWait)).toEqual([]);

    // What the list finds where one has.
    await page.getByRole('contentinfo').evaluate((footer) => footer.append(document.createElement('input')));
    expect(await page.evaluate(fieldsThatWait)).toHaveLength(1);
  });
}

const pages = [
  '/home',
  '/collections?categoryId=table-lamps',
  '/product-detail?spu=LM-DOME',
  '/shopping-cart',
  '/account/login',
];

for (const path of pages) {
  test(`no script of ours makes the browser lay out ${path} before its time`, async ({ page, baseURL }) => {
    const forcedLayouts = await recordForcedLayouts(page);
    await openRunning(page, path);
    await page.waitForLoadState('networkidle');
    expect(await forcedLayouts()).toEqual([]);

    // What the count finds where a script reads a size after it has written.
    const forcedAgain = await recordForcedLayouts(page);
    await page.evaluate(`
      document.body.style.paddingTop = '3px';
      document.body.offsetHeight;
      //# sourceURL=${baseURL ?? ''}/assets/control.js
    `);
    expect(await forcedAgain()).toHaveLength(1);
  });
}

test('a guest who is here for the first time asks the API for nothing that the server has put into a product', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/app-mall/')) paths.push(pathname);
  });
  // A product that no other test opens: what the server has kept for a minute would be asked for again.
  await openRunning(page, '/product-detail?spu=LM-FACET');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /with a coupon/ })
      .first(),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(paths).toEqual([]);

  // What the list finds where something is asked for.
  await page.evaluate(() => fetch('/app-mall/v1/market/list'));
  expect(paths).toEqual(['/app-mall/v1/market/list']);
});

/** Counts the date formats that a page makes; each document's first loads tables for a tenth of a second of a slow phone. */
const countDateFormats = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { dateFormats: 0 });
    const count = () => Object.assign(window, { dateFormats: Number(Reflect.get(window, 'dateFormats')) + 1 });
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct: (format, [locale, options]) => (count(), new format(locale, options)),
      apply: (format, _, [locale, options]) => (count(), format(locale, options)),
    });
  });
const dateFormats = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'dateFormats')));

for (const path of pages) {
  test(`${path} makes no date format while it starts`, async ({ page }) => {
    await countDateFormats(page);
    await openRunning(page, path);
    await page.waitForLoadState('networkidle');
    expect(await dateFormats(page)).toBe(0);

    // What the count finds where a date is formatted.
    await page.evaluate(() => [new Intl.DateTimeFormat('en'), Intl.DateTimeFormat('en')].length);
    expect(await dateFormats(page)).toBe(2);
  });
}

/** Opens a page. @returns how many functions the browser compiled on the main thread meanwhile */
async function compiledWhileOpening(page: Page, path: string): Promise<number> {
  const stop = await recordTrace(page, 'disabled-by-default-v8.compile');
  // Nothing is asked of the page: what looks into it is compiled there, too. This file is asked for when the machines run.
  const isRunning = page.waitForResponse(/\/assets\/with-machines-[^/]+\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await isRunning;
  await page.waitForLoadState('networkidle');
  return (await stop()).filter(({ name }) => name === 'V8.CompileCode').length;
}

for (const path of pages) {
  test(`the functions of ${path} are compiled beside the main thread`, async ({ browser, page }) => {
    expect(await compiledWhileOpening(page, path)).toBeLessThan(20);

    // What the count finds where no file asks for it: a browser that has compiled nothing of the shop yet.
    const context = await browser.newContext();
    await context.route('**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace(compileHint, '') });
    });
    expect(await compiledWhileOpening(await context.newPage(), path)).toBeGreaterThan(500);
    await context.close();
  });
}
