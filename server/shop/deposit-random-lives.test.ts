import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { day, minute } from '#rules/durations.ts';
import { depositPayWindow, payWindow } from '#rules/limits.ts';
import type { Site } from '#rules/markets.ts';
import { receiversOf } from '#server/jobs.ts';
import { relayOutbox } from '#server/jobs/relay-outbox.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { settleDeposits } from './checkout/deposits/settle-deposits.ts';
import { type Campaign, depositSku, type DepositShop, openDepositShop } from './deposit-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import { cards, type Ticket } from './orders/order-fixture.ts';
import { runOrderClock } from './orders/order-clock.ts';
import { shipOrder } from './orders/ship-order.ts';
import { disputeDesk } from './payments/dispute-fixture.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { remindOfBalances } from './promotions/deposits/remind-of-balances.ts';

const quota = 3;

let at: DepositShop;
beforeAll(async () => {
  at = await openDepositShop();
});
afterAll(() => at.close());

const steps = fc.record({
  site: fc.constantFrom<Site>('US', 'EU', 'GB'),
  deposit: fc.constantFrom('pays', 'declines', 'leaves'),
  before: fc.constantFrom('waits', 'cancels', 'disputes'),
  mailArrives: fc.boolean(),
  balance: fc.constantFrom('pays', 'declines', 'leaves', 'withdraws'),
  goodwill: fc.constantFrom('none', 'some', 'all of the balance'),
  after: fc.constantFrom('keeps', 'calls off', 'returns', 'disputes'),
});
type Life = typeof steps extends fc.Arbitrary<infer Value> ? Value : never;

const goTo = (instant: number) => at.shop.clock.advance(Math.max(0, instant - at.shop.clock.now()));
const settleMoney = async () => {
  await sendRefunds(at.shop);
  await at.deliverWebhooks();
};

/** What holds at each step: no piece is in two places, and no money comes back twice or is kept without a reason. */
async function audit(campaign: Campaign, { site }: Life, stock: number): Promise<void> {
  const { db } = at.shop;
  const rows = await db.selectFrom('deposit_reservations').selectAll().where('promo_id', '=', campaign.id).execute();
  const open = rows.filter(({ state }) => state === 'HELD' || state === 'RESERVED' || state === 'COMPLETED');
  const orderNos = rows.flatMap((row) => [row.deposit_order_no, row.balance_order_no ?? []].flat());
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_no', 'in', ['', ...orderNos])
    .execute();
  const sent = orders.filter(({ shipped_time: shipped }) => shipped !== null);
  // Of what was sent and paid back the quota is not sold again.
  const gone = rows.filter(
    ({ state, balance_order_no: no }) => state === 'REFUNDED' && sent.some(({ order_no: orderNo }) => orderNo === no),
  );
  expect(await at.quotaLeft(campaign, site)).toBe(quota - open.length - gone.length);
  const { stock: left, reserved } = await db
    .selectFrom('sku_markets')
    .select(['stock', 'reserved'])
    .where('sku', '=', depositSku)
    .where('site', '=', site)
    .executeTakeFirstOrThrow();
  expect(left - reserved).toBe(stock - open.length - gone.length);
  for (const order of orders) {
    const { paid_amount: paid, refunded_amount: back, lost_amount: lost, grand_total_amount: total } = order;
    expect(back + lost).toBeLessThanOrEqual(paid);
    expect([0, total - order.deposit_amount]).toContain(paid);
    if (order.deposit_order_no === null || paid === 0) continue;
    const deposit = orders.find(({ order_no: no }) => no === order.deposit_order_no);
    const isAllBack = back + lost === paid && deposit?.refunded_amount === deposit?.paid_amount;
    expect(order.payment_status === 'REFUNDED').toBe(isAllBack);
  }
}

/** What the shop keeps in the end, in minor units, of all that this shopper has paid. */
async function keptMoney(accountId: string): Promise<number> {
  const orders = await at.shop.db.selectFrom('orders').selectAll().where('account_id', '=', accountId).execute();
  return orders.reduce((sum, one) => sum + one.paid_amount - one.refunded_amount - one.lost_amount, 0);
}

