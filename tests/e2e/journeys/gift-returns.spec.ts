import { expect, test } from '#tests/fixtures/test.ts';
import { mailTo } from '../steps/mail.ts';
import { keepTokens, newMember } from '../steps/member.ts';
import { open } from '../steps/open.ts';
import { deliver, ops } from '../steps/ops.ts';
import { paidOrder, rmaOf } from '../steps/order.ts';

test(
  'whoever returns the lamps that carried a gift chooses to keep it, and sees what that takes off',
  { tag: '@all' },
  async ({ page }) => {
    const member = await newMember('gifted');
    const answer = await ops('coupon', 'give', 'dial-us', member.email);
    const [couponId = ''] = answer.trim().split(' ');
    const { orderNo } = await paidOrder(member, { sku: 'LM-ARC-1', quantity: 2, couponIds: [couponId] });
    await deliver(orderNo);
    await keepTokens(page, member);

    await open(page, `/order/rma?orderNo=${orderNo}`);
    const next = page.getByRole('button', { name: 'Next' });
    await page.getByRole('checkbox', { name: /^About: .*Arc/ }).check();
    await next.click();
    await page.getByRole('radio', { name: /^Send it back for a refund/ }).check();
    await next.click();
    await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'I no longer want it' });
    await next.click();

    const gift = page.getByRole('region', { name: 'Your gift' });
    const keep = gift.getByRole('radio', { name: /^Keep it/ });
    await expect(keep).not.toBeChecked();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Choose what happens to your gift').first()).toBeVisible();
    await expect(page).not.toHaveURL(/rmaNo=R/);
    const worth = /−(\$\d+\.\d\d)/.exec((await gift.textContent()) ?? '')?.[1] ?? '';
    expect(worth).not.toBe('');
    await keep.check();
    const summary = page.getByRole('region', { name: 'Your refund' });
    await expect(summary).toContainText(`For the gift you keep−${worth}`);
    await page.reload();
    await expect(keep).toBeChecked();
    await page.getByRole('button', { name: 'Send request' }).click();

    await expect(page).toHaveURL(/rmaNo=R/);
    const rmaNo = new URL(page.url()).searchParams.get('rmaNo') ?? '';
    await expect(page.getByText('Gift, kept')).toBeVisible();
    await expect(page.getByText(`−${worth}`)).toBeVisible();
    expect(await mailTo(member.email, 'return of')).toContain(rmaNo);

    await ops('rma', 'receive', orderNo, rmaNo);
    await ops('rma', 'fail', orderNo, rmaNo, '--reason', 'They were used');
    await expect
      .poll(async () => (await rmaOf(member, orderNo, rmaNo)).sendBack, { message: 'its way back' })
      .toBeTruthy();
    await page.reload();
    await expect(page.getByText('They were used')).toBeVisible();
    await page.getByRole('link', { name: /^Firefly Parcel FF/ }).click();
    await expect(page).toHaveURL(/logistics-detail/);
  },
);
