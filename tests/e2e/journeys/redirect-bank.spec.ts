import { expect, test } from '#tests/fixtures/test.ts';
import { chargesOf } from '../steps/api.ts';
import { orderLamp } from '../steps/buying.ts';
import { keepAlone } from '../steps/kept.ts';
import { mailTo, newEmail } from '../steps/mail.ts';
import { openRunning, title } from '../steps/open.ts';
import { unpaidOrder } from '../steps/order.ts';

test('a bank whose way back is lost: the webhook settles, and another browser shows the payment', async ({
  page,
  newVisitor,
}) => {
  const email = newEmail('banker');
  const orderNo = await orderLamp(page, email, 'Pay by bank');
  await page.waitForURL(/\/bank\//);
  const bank = page.url();
  await page.getByRole('button', { name: 'Pay and lose the way back' }).click();
  await expect(title(page)).toHaveText('Paid. The way back is lost.');
  await page.close();

  await mailTo(email, `Your order ${orderNo} is paid`);
  expect(await chargesOf(orderNo)).toHaveLength(1);

  // The bank sends whoever opens its page again along the signed way back.
  const stranger = await newVisitor();
  await stranger.goto(bank);
  await stranger.waitForURL(/\/payment\/recall/);
  await expect(title(stranger)).toHaveText('Your payment has arrived');
  await expect(stranger.getByRole('main')).not.toContainText(email);
});

test('a double click on pay is one payment, and the way back leads to the thanks', async ({ page }) => {
  const { orderNo, accessKey = '' } = await unpaidOrder({ email: newEmail('impatient') });
  await keepAlone(page, { guestOrders: JSON.stringify({ [orderNo]: accessKey }) });
  await openRunning(page, `/order/payment?orderNo=${orderNo}`);
  await page.getByRole('radio', { name: /^Pay by bank/ }).check();
  await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await page.waitForURL(/\/bank\//);
  await page.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await expect(title(page)).toHaveText(/^Arrives by /);
  expect(await chargesOf(orderNo)).toHaveLength(1);

  await page.getByRole('link', { name: 'See the order' }).click();
  const attempts = page.getByRole('region', { name: 'Payment' }).getByRole('listitem');
  await expect(attempts.filter({ hasText: 'Paid' })).toHaveCount(1);
  await expect(attempts.filter({ hasText: 'Online bank' })).toHaveCount(1);
});