/** One reservation from its deposit to its end. @returns its state in the end */
async function live(campaign: Campaign, life: Life, member: TestMember, look: () => Promise<void>): Promise<string> {
  const { site } = life;
  const desk = disputeDesk(at);
  const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_PAID' | 'WITHDRAW') =>
    at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode, reasonCode: 'OTHER' } });
  const lose = async (ticket: Ticket) => {
    await desk.close(await desk.open(ticket), 'LOST');
    await at.deliverWebhooks();
  };
  const answer = await at.reserve(campaign, member, site);
  const deposit: Ticket = { ...(answer.data as { orderNo: string }), open: { token: member.token } };
  const stateNow = async () => (await at.reservation(deposit)).state;
  await look();
  if (life.deposit !== 'leaves') await at.payByCard(deposit, life.deposit === 'pays' ? cards.pays : cards.declined);
  at.shop.clock.advance(depositPayWindow + minute);
  await expireOrders(at.shop);
  await look();
  if (life.deposit !== 'pays') return stateNow();
  at.shop.clock.advance(2 * day);
  await runOrderClock(at.shop);
  if (life.before === 'cancels') await revoke(deposit, 'CANCEL_PAID');
  if (life.before === 'disputes') await lose(deposit);
  await settleMoney();
  await look();
  if (life.before !== 'waits') return stateNow();
  const remind = async () => {
    await remindOfBalances(at.shop);
    while (life.mailArrives && (await relayOutbox(at.shop, receiversOf(at.shop.config))) > 0);
    await remindOfBalances(at.shop);
  };
  goTo(campaign.balanceStart);
  await remind();
  if (life.balance === 'withdraws') await revoke(deposit, 'WITHDRAW');
  if (life.balance === 'pays' || life.balance === 'declines') {
    const balance = await at.balance(member, deposit, site);
    await at.payByCard(balance, life.balance === 'pays' ? cards.pays : cards.declined);
    at.shop.clock.advance(payWindow + minute);
    await expireOrders(at.shop);
    await look();
    if (life.balance === 'pays') {
      const { paid_amount: paid } = await at.order(balance.orderNo);
      if (life.goodwill !== 'none')
        await refundOrder(at.shop, balance.orderNo, {
          reason: 'GOODWILL',
          amount: life.goodwill === 'some' ? 500 : paid,
        });
      await settleMoney();
      await look();
      if (life.after === 'calls off') await refundOrder(at.shop, balance.orderNo, { reason: 'CALLED_OFF' });
      if (life.after === 'returns') {
        await releaseOrder(at.shop, balance.orderNo);
        await shipOrder(at.shop, balance.orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
        await deliverOrder(at.shop, balance.orderNo);
        await refundOrder(at.shop, balance.orderNo, { reason: 'RETURN' });
      }
      // A bank disputes what is not back yet.
      if (life.after === 'disputes' && life.goodwill !== 'all of the balance') await lose(balance);
    }
  }
  await settleMoney();
  await look();
  goTo(campaign.balanceEnd(site) - 2 * day);
  await remind();
  goTo(campaign.balanceEnd(site));
  await settleDeposits(at.shop);
  await settleMoney();
  await look();
  goTo(campaign.balanceEnd(site) + 30 * day);
  await settleDeposits(at.shop);
  await settleMoney();
  await look();
  return stateNow();
}

describe('any life of a deposit', () => {
  const runs = Math.max(6, Math.round(150 * inject('share')));

  it('keeps stock, quota and money at every step, and comes back where the law says so', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (life) => {
        const campaign = await at.campaign(quota);
        const member = await at.member();
        const before = await at.shop.db
          .selectFrom('sku_markets')
          .select(['stock', 'reserved'])
          .where('sku', '=', depositSku)
          .where('site', '=', life.site)
          .executeTakeFirstOrThrow();
        const look = () => audit(campaign, life, before.stock - before.reserved);
        const end = await live(campaign, life, member, look);
        const income = await keptMoney(member.accountId);
        expect(end).not.toMatch(/HELD|RESERVED/);
        if (end === 'FORFEITED') expect([life.site, life.mailArrives, income]).toEqual(['US', true, 1_000]);
        else if (end === 'COMPLETED') expect(income).toBeGreaterThan(0);
        else expect(income).toBe(0);
      }),
      { numRuns: runs },
    );
  });
});
