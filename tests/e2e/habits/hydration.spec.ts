import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { openRunning } from '../steps/open.ts';

/** React marks an element when it hydrates it. */
const hydrated = (elements: Locator) =>
  elements.evaluateAll(
    (all) => all.filter((element) => Object.keys(element).some((key) => key.startsWith('__react'))).length,
  );

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const footerLinks = (page: Page) => page.getByRole('contentinfo').getByRole('link');
const addButtons = (page: Page) => cards(page).getByRole('button', { name: /^Add .* to cart$/ });

for (const { path, mostElements } of [
  { path: '/home', mostElements: 900 },
  { path: '/product-detail?spu=LM-CUBE', mostElements: 700 },
]) {
  test(`the document of ${path} has few elements, and what lies below the view is not hydrated before it is near`, async ({
    page,
  }) => {
    await openRunning(page, path);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(mostElements);
    expect(await cards(page).count()).toBeGreaterThan(3);
    expect(await hydrated(page.getByRole('heading', { level: 1 }))).toBe(1);
    expect(await hydrated(cards(page).last())).toBe(0);
    expect(await hydrated(footerLinks(page))).toBe(0);

    // What the count finds when somebody goes there.
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect.poll(() => hydrated(cards(page).last())).toBe(1);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect.poll(() => hydrated(footerLinks(page))).toBeGreaterThan(3);
  });
}

test('a press in a section that is not hydrated does what it says, once', async ({ page }) => {
  await openRunning(page, '/product-detail?spu=LM-CUBE');
  const add = addButtons(page).last();
  expect(await hydrated(add)).toBe(0);
  // Without scrolling there first, as a reader of the page for people who cannot see it does.
  await add.dispatchEvent('click');
  await expect(cartLink(page, 1)).toBeVisible();
});

test('the keyboard reaches and presses a button in a section that is not hydrated', async ({ page }) => {
  await openRunning(page, '/product-detail?spu=LM-CUBE');
  const add = addButtons(page).last();
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(cartLink(page, 1)).toBeVisible();
});
