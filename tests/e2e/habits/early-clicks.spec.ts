import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { alive } from '../steps/open.ts';

test('what is pressed before the scripts have come is done when they come, and only once', async ({ page }) => {
  let letThrough = (): void => undefined;
  const pressed = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.goto('/product-detail?spu=LM-CUBE', { waitUntil: 'commit' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first();
  await add.click();
  await add.click();
  await expect(cartLink(page, 1)).toHaveCount(0);

  letThrough();
  await alive(page);
  await expect(cartLink(page, 1)).toBeVisible();
});
