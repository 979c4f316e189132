import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { goTo } from '../steps/bar.ts';
import { holdBack } from '../steps/hold-back.ts';
import { kept } from '../steps/kept.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { codeOfPages, listenForCode } from '../steps/page-code.ts';

declare global {
  interface Window {
    /** The skeletons this document has shown, in their order. */
    seenSkeletons?: string[];
    /** The elements of the frame when the document had come alive. */
    firstFrame?: readonly Element[];
  }
}

/** Writes down every skeleton that is in the page for even one frame, from the next document on. */
async function watchSkeletons(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    window.seenSkeletons = seen;
    const look = () => {
      const kind = document.querySelector('[data-skeleton]')?.getAttribute('data-skeleton');
      if (kind && seen.at(-1) !== kind) seen.push(kind);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** What stands around every page, and what holds all of it. */
const frame = ':has(> #main), header:has(~ #main), #main, #main ~ div > footer';

const seenSkeletons = (page: Page) => page.evaluate(() => window.seenSkeletons);
const hrefs = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => !href.startsWith('#')),
    );

test('a page brings its own code alone, and the frame around it stays [S2.routing.02 S2.routing.03 S2.routing.04]', async ({
  page,
}) => {
  const requests = await listenForCode(page);
  await openRunning(page, '/home');
  expect(requests()).toEqual(['home/home']);
  const links = await hrefs(page);
  expect(links.filter((href) => !/^\/[a-z]/.test(href))).toEqual([]);
  expect(links).toContain('/collections?site=US');

  await page.evaluate((parts) => (window.firstFrame = [...document.querySelectorAll(parts)]), frame);
  await goTo(page, 'Collections');
  await expect(title(page)).toHaveText('Collections');
  expect(requests()).toEqual(['home/home', 'product/collections']);
  const isSame = await page.evaluate((parts) => {
    const now = [...document.querySelectorAll(parts)];
    return now.length === 4 && now.every((element, index) => element === window.firstFrame?.[index]);
  }, frame);
  expect(isSame).toBe(true);
});

test('code on its way has a spinner over the skeleton of its page, and no other page’s skeleton shows [S2.routing.06 S2.skeleton.01]', async ({
  page,
}) => {
  const code = (await codeOfPages()).get('account/login') ?? '';
  const letThrough = await holdBack(page, `**${code}`);
  await watchSkeletons(page);
  await openRunning(page, '/home');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  const busy = page.getByRole('main').getByRole('status', { name: 'Loading' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(busy.locator('svg')).toBeVisible();
  await expect(busy.locator('svg')).toBeInViewport();
  await expect(page).toHaveURL(/\/account\/login/);
  letThrough();
  await expect(title(page)).toHaveText('Welcome back');
  await expect(busy).toHaveCount(0);
  expect(await seenSkeletons(page)).toEqual(['form']);

  await open(page, '/account/my-center');
  await expect(title(page)).toHaveText('Hello there');
  expect(await seenSkeletons(page)).toEqual(['account']);
});

test('a setting in the page puts every link and route under another base [S2.routing.05]', async ({ page }) => {
  const built = await readFile('dist/client/index.html', 'utf8');
  const body = built.replace('<!--settings-->', '<meta name="router-base" content="/shop/" />');
  await page.route(/^[^?]+:\d+\/shop\//, (route) => route.fulfill({ contentType: 'text/html', body }));
  await open(page, '/shop/');
  await expect(page).toHaveURL(/:\d+\/shop\/home(\?|$)/);
  await expect(title(page)).toHaveText(/.+/);
  await expect.poll(async () => (await hrefs(page)).length).toBeGreaterThan(20);
  expect((await hrefs(page)).filter((href) => !href.startsWith('/shop/'))).toEqual([]);
  await goTo(page, 'Collections');
  await expect(page).toHaveURL(/:\d+\/shop\/collections\?site=US$/);
  await expect(title(page)).toHaveText('Collections');
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/shop\/home/);
  await open(page, '/shop/no/such/page');
  await expect(title(page)).toHaveText('Page not found');
});

test('the frame of foreign pages takes its market from its address [S2.frame.04]', async ({ page }) => {
  await open(page, '/home/frame?url=https%3A%2F%2Fa.example%2F&title=Care&site=UK');
  await expect(title(page)).toHaveText('Care');
  await expect.poll(() => kept(page, 'site')).toBe('GB');
  expect((await hrefs(page)).filter((href) => href.startsWith('/') && !href.includes('site=GB'))).toEqual([]);
});

/** Where somebody stands who has read to the end. */
const toTheEnd = (page: Page) => page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));

test('a link from the foot of a product to another one begins at its top, and Back at the place that was left', async ({
  page,
}) => {
  await openRunning(page, '/product-detail?spu=LM-DOME');
  const rail = page.getByRole('main').getByRole('region', { name: 'Goes well with' });
  const other = rail.getByRole('link').first();
  await other.scrollIntoViewIfNeeded();
  await other.click();
  await expect(title(page)).not.toHaveText('Dome table lamp');
  await expect(title(page)).toBeInViewport();
  await expect(title(page)).toBeFocused();
  await page.goBack();
  await expect(title(page)).toHaveText('Dome table lamp');
  await expect(rail).toBeInViewport();
});

test('an address that is only completed moves nothing', async ({ page }) => {
  await openRunning(page, '/product-detail?sku=LM-DOME-VERMILION');
  const variant = page.getByRole('main').getByRole('radio').last();
  await variant.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => window.scrollY);
  const before = await place();
  await variant.click();
  await expect(page).toHaveURL(/spu=LM-DOME/);
  expect(await place()).toBe(before);
  await expect(title(page)).not.toBeFocused();
});

for (const [from, link, heading, tag] of [
  ['/collections?categoryId=table-lamps', 'Collections', 'Collections', [wholeTag]],
  ['/support/policy?key=terms', /^Privacy/, 'Privacy', []],
] as const) {
  test(`a link at the foot of ${from} to another one begins at the top`, { tag: [...tag] }, async ({ page }) => {
    await openRunning(page, from);
    await toTheEnd(page);
    await page.getByRole('link', { name: link }).last().click();
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeInViewport();
    await expect(title(page)).toBeFocused();
  });
}
