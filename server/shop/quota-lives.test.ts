import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { payLate } from './late-payment-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { openQuotaShop, type QuotaShop } from './quota-fixture.ts';

const sku = 'LM-DOME-VERMILION';

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
});
afterAll(() => at.close());

let items = 0;
/** Starts a flash sale of five domes, two of them to a member. @returns its item */
async function sale({ quota = 5, perMember = 2 } = {}): Promise<string> {
  const item = `flash-${(items += 1)}`;
  await at.sell({ [item]: { sku, amount: 7_000, quota, perMember } });
  return item;
}

const lineOf = (promoItemId: string, quantity = 2) => ({ sku, quantity, buyType: 1 as const, promoItemId });

async function placed(item: string, member?: TestMember): Promise<Ticket> {
  return at.place({ member: member ?? (await at.member()), lines: [lineOf(item)] });
}

const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID') =>
  at.api.call('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode, reasonCode: 'OTHER' } });

async function expire(): Promise<void> {
  at.shop.clock.advance(40 * minute);
  await expireOrders(at.shop);
  await expireOrders(at.shop);
}

describe('the quota of a promotion', () => {
  it('is held while the order waits, and given back once when it is not paid in time', async () => {
    const item = await sale();
    await placed(item);
    expect(await at.books(item)).toEqual({ left: 3, held: 2, sold: 0 });
    await expire();
    expect(await at.books(item)).toEqual({ left: 5, held: 0, sold: 0 });
  });

  it('is given back once by a cancellation that is sent twice', async () => {
    const item = await sale();
    const ticket = await placed(item);
    await Promise.all([revoke(ticket, 'CANCEL_UNPAID'), revoke(ticket, 'CANCEL_UNPAID')]);
    expect(await at.books(item)).toEqual({ left: 5, held: 0, sold: 0 });
  });

  it('is consumed when the order is paid, and given back when it is called off before it is sent', async () => {
    const item = await sale();
    const ticket = await placed(item);
    await at.payByCard(ticket);
    expect(await at.books(item)).toEqual({ left: 3, held: 0, sold: 2 });
    expect((await revoke(ticket, 'CANCEL_PAID')).status).toBe(200);
    expect(await at.books(item)).toEqual({ left: 5, held: 0, sold: 0 });
  });

  it('hears that all of the money went back after it was sent', async () => {
    const item = await sale();
    const member = await at.member();
    const ticket = await placed(item, member);
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
    await deliverOrder(at.shop, ticket.orderNo);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL' });
    await sendRefunds(at.shop);
    await at.deliverWebhooks();
    expect((await at.order(ticket.orderNo)).status).toBe('REFUNDED');
    expect(await at.books(item)).toEqual({ left: 3, held: 0, sold: 0 });
    await placed(item, member);
  });

  it('is held once more for a payment that comes late, also after its end', async () => {
    const item = await sale();
    const ticket = await placed(item);
    await payLate(at, ticket, async () => {
      expect((await at.books(item)).left).toBe(5);
      await at.shop.db.updateTable('promotions').set({ status: 'ENDED' }).execute();
    });
    expect((await at.order(ticket.orderNo)).status).toBe('PAID');
    expect(await at.books(item)).toEqual({ left: 3, held: 0, sold: 2 });
  });

  it('that went to others meanwhile sends a late payment back', async () => {
    await expire();
    const item = await sale({ quota: 3 });
    const ticket = await placed(item);
    const stock = await at.stock(sku);
    await payLate(at, ticket, () => placed(item));
    const { status, refunds } = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect([status, refunds.map((refund) => refund.status)]).toEqual(['CLOSED', ['SETTLED']]);
    expect(await at.books(item)).toEqual({ left: 1, held: 2, sold: 0 });
    expect(await at.stock(sku)).toEqual(stock);
  });
});

describe('what a shopper is told of a quota', () => {
  const problems = async (member: TestMember | undefined, lines: readonly ReturnType<typeof lineOf>[]) => {
    const options = member === undefined ? {} : { token: member.token };
    const { problems: found } = await at.api.ok('checkInventory', { ...options, body: { lines: [...lines] } });
    return found.map(({ code, max }) => [code, max]);
  };

  it('is what is left, and what the member may still have', async () => {
    const item = await sale({ quota: 3 });
    const member = await at.member();
    expect(await problems(member, [lineOf(item, 2)])).toEqual([]);
    expect(await problems(member, [lineOf(item, 3)])).toEqual([['CART_QTY_LIMIT', 2]]);
    await placed(item, member);
    expect(await problems(member, [lineOf(item, 1)])).toEqual([['PROMO_USER_LIMIT', 0]]);
    const other = await at.member();
    expect(await problems(other, [lineOf(item, 2)])).toEqual([['CART_QTY_LIMIT', 1]]);
    await at.place({ member: other, lines: [lineOf(item, 1)] });
    expect(await problems(undefined, [lineOf(item, 1)])).toEqual([['PROMO_SOLD_OUT', undefined]]);
  });

  it('is shared by the lines of one item', async () => {
    const item = await sale({ quota: 4, perMember: 3 });
    const groups = ['a', 'b'].map((suitGroupId) => ({ ...lineOf(item, 2), suitGroupId }));
    expect(await problems(await at.member(), groups)).toEqual([['CART_QTY_LIMIT', 1]]);
  });
});
