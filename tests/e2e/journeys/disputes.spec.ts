import type { Page } from '@playwright/test';
import type { components } from '#openapi/types.ts';
import { expect, test } from '#tests/fixtures/test.ts';
import { look } from '../pages/look.ts';
import { closeDispute, openDispute } from '../steps/bank.ts';
import { cards } from '../steps/card.ts';
import { goesAway } from '../steps/goes-away.ts';
import { keepTokens, newMember, type Member } from '../steps/member.ts';
import { open, title } from '../steps/open.ts';
import { deliver, ops } from '../steps/ops.ts';
import { orderOf, paidOrder } from '../steps/order.ts';

type Order = components['schemas']['Order'];

const detailOf = (orderNo: string) => `/order/detail?orderNo=${orderNo}`;
const note = (page: Page) => page.getByText(/^Your bank disputes \$/);
const payment = (page: Page) => page.getByRole('region', { name: 'Payment' });
const summary = (page: Page) => page.getByRole('region', { name: 'Summary' });

/** The bank's word reaches the shop by a message; a page that is opened then says it. */
const untilShopKnows = (member: Member, orderNo: string, knows: (order: Order) => boolean) =>
  expect.poll(async () => knows(await orderOf(member, orderNo)), { message: 'the shop knows of it' }).toBe(true);

const isDisputed = ({ disputes = [] }: Order) => disputes.some(({ status }) => status === 'OPEN');
const isDecided = (order: Order) => order.disputes !== undefined && !isDisputed(order);

test(
  'what a bank disputes some seconds after it was paid is held, and goes on when the shop has won',
  { tag: '@all' },
  async ({ page }) => {
    const member = await newMember('disputed');
    const { orderNo } = await paidOrder(member, { sku: 'LM-CUBE-1' }, cards.isDisputed);
    const detail = detailOf(orderNo);
    await keepTokens(page, member);

    await test.step('the order says what the bank disputes and what that holds up', async () => {
      await untilShopKnows(member, orderNo, isDisputed);
      await look(page, { path: detail, title: 'Order details', heading: 'Paid' });
      await expect(note(page)).toContainText('we won’t ship anything else, and refunds may be delayed');
      await expect(page.getByText(/^Arrives by/)).toHaveCount(0);
      await expect(payment(page).getByText(/^Disputed by your bank: \$/)).toBeVisible();
      await expect(payment(page)).toContainText('Your bank hasn’t decided yet');
    });

    await test.step('each button that is there does something: cancelling it is offered for when the bank has decided', async () => {
      await page.getByRole('button', { name: 'Cancel order' }).click();
      const dialog = page.getByRole('alertdialog', { name: 'Cancel this order?' });
      await expect(dialog).toContainText('Your bank holds the money until it decides.');
      await goesAway(dialog, () => dialog.getByRole('button', { name: 'Keep order' }).click());
      await page.getByRole('button', { name: 'Change address' }).click();
      await goesAway(page.getByRole('dialog', { name: 'Change address' }), () => page.keyboard.press('Escape'));
      await page.getByRole('link', { name: 'Contact us' }).first().click();
      await expect(page.getByRole('link', { name: 'care@lampyris.example' }).last()).toHaveAttribute(
        'href',
        /^mailto:/,
      );
    });

    await test.step('the warehouse gets it when the shop has won, and it reaches the shopper', async () => {
      await expect(ops('order', 'release', orderNo)).rejects.toThrow();
      await closeDispute(orderNo, 'WON');
      await untilShopKnows(member, orderNo, isDecided);
      await open(page, detail);
      await expect(payment(page)).toContainText('Your bank confirmed the payment');
      await expect(title(page)).toHaveText(/^Arrives by /);
      await expect(note(page)).toHaveCount(0);
      await deliver(orderNo);
    });

    await test.step('a return waits for the next dispute, says so, and is paid when that is won', async () => {
      await openDispute(orderNo);
      await untilShopKnows(member, orderNo, isDisputed);
      await open(page, detail);
      await expect(note(page)).toContainText('refunds for this order may be delayed');
      await page.getByRole('link', { name: 'Return or claim' }).click();
      const next = page.getByRole('button', { name: 'Next' });
      await next.click();
      await page.getByRole('radio', { name: /^Send it back for a refund/ }).check();
      await next.click();
      await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'I no longer want it' });
      await next.click();
      await page.getByRole('button', { name: 'Send request' }).click();
      await expect(page).toHaveURL(/rmaNo=R/);
      const request = new URL(page.url());
      const rmaNo = request.searchParams.get('rmaNo') ?? '';
      await ops('rma', 'receive', orderNo, rmaNo);
      await ops('rma', 'pass', orderNo, rmaNo);
      await open(page, request.pathname + request.search);
      await expect(title(page)).toHaveText('Your bank is deciding');
      await expect(page.getByText(/^\$26\.80 · On hold until your bank decides$/)).toBeVisible();
      await open(page, detail);
      await expect(summary(page)).toContainText('Refund on hold');
      await closeDispute(orderNo, 'WON');
      await untilShopKnows(member, orderNo, ({ status }) => status === 'REFUNDED');
      await open(page, detail);
      await expect(title(page)).toHaveText('Refunded');
      await expect(payment(page)).toContainText('Sent to your bank');
    });
  },
);

