import type { Page } from '@playwright/test';
import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { keep } from '../steps/kept.ts';
import { open, title } from '../steps/open.ts';

const pages = [
  ['/home', []],
  ['/collections?categoryId=table-lamps', [wholeTag]],
  ['/product-detail?spu=LM-CUBE', []],
  ['/account/login', [wholeTag]],
  ['/shopping-cart', [wholeTag]],
] as const;

/** When the first view was painted and when the first script was asked for, in ms of the document. */
const beginning = (page: Page) =>
  page.evaluate(async () => {
    const lead = document.querySelector('img[fetchpriority=high]') !== null;
    const painted = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const [first] = list
          .getEntries()
          .filter((entry) => !lead || ('element' in entry && entry.element instanceof HTMLImageElement));
        if (first) resolve(first.startTime);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ startTime }) => startTime);
    return { painted, firstScript: Math.min(...scripts) };
  });

for (const [path, tag] of pages) {
  test(`the code of ${path} is asked for when its first view is painted`, { tag: [...tag] }, async ({ page }) => {
    await open(page, path);
    const { painted, firstScript } = await beginning(page);
    expect(firstScript).toBeGreaterThan(painted);
  });
}

test('code that stands in the head is asked for before anything is painted', async ({ page }) => {
  await page.route('**/home', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<template id="code">', '').replace('</template>', '') });
  });
  await open(page, '/home');
  const { painted, firstScript } = await beginning(page);
  expect(firstScript).toBeLessThan(painted);
});

test('a personal page, which is a skeleton until its code is here, asks for it at once', async ({ page }) => {
  await open(page, '/account/my-center');
  await expect(page.locator('head > script[type=module]')).toHaveCount(1);
  await expect(page.locator('template#code')).toHaveCount(0);
});

test.describe('the cart before its code is here', () => {
  // It is held back on purpose.
  test.use({ tolerated: /ERR_FAILED/ });

  const empty = (page: Page) => title(page).filter({ hasText: 'Your cart is empty' });
  const skeleton = (page: Page) => page.getByRole('main').locator('[aria-busy="true"]').first();

  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));

  test('is empty where this browser keeps nothing', async ({ page }) => {
    await page.goto('/shopping-cart');
    await expect(empty(page)).toBeVisible();
    await expect(skeleton(page)).toBeHidden();
  });

  for (const [what, key, value] of [
    [
      'a guest’s lines',
      'shoppingCart',
      JSON.stringify({ list: { US: [{ sku: 'LM-CUBE-1', quantity: 1, buyType: 0 }] } }),
    ],
    ['a member’s token', 'token', 'at_1'],
  ] as const) {
    test(`is a skeleton where this browser keeps ${what}`, async ({ page }) => {
      await keep(page, key, value);
      await page.goto('/shopping-cart');
      await expect(skeleton(page)).toBeVisible();
      await expect(empty(page)).toBeHidden();
    });
  }
});
