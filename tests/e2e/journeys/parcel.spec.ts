import type { Page } from '@playwright/test';
import { expect, test } from '#tests/fixtures/test.ts';
import { keepTokens, newMember, type Member } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';
import { moveParcel, ops, opsProgram, ship } from '../steps/ops.ts';
import { orderOf, paidOrder } from '../steps/order.ts';

/** Buys something with protection, has it shipped and opens the page of its parcel. */
async function followParcel(page: Page): Promise<{ member: Member; orderNo: string; trackingNo: string }> {
  const member = await newMember('parcel');
  const { orderNo } = await paidOrder(member, { protection: true });
  const trackingNo = await ship(orderNo);
  await keepTokens(page, member);
  await page.clock.install();
  await open(page, `/order/logistics-detail?orderNo=${orderNo}`);
  await expect(page.getByText(trackingNo).first()).toBeVisible();
  return { member, orderNo, trackingNo };
}

/** Waits until the carrier has told the shop, which is not what the page is asked about. */
const untilShopKnows = (trackingNo: string, status: string): Promise<void> =>
  expect.poll(() => ops('parcel', 'list')).toMatch(new RegExp(`${trackingNo}.*${status}`));

test('an order is shipped with a label, the carrier moves it, and its page says by itself that it has arrived', async ({
  page,
}) => {
  const { member, orderNo, trackingNo } = await followParcel(page);
  const events = page.getByRole('list', { name: 'Package history' }).getByRole('listitem');
  await moveParcel(trackingNo, 5);
  await untilShopKnows(trackingNo, 'DELIVERED');
  await page.clock.runFor(31_000);
  await expect(title(page)).toHaveText(/^Delivered/);
  await expect(events.first()).toContainText(/Delivered at the front door.*Oakland/);
  // What the carrier says may come in another order, and a page of a parcel that has arrived asks no more.
  const reported = async () => (await orderOf(member, orderNo)).shipments.flatMap((parcel) => parcel.events);
  await expect.poll(async () => (await reported()).map(({ text }) => text).join()).toContain('Label made');
  await page.reload();
  await expect(events.last()).toContainText(/Label made, not handed over yet.*Reno, NV/);
  const claim = page.getByRole('link', { name: 'Marked delivered but not here' });
  await expect(claim).toHaveAttribute('href', /^\/order\/rma\?orderNo=/);
  expect(await opsProgram('order', 'show', orderNo)).toContain('DELIVERED');
});

test('the page of a lost parcel says so and names no day', { tag: '@all' }, async ({ page }) => {
  const { trackingNo } = await followParcel(page);
  await moveParcel(trackingNo, 3, 'LOST');
  await untilShopKnows(trackingNo, 'EXCEPTION');
  await page.clock.runFor(31_000);
  await expect(title(page)).toHaveText('Lost in transit');
  await expect(page.getByText('The carrier can’t find this package.')).toBeVisible();
  await expect(page.getByText(/^Arrives/)).toHaveCount(0);
});
