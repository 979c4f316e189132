import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
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

/** Runs in the page. What a browser can fill in, in sections that are not laid out before somebody comes near. */
function fieldsThatWait(): string[] {
  return [...document.querySelectorAll('#root *')]
    .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
    .flatMap((section) => [...section.querySelectorAll('select, textarea, input:not([type=radio], [type=checkbox])')])
    .map((field) => field.outerHTML.slice(0, 80));
}

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

/**
 * Boundaries that are hydrated and that wait, where the server renders the page: its first view is hydrated, on a phone as on
 * a laptop. `npm test` looks at two of them.
 */
const pages = [
  { path: '/home', inPieces: { hydrated: 3, waiting: 8 } },
  { path: '/collections?categoryId=bulbs-and-ceiling', inPieces: { hydrated: 1, waiting: 2 } },
  { path: '/product-detail?spu=LM-CUBE', inPieces: { hydrated: 1, waiting: 11 } },
  { path: '/shopping-cart' },
  { path: '/account/login' },
];

for (const { path, inPieces } of pages) {
  const tag = inPieces && inPieces.waiting > 2 ? [] : wholeTag;
  test(`${path} starts without work that can wait for the first scroll`, { tag }, async ({ page, baseURL }) => {
    const forcedLayouts = await recordForcedLayouts(page);
    await countDateFormats(page);
    await openRunning(page, path);
    await page.waitForLoadState('networkidle');
    expect(await forcedLayouts()).toEqual([]);
    expect(await dateFormats(page)).toBe(0);
    // While lights are in a flash sale, they are one more piece.
    const sales = await page.getByRole('heading', { name: 'Flash sale, on now' }).count();
    if (inPieces) {
      const pieces = { ...inPieces, waiting: inPieces.waiting + sales };
      await expect.poll(() => boundaries(page)).toEqual(pieces);
    }
    // At the end of loading a browser looks for what it can fill in, and lays out the whole section of each field for it.
    expect(await page.evaluate(fieldsThatWait)).toEqual([]);

    await test.step('the controls: what each count finds', async () => {
      const forcedAgain = await recordForcedLayouts(page);
      // A script reads a size after it has written.
      await page.evaluate(`
        document.body.style.paddingTop = '3px';
        document.body.offsetHeight;
        //# sourceURL=${baseURL ?? ''}/assets/control.js
      `);
      expect(await forcedAgain()).toHaveLength(1);
      await page.evaluate(() => [new Intl.DateTimeFormat('en'), Intl.DateTimeFormat('en')].length);
      expect(await dateFormats(page)).toBe(2);
      const footer = page.getByRole('contentinfo');
      await footer.evaluate((section) => section.append(document.createElement('input')));
      expect(await page.evaluate(fieldsThatWait)).toHaveLength(1);
      // React must find its own markup when it comes.
      await footer.evaluate((section) => section.lastElementChild?.remove());
      if (!inPieces) return;
      // Somebody goes on.
      await footer.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await boundaries(page)).hydrated).toBeGreaterThan(inPieces.hydrated);
    });
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

for (const [index, { path }] of pages.entries()) {
  test(
    `the functions of ${path} are compiled beside the main thread`,
    { tag: index === 0 ? [] : wholeTag },
    async ({ page }) => {
      expect(await compiledWhileOpening(page, path)).toBeLessThan(20);
    },
  );
}

test('functions are compiled on the main thread where no file asks for it: this count can fail', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(compileHint, '') });
  });
  expect(await compiledWhileOpening(page, '/home')).toBeGreaterThan(500);
});
