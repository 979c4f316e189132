import { expect, test } from '#tests/fixtures/test.ts';
import { mailTo } from '../steps/mail.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';
import { ops } from '../steps/ops.ts';
import { paidOrder } from '../steps/order.ts';

test('a member in the EU orders two lamps, withdraws from one before it is sent, and the other one is sent', async ({
  page,
}) => {
  const member = await newMember('withdrawer');
  const { orderNo } = await paidOrder(member, { sku: 'LM-CUBE-1', quantity: 2, site: 'EU' });
  await ops('order', 'release', orderNo);
  await keepTokens(page, member);
  const detail = `/order/detail?orderNo=${orderNo}&site=EU`;
  await open(page, detail);
  await expect(page.getByText('Handed to the warehouse')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask to cancel' })).toHaveCount(0);

  await test.step('one of two is withdrawn from, without a reason', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract' }).click();
    await expect(title(page)).toHaveText('Withdraw from the contract?');
    await expect(page.getByText('Not shipped yet: cancelled right away')).toBeVisible();
    await page.getByRole('button', { name: 'One less' }).click();
    await expect(page.getByText('refund you right away', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm withdrawal here' }).click();
    await expect(title(page)).toHaveText('We have your withdrawal');
    await expect(page.getByText('Items that hadn’t shipped are cancelled', { exact: false })).toBeVisible();
    await mailTo(member.email, 'We’ve received your withdrawal');
  });

  await test.step('the other one is sent, and the order says both', async () => {
    await ops('order', 'ship', orderNo, '--carrier', 'Demo Post', '--tracking', `T${orderNo}`);
    expect(await ops('order', 'show', orderNo)).toContain('shipped 1, to send 0');
    await open(page, detail);
    await expect(title(page)).toHaveText(/^(On its way|Arrives)/);
    await expect(page.getByText('1 of 2 not shipped: cancelled')).toBeVisible();
    await expect(page.getByText('1 of 2 refunded')).toBeVisible();
  });
});
