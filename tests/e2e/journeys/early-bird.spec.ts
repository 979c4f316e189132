import { expect, test } from '#tests/fixtures/test.ts';
import { fillCheckout, placeOrder } from '../steps/buying.ts';
import { startLadder } from '../steps/ladder.ts';
import { newEmail } from '../steps/mail.ts';
import { open } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';
import { unpaidOrder } from '../steps/order.ts';

const sku = 'LM-SENSE-2';

test('a step that is sold while somebody is in the checkout lifts the price, which is asked for once more [S1.scope.13]', async ({
  page,
}) => {
  const { id, item } = await startLadder(sku, [
    { amount: 3_100, quota: 2 },
    { amount: 4_100, quota: 3 },
  ]);
  await open(page, '/prom/early-bird-activity');
  await page.locator(`a[href*="id=${id}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /: \$31.00 for the next 2$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Buy at $31.00' }).click();
  await fillCheckout(page, newEmail('early'));
  await expect(page.getByRole('button', { name: 'Place order · $39.24' })).toBeVisible();

  const promotion = { buyType: 2, promoItemId: item };
  await unpaidOrder({ email: newEmail('early') }, { sku, quantity: 2, promotion });
  await placeOrder(page);
  await expect(page.getByText('Price changed, was $31.00').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Place order · $49.96' })).toBeVisible();
  await placeOrder(page);
  await page.waitForURL(/\/order\/payment/);

  await open(page, `/prom/early-bird-activity-detail?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /: \$41.00 for the next 2$/ })).toBeVisible();
  await ops('promo', 'end', id);
});
