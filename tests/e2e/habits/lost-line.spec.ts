import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { cartLines } from '../steps/buying.ts';
import { goesAway } from '../steps/goes-away.ts';
import { keptCart } from '../steps/kept.ts';
import { openRunning, title, withoutScripts } from '../steps/open.ts';

// What the browser and our own log say about the missing network.
test.use({ tolerated: /ERR_INTERNET_DISCONNECTED|Failed to load resource|ChunkError|dynamically imported/ });

test('a lamp is added while the line is gone: the page stays, names it, and undoes it', async ({ page, context }) => {
  // Whatever the browser takes for a first movement, nothing of the sheet is here.
  const sheetCode = /added-sheet-[^/]*\.js$/;
  await page.route(sheetCode, (route) => route.abort());
  await openRunning(page, '/product-detail?spu=LM-TORCH');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(cartLink(page, 1)).toBeVisible();
  const notice = page
    .getByRole('region', { name: 'Notices' })
    .getByRole('listitem')
    .filter({ hasText: 'added to cart' });
  await expect(notice).toContainText('Torch');
  await expect(title(page)).toContainText('Torch');
  await goesAway(notice, () => notice.getByRole('button', { name: 'Undo' }).click());
  expect(await keptCart(page, 'US')).toEqual({});

  await context.setOffline(false);
  await page.unroute(sheetCode);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  const added = page.getByRole('dialog', { name: 'Added to cart' });
  await expect(added).toContainText('Torch');
  await goesAway(added, () => added.getByRole('button', { name: 'Undo' }).click());
  expect(await keptCart(page, 'US')).toEqual({});

  // Seen once, the page of the cart opens without a line, too.
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 0 items' }).click();
  await expect(title(page)).toHaveText('Your cart is empty');
  await page.goBack();
  await expect(title(page)).toContainText('Torch');

  // By now the sheet is here, and the line may drop.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).first().click();
  await expect(added).toContainText('Torch');

  // The cart was never priced here: it has names, pictures and what does not need the shop.
  await added.getByRole('link', { name: 'Go to cart' }).click();
  const line = cartLines(page).filter({ hasText: 'Torch' });
  await expect(line).toContainText('Price when you’re online');
  await expect(line.getByRole('img')).toBeVisible();
  await line.getByRole('button', { name: 'One more' }).click();
  await expect(cartLink(page, 2)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Checkout/ })).toBeDisabled();
});

test('what is sold out has no order to place', async ({ page }) => {
  await openRunning(page, '/order/checkout?source=BUY_NOW&sku=LM-PATH-6&quantity=1');
  await expect(title(page)).toHaveText('None of this is available');
  await expect(page.getByRole('main').getByText('Out of stock')).toBeVisible();
  await expect(page.getByRole('button', { name: /Place order|Continue to payment/ })).toHaveCount(0);
  await expect(page.getByText('Nothing to pay', { exact: true })).toHaveCount(0);
});

test('without scripts a page that needs them says so, instead of a skeleton or an empty cart', async ({ browser }) => {
  for (const [address, words] of [
    ['/order/checkout', 'This page needs JavaScript.'],
    ['/account/my-center', 'This page needs JavaScript.'],
    ['/order/list', 'Checked out as a guest?'],
    ['/profile', 'This page needs JavaScript.'],
    ['/shopping-cart', 'Your cart needs JavaScript.'],
  ] as const) {
    await withoutScripts(browser, address, async (page) => {
      // Playwright reads no text of `noscript`, unless as people see it.
      await expect(page.getByRole('main')).toContainText(words, { useInnerText: true });
      await expect(page.locator('[data-skeleton] [class*="bones"]').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByText('Your cart is empty').filter({ visible: true })).toHaveCount(0);
    });
  }
});
