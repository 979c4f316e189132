import { expect, test } from '#tests/fixtures/test.ts';
import { cartLink } from '../steps/bar.ts';
import { cartLines, fillAddress, placeOrder } from '../steps/buying.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

test('a new member claims the pack, orders a light at its first-order price, and has it once [S1.scope.17] [S2.routes.64]', async ({
  page,
}) => {
  const member = await newMember('newcomer');
  await keepTokens(page, member);
  const main = page.getByRole('main');
  await test.step('one press brings coins and opens the prices', async () => {
    await openRunning(page, '/prom/new-user');
    await expect(title(page)).toHaveText('$12 off your first light');
    await main.getByRole('button', { name: 'Claim it' }).click();
    await expect(main.getByRole('link', { name: 'See your coupons' })).toBeVisible();
    expect(await ops('coin', 'balance', member.email)).toContain('300 available');
  });

  await test.step('the light is in the cart at its price, once', async () => {
    const add = main.getByRole('button', { name: 'Add to cart at the first-order price: Cube night light' });
    await add.click();
    await expect(cartLink(page, 1)).toBeVisible();
    await openRunning(page, '/shopping-cart');
    await expect(cartLines(page)).toHaveCount(1);
    await expect(cartLines(page)).toContainText('$16.99');
  });

  await test.step('it is ordered at that price, and the offer is used', async () => {
    await openRunning(page, '/order/checkout');
    await fillAddress(page);
    // These prices are given once for each house.
    await page.getByRole('textbox', { name: 'Street and number' }).fill(`${Date.now()} Market Street`);
    await expect(main.getByText('$16.99').first()).toBeVisible();
    await placeOrder(page);
    await page.waitForURL(/\/order\/payment/);
    await openRunning(page, '/prom/new-user');
    await expect(main.getByText('You’ve used these prices on your first order.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Go to coupon center' })).toBeVisible();
  });
});
