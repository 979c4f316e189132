import { expect, test } from '#tests/fixtures/test.ts';
import { fillAddress } from '../steps/buying.ts';
import { beMemberWithCoins } from '../steps/coins.ts';
import { goesAway } from '../steps/goes-away.ts';
import { open, openRunning, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';

test('a member pays less with a code and coins, sees both in the order, cancels it and has both back [S1.scope.07]', async ({
  page,
}) => {
  const member = await beMemberWithCoins(page, 500);
  await open(page, '/order/checkout?source=BUY_NOW&sku=LM-HUB-1&quantity=2');
  await fillAddress(page);

  // The best coupon is in the price before anything is chosen.
  const discounts = page.getByRole('region', { name: 'Coupons and coins' });
  await expect(discounts.getByText('$12 off, saves $12.00')).toBeVisible();
  await discounts.getByRole('button', { name: 'Change' }).click();
  const picker = page.getByRole('dialog', { name: 'Your coupons' });
  await picker.getByText('Have a code?').click();
  await picker.getByRole('textbox', { name: 'Code' }).fill('lights10');
  await page.keyboard.press('Enter');
  await expect(picker.getByText('Added to your coupons: 10% off')).toBeVisible();
  await expect(picker.getByText('10% off replaces $12 off.')).toBeVisible();
  await goesAway(picker, () => picker.getByRole('button', { name: 'Apply' }).click());
  await expect(discounts.getByText('10% off, saves $12.00')).toBeVisible();

  const slider = discounts.getByRole('slider', { name: 'Coins to use' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '200 coins, $2.00 off');
  await expect(page.getByRole('main').getByText('−$2.00')).toBeVisible();
  await page.getByRole('button', { name: /^Place order (·|and pay) \$/ }).click();
  await page.waitForURL(/\/order\/payment\/card\?.*orderNo=/);
  const orderNo = new URL(page.url()).searchParams.get('orderNo') ?? '';

  await openRunning(page, `/order/detail?orderNo=${orderNo}`);
  const used = page.getByRole('region', { name: 'Coupons and coins' });
  await expect(used.getByText('Set aside until you pay')).toBeVisible();
  await expect(used.getByText('200 coins, −$2.00')).toBeVisible();
  await openRunning(page, `/order/revoke?orderNo=${orderNo}`);
  await expect(title(page)).toHaveText('Cancel this order?');
  await page.getByRole('main').getByRole('button', { name: 'Cancel order' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Cancel order' })
    .click();
  await expect(title(page)).toHaveText('Your order is canceled');
  await openRunning(page, `/order/detail?orderNo=${orderNo}`);
  await expect(used.getByText('Back in your coupons')).toBeVisible();
  expect(await ops('coin', 'balance', member.email)).toContain('500 available, 0 pending, 0 held by orders');
});