test(
  'an order that is lost to the bank before it was sent ends as a cancellation, and pays nothing twice',
  { tag: '@all' },
  async ({ page }) => {
    const member = await newMember('unsent');
    await ops('coin', 'adjust', member.email, '--coins', '500', '--reason', 'A gift');
    const [couponId = ''] = (await ops('coupon', 'give', 'ten-us', member.email)).trim().split(' ');
    const purchase = { sku: 'LM-CUBE-1', quantity: 4, couponIds: [couponId], coinAmount: 200 };
    const { orderNo } = await paidOrder(member, purchase);
    await ops('order', 'release', orderNo);
    await openDispute(orderNo);
    await untilShopKnows(member, orderNo, isDisputed);
    await keepTokens(page, member);
    await open(page, detailOf(orderNo));
    await expect(note(page)).toBeVisible();
    await expect(title(page)).toHaveText('Being packed');
    await closeDispute(orderNo, 'LOST');
    await untilShopKnows(member, orderNo, ({ status }) => status === 'CANCELLED');
    await look(page, { path: detailOf(orderNo), title: 'Order details', heading: 'Canceled' });
    await expect(page.getByText('Your bank has refunded you.')).toBeVisible();
    await expect(payment(page)).toContainText('Your bank refunded you');
    await expect(payment(page).getByText(/^Refund of /)).toHaveCount(0);
    await expect(summary(page)).not.toContainText('Refund');
    await expect(page.getByText('Back in your coupons')).toBeVisible();
    expect(await ops('coin', 'balance', member.email)).toContain('500 available, 0 pending, 0 held by orders');
    await expect(note(page)).toHaveCount(0);
  },
);

test('coins that an order earned go when its payment is lost after it was sent', { tag: '@all' }, async ({ page }) => {
  const member = await newMember('received');
  const { orderNo } = await paidOrder(member, { sku: 'LM-CUBE-1', quantity: 2 });
  await deliver(orderNo);
  expect(await ops('coin', 'balance', member.email)).toMatch(/0 available, [1-9]\d* pending/);
  await openDispute(orderNo);
  await untilShopKnows(member, orderNo, isDisputed);
  await keepTokens(page, member);
  await open(page, detailOf(orderNo));
  await expect(note(page)).toBeVisible();
  await closeDispute(orderNo, 'LOST');
  await untilShopKnows(member, orderNo, isDecided);
  await open(page, detailOf(orderNo));
  await expect(payment(page)).toContainText('Your bank refunded you');
  await expect(title(page)).toHaveText(/^Delivered/);
  await expect(note(page)).toHaveCount(0);
  expect(await ops('coin', 'balance', member.email)).toContain('0 available, 0 pending, 0 held by orders');
});
