import { wholeTag } from '#tests/extent.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { fillAddress } from '../steps/buying.ts';
import { beMemberWithCoins } from '../steps/coins.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

test('a member exchanges coins for a lamp, sees it in the order and in the history, cancels and has the coins back [S1.scope.08]', async ({
  page,
}) => {
  await beMemberWithCoins(page, 2_000);
  await open(page, '/coin/center');
  const exchange = page.getByRole('region', { name: 'Exchange' });
  await expect(exchange.getByRole('button', { name: /^400 more coins needed for / })).toBeDisabled();
  await exchange.getByRole('link', { name: /^Order for coins: .+, 1,800 coins$/ }).click();
  await page.waitForURL(/\/order\/checkout\?source=COIN/);
  await fillAddress(page);
  await expect(page.getByText('1,800 of your 2,000 coins pay for everything.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Coupons and coins' })).toHaveCount(0);
  const order = page.getByRole('button', { name: 'Place order for 1,800 coins' });
  await order.click();
  await page.waitForURL(/\/order\/completed\?.*orderNo=/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';
  await expect(page.getByRole('main').getByText('1,800 coins').first()).toBeVisible();

  await open(page, '/coin/details');
  const movement = page.getByRole('row').filter({ has: page.locator(`a[href*="${orderNo}"]`) });
  await expect(movement).toContainText('−1,800');
  await movement.getByRole('link').click();
  await page.waitForURL(/\/order\/detail/);
  await expect(page.getByText('Paid with 1,800 coins')).toBeVisible();

  await openRunning(page, `/order/revoke?orderNo=${orderNo}`);
  await expect(page.getByText('You get your 1,800 coins back right away.')).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'What’s the reason?' })
    .getByRole('radio', { name: 'Another reason' })
    .check();
  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(title(page)).toHaveText('The order is canceled');
  await open(page, '/coin/center');
  await expect(title(page)).toHaveText('2,000 coins');
});

test(
  'a checkout without enough coins says how many are missing, and one without a member asks to log in [S1.scope.08]',
  { tag: wholeTag },
  async ({ page }) => {
    const checkout = '/order/checkout?source=COIN&itemId=coins-globe-us';
    await open(page, checkout);
    await expect(title(page)).toHaveText('Log in to exchange your coins');
    await beMemberWithCoins(page, 1_500);
    await open(page, checkout);
    await expect(page.getByRole('main').getByRole('button', { name: '900 more coins needed' })).toBeDisabled();
    await expect(page.getByText('It costs 2,400 coins. You have 1,500.')).toBeVisible();
    await page.getByRole('link', { name: 'Collect more coins' }).click();
    await expect(title(page)).toHaveText('1,500 coins');
  },
);

test(
  'a checkout whose offer ends meanwhile says so instead of ordering, and leads back to what is offered [S1.scope.08]',
  { tag: wholeTag },
  async ({ page }) => {
    await beMemberWithCoins(page, 500);
    const terms = ['--site', 'US', '--cost', '400', '--stock', '5', '--per-member', '1'];
    const [itemId = ''] = (await ops('exchange', 'add', '--sku', 'LM-ORB-GLOBE-1', ...terms)).split(' ');
    await open(page, `/order/checkout?source=COIN&itemId=${itemId}`);
    await expect(page.getByText('400 of your 500 coins pay for everything.')).toBeVisible();
    // What is asked for the address would hear of the end before the press.
    const quoted = page.waitForResponse('**/app-mall/v1/order/preview');
    await fillAddress(page);
    await quoted;
    await expect(page.getByText('You save')).toHaveCount(0);
    await ops('exchange', 'pause', itemId);
    await page.getByRole('button', { name: 'Place order for 400 coins' }).click();
    await expect(title(page)).toHaveText('You can no longer exchange coins for this');
    await page.getByRole('link', { name: 'See what coins get you' }).click();
    await expect(title(page)).toHaveText('500 coins');
  },
);
