import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/ops/run-command.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { approveRma, passRma, receiveRma } from './aftersale/rma/staff-moves.ts';
import { receiveReturn } from './aftersale/receive-return.ts';
import { auditCoins } from './coins/ledger/audit.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { refundOrder } from './payments/refund-order.ts';
import { readStockBooks, type StockBook, stockFaults } from './stock/stock-books.ts';
import { openWalletShop, type WalletShop } from './wallet-fixture.ts';

let at: WalletShop;
let books: readonly StockBook[];
beforeAll(async () => {
  at = await openWalletShop();
  books = await readStockBooks(at.shop.db);
});
afterAll(async () => {
  expect(await auditCoins(at.shop.db)).toEqual([]);
  expect(stockFaults(books, await readStockBooks(at.shop.db))).toEqual([]);
  expect(await strayOrders(at.shop.db)).toEqual([]);
  await at.close();
});

const coinAmount = 500;
const detail = ({ open, orderNo }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const revoke = ({ open, orderNo }: Ticket, body: object) =>
  at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode: 'WITHDRAW', ...body } });
const ship = (ticket: Ticket, lines?: { lineId: string; quantity: number }[]) =>
  shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID(), ...(lines ? { lines } : {}) });

interface Bought {
  readonly member: TestMember;
  readonly couponId: string;
  readonly ticket: Ticket;
}

/** A packed order of a member who had 3,000 coins, with a coupon of 10.00 and 500 coins. */
async function packed(site: 'US' | 'EU', quantity = 2): Promise<Bought> {
  const member = await at.member();
  await at.credit(member, 3_000);
  const couponId = await at.coupon(member, { site });
  const { data } = await at.buy(member, { couponIds: [couponId], coinAmount }, { quantity, site });
  const ticket = at.ticket(member, data.orderNo);
  await at.payByCard(ticket);
  await releaseOrder(at.shop, ticket.orderNo);
  return { member, couponId, ticket };
}

/** A packed order that coupons pay for alone. */
async function packedFree(): Promise<Bought> {
  const member = await at.member();
  const couponId = await at.coupon(member, { site: 'EU', value: 100_000, thresholdAmount: 0 });
  const delivery = await at.coupon(member, { site: 'EU', kind: 'SHIPPING', value: null, thresholdAmount: 0 });
  const { data } = await at.buy(member, { couponIds: [couponId, delivery] }, { site: 'EU' });
  const ticket = at.ticket(member, data.orderNo);
  expect((await at.order(ticket.orderNo)).grand_total_amount).toBe(0);
  await releaseOrder(at.shop, ticket.orderNo);
  return { member, couponId, ticket };
}

/** Everything is as it was before the order. */
async function expectUndone({ member, couponId, ticket }: Bought): Promise<void> {
  const order = await at.order(ticket.orderNo);
  expect(order).toMatchObject({ payment_status: 'REFUNDED', refunded_amount: order.paid_amount });
  expect([order.coins_returned, order.coins_taken_back]).toEqual([coinAmount, order.coins_to_earn]);
  expect(await at.balance(member)).toEqual({ available: 3_000, pending: 0 });
  expect(await at.couponStatus(couponId)).toBe('UNUSED');
}

describe('all the money of an order that an operator gives back', () => {
  it.each(['without an amount', 'as the amount that is left'])(
    '%s ends a packed order as a cancellation does',
    async (how) => {
      const bought = await packed('US');
      const { ticket } = bought;
      await revoke(ticket, { mode: 'CANCEL_REQUEST' });
      const { grand_total_amount: total } = await at.order(ticket.orderNo);
      const amount = how === 'without an amount' ? {} : { amount: total };
      const refundNo = await refundOrder(at.shop, ticket.orderNo, { reason: 'Sold out', ...amount });
      const order = await detail(ticket);
      expect(order.status).toBe('CANCELLED');
      expect(order.refunds).toMatchObject([
        { refundNo, coinReturn: coinAmount, couponReturn: [{ couponId: bought.couponId }] },
      ]);
      expect(order.revokes).toMatchObject([{ mode: 'CANCEL_REQUEST', status: 'ACCEPTED' }]);
      await expectUndone(bought);
      await expect(ship(ticket)).rejects.toMatchObject({ code: 'ORDER_STATE' });
      await expect(refundOrder(at.shop, ticket.orderNo, { reason: 'Again' })).rejects.toMatchObject({
        code: 'REVOKE_EXCLUDED',
      });
    },
  );

  it('leaves what has left with its shopper, and sends the rest no more', async () => {
    const { ticket, couponId } = await packed('US', 3);
    const [lineId = ''] = await at.lineIds(ticket);
    await ship(ticket, [{ lineId, quantity: 1 }]);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'Broken' });
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({ status: 'REFUNDED', refunded_amount: order.paid_amount, coins_returned: coinAmount });
    expect(await at.couponStatus(couponId)).toBe('USED');
    await expect(ship(ticket)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });

  it('is more than a part of it, which moves nothing but money', async () => {
    const { ticket, couponId, member } = await packed('US');
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL', amount: 100 });
    expect((await at.order(ticket.orderNo)).status).toBe('PROCESSING');
    expect([await at.couponStatus(couponId), (await at.balance(member)).available]).toEqual(['USED', 2_500]);
  });
});

describe('a withdrawal from an order with a coupon and coins that has not been sent', () => {
  it('brings all back when it is for all of it', async () => {
    const bought = await packed('EU');
    const { data } = await revoke(bought.ticket, {});
    expect(data).toMatchObject({ status: 'REFUNDED', refund: { coinReturn: coinAmount } });
    await expectUndone(bought);
  });

  it('brings the coins of its pieces back, and the coupon with the last one', async () => {
    const bought = await packed('EU');
    const [lineId = ''] = await at.lineIds(bought.ticket);
    await revoke(bought.ticket, { lines: [{ lineId, quantity: 1 }] });
    expect(await at.couponStatus(bought.couponId)).toBe('USED');
    expect((await at.balance(bought.member)).available).toBe(2_750);
    await revoke(bought.ticket, { lines: [{ lineId, quantity: 1 }] });
    await expectUndone(bought);
    const { refunds } = await detail(bought.ticket);
    expect(refunds.map(({ coinReturn }) => coinReturn)).toEqual([250, 250]);
    expect(refunds.map(({ couponReturn }) => couponReturn?.length)).toEqual([undefined, 1]);
  });

  it('brings the coupon back when the pieces that were sent come last', async () => {
    const bought = await packed('EU');
    const [lineId = ''] = await at.lineIds(bought.ticket);
    await ship(bought.ticket, [{ lineId, quantity: 1 }]);
    const { data } = await revoke(bought.ticket, {});
    expect(await at.couponStatus(bought.couponId)).toBe('USED');
    await receiveReturn(at.shop, data.revokeNo);
    await expectUndone(bought);
    expect((await at.order(bought.ticket.orderNo)).status).toBe('REFUNDED');
  });
});

describe('an order that never arrived', () => {
  it('ends refunded when it is paid back whole, and stays so whatever the carrier says then', async () => {
    const ticket = await at.deliver({ site: 'EU', arrives: false });
    at.shop.clock.advance(60 * 86_400_000);
    const { data } = await at.ask(ticket, { type: 'REFUND_ONLY', reason: 'NOT_RECEIVED' });
    const ref = { orderNo: ticket.orderNo, rmaNo: data.rmaNo };
    if (data.status === 'REQUESTED') await approveRma(at.shop, ref, true);
    const order = await at.order(ticket.orderNo);
    expect(order).toMatchObject({
      status: 'REFUNDED',
      refunded_amount: order.paid_amount,
      after_sale_status: 'CLOSED',
    });
    await expect(deliverOrder(at.shop, ticket.orderNo)).rejects.toMatchObject({ code: 'ORDER_STATE' });
  });
});

describe('an order without a price', () => {
  it('ends cancelled, with its coupon, when it is withdrawn from before it is sent', async () => {
    const { ticket, couponId } = await packedFree();
    const { data } = await revoke(ticket, {});
    expect(data).toMatchObject({ status: 'REFUNDED', refund: null });
    expect(await at.order(ticket.orderNo)).toMatchObject({ status: 'CANCELLED', after_sale_status: 'CLOSED' });
    expect(await at.couponStatus(couponId)).toBe('UNUSED');
  });

  it('ends refunded when it is withdrawn from whole, and when it is returned whole', async () => {
    const withdrawn = await packedFree();
    const returned = await packedFree();
    for (const { ticket } of [withdrawn, returned]) {
      await ship(ticket);
      await deliverOrder(at.shop, ticket.orderNo);
    }
    const { data } = await revoke(withdrawn.ticket, {});
    await receiveReturn(at.shop, data.revokeNo);
    const { data: rma } = await at.ask(returned.ticket);
    const ref = { orderNo: returned.ticket.orderNo, rmaNo: rma.rmaNo };
    if (rma.status === 'REQUESTED') await approveRma(at.shop, ref, false);
    await receiveRma(at.shop, ref);
    await passRma(at.shop, ref, {});
    for (const { ticket } of [withdrawn, returned]) {
      expect(await at.order(ticket.orderNo)).toMatchObject({
        status: 'REFUNDED',
        payment_status: 'REFUNDED',
        after_sale_status: 'CLOSED',
      });
    }
    expect(await at.couponStatus(withdrawn.couponId)).toBe('UNUSED');
    expect(await at.couponStatus(returned.couponId)).toBe('USED');
  });

  it('is undone by an operator, before it is sent and after', async () => {
    const before = await packedFree();
    const after = await packedFree();
    await ship(after.ticket);
    for (const { ticket } of [before, after]) {
      expect(await runCommand(at.shop, ['order', 'refund', ticket.orderNo, '--reason', 'Lost'])).toEqual([
        `${ticket.orderNo} was free: its coupons and coins have been returned`,
      ]);
    }
    expect((await at.order(before.ticket.orderNo)).status).toBe('CANCELLED');
    expect(await at.couponStatus(before.couponId)).toBe('UNUSED');
    expect((await at.order(after.ticket.orderNo)).status).toBe('REFUNDED');
  });
});
