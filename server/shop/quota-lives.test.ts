import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hour, minute } from '#rules/durations.ts';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { readMarketCatalogue } from './catalogue/market-catalogue.ts';
import { payLate } from './late-payment-fixture.ts';
import { deliverOrder, releaseOrder } from './orders/move-order.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { sendRefunds } from './payments/send-refunds.ts';
import { itemPromotions } from './promotions/quota/item-promotions.ts';
import { openQuotaShop, type QuotaShop } from './quota-fixture.ts';
import { reserveStock } from './stock/reserve-stock.ts';
import { readStock } from './stock/set-stock.ts';
import { releaseReservations } from './stock/settle-reservations.ts';

const sku = 'LM-DOME-VERMILION';

let at: QuotaShop;
beforeAll(async () => {
  at = await openQuotaShop();
});
afterAll(() => at.close());

let items = 0;
interface Plan {
  readonly quota: number;
  readonly perMember: number;
  readonly site: Site;
}

/** Starts a flash sale of five domes, two of them to a member. @returns its item */
async function sale({ quota = 5, perMember = 2, site = 'US' }: Partial<Plan> = {}): Promise<string> {
  const item = `flash-${(items += 1)}`;
  await at.sell({ [item]: { sku, amount: 7_000, quota, perMember } }, site);
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

  it('comes back by piece with what is withdrawn before it is sent, and so does the limit of its buyer', async () => {
    const item = await sale({ site: 'EU' });
    const member = await at.member();
    const ticket = await at.place({ member, site: 'EU', lines: [lineOf(item)] });
    await at.payByCard(ticket);
    const { orderNo, open } = ticket;
    const { lines } = await at.api.ok('getOrder', { ...open, query: { orderNo } });
    const one = [{ lineId: lines[0]?.lineId ?? '', quantity: 1 }];
    const body = { orderNo, mode: 'WITHDRAW' as const, lines: one };
    await at.api.ok('revokeOrder', { ...open, key: randomUUID(), body });
    expect(await at.books(item)).toEqual({ left: 4, held: 0, sold: 1 });
    await at.place({ member, site: 'EU', lines: [lineOf(item, 1)] });
    expect(await at.books(item)).toEqual({ left: 3, held: 1, sold: 1 });
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
    expect(await problems(member, [lineOf(item, 3)])).toEqual([['PROMO_USER_LIMIT', 2]]);
    expect(await problems(undefined, [lineOf(item, 3)])).toEqual([['PROMO_USER_LIMIT', 2]]);
    await placed(item, member);
    expect(await problems(member, [lineOf(item, 1)])).toEqual([['PROMO_USER_LIMIT', 0]]);
    const other = await at.member();
    expect(await problems(other, [lineOf(item, 2)])).toEqual([['PROMO_SOLD_OUT', 1]]);
    await at.place({ member: other, lines: [lineOf(item, 1)] });
    expect(await problems(undefined, [lineOf(item, 1)])).toEqual([['PROMO_SOLD_OUT', undefined]]);
  });

  it('is shared by the lines of one item', async () => {
    const item = await sale({ quota: 4, perMember: 3 });
    const groups = ['a', 'b'].map((suitGroupId) => ({ ...lineOf(item, 2), suitGroupId }));
    expect(await problems(await at.member(), groups)).toEqual([['PROMO_USER_LIMIT', 1]]);
  });
});

describe('the pieces that a flash session has still to sell', () => {
  const lamp = { sku, quantity: 1, buyType: 0 as const };

  /** Ten pieces of which five are free and a session of as many that begins in an hour, for an hour. @returns its item */
  async function session(reserved = 10): Promise<string> {
    const item = `flash-${(items += 1)}`;
    await at.offer(sku, 'US', { stock: 20, safety_stock: 5, reserved });
    const startTime = at.shop.clock.now() + hour;
    const sale = { sku, amount: 7_000, quota: 5, perMember: 2 };
    await at.sell({ [item]: sale }, 'US', { startTime, endTime: startTime + hour });
    return item;
  }

  /** What each place shows of the pieces that everybody can have. */
  async function shown(): Promise<{ inventory: number; cart: number; staff: number; inStock: boolean; card: string }> {
    const [inventory] = await at.api.ok('getStock', { query: { skus: [sku] } });
    const checked = await at.api.ok('checkInventory', { body: { lines: [{ ...lamp, quantity: 9 }] } });
    const market = await readMarketCatalogue(at.shop, 'US');
    const listed = [...market.items.values()].flatMap(({ variants }) => variants).find((one) => one.sku.sku === sku);
    return {
      inventory: inventory?.maxQuantity ?? -1,
      cart: checked.problems[0]?.max ?? 0,
      staff: (await readStock(at.shop, at.shop.db, { sku, site: 'US' })).available,
      inStock: (listed?.offer.available ?? 0) > 0,
      card: (await at.api.ok('getProduct', { query: { sku } })).skus.find((one) => one.sku === sku)?.stockState ?? '',
    };
  }

  it('are set aside from all others while it runs, wherever that is told, and can be bought in it', async () => {
    const item = await session();
    const free = { inventory: 5, cart: 5, staff: 5, inStock: true, card: 'OK' };
    expect(await shown()).toEqual(free);
    at.shop.clock.advance(hour);
    // The page sells the variant at the price of the session, which has pieces.
    const shut = { inventory: 0, cart: 0, staff: 0, inStock: false, card: 'OK' };
    expect(await shown()).toEqual(shut);
    const ticket = await placed(item);
    expect(await shown()).toEqual({ ...shut, card: 'LOW' });
    expect((await at.stock(sku)).reserved).toBe(12);
    await revoke(ticket, 'CANCEL_UNPAID');
    expect([await shown(), await at.books(item)]).toEqual([shut, { left: 5, held: 0, sold: 0 }]);
    at.shop.clock.advance(hour);
    expect(await shown()).toEqual(free);
  });

  it('leave others what is beside them, in one cart as well', async () => {
    const item = await session(8);
    at.shop.clock.advance(hour);
    const check = async (plain: number, flash: number) => {
      const body = { lines: [{ ...lamp, quantity: plain }, lineOf(item, flash)] };
      return (await at.api.ok('checkInventory', { body })).problems.map(({ max }) => max);
    };
    expect([await check(2, 2), await check(3, 2)]).toEqual([[], [2]]);
    await at.place({ lines: [{ ...lamp, quantity: 2 }, lineOf(item)] });
    expect(await shown()).toMatchObject({ inventory: 0, staff: 0 });
    expect(await at.stock(sku)).toMatchObject({ reserved: 12 });
  });

  it('are not taken by orders that wait for one that gives them back', async () => {
    const item = await session(9);
    at.shop.clock.advance(hour);
    const { orderNo } = await placed(item);
    const others = [(await at.place()).orderNo, (await at.place()).orderNo];
    const { shop } = at;
    const take = (of: string) =>
      withTransaction(shop, 'durable', (tx) =>
        reserveStock(shop, tx, { orderNo: of, site: 'US', requests: [lamp], expireTime: shop.clock.now() }),
      );
    expect(await shown()).toMatchObject({ inventory: 1, staff: 1 });
    const { waiting } = await withTransaction(shop, 'durable', async (tx) => {
      await releaseReservations(shop, tx, orderNo);
      const waiting = others.map((of) => take(of));
      // Long enough for them to stand behind this one.
      for (let turn = 0; turn < 50; turn += 1) await readStock(shop, tx, { sku, site: 'US' });
      await itemPromotions.release(shop, tx, orderNo, 'UNPAID');
      return { waiting };
    });
    expect((await Promise.all(waiting)).flat()).toEqual([sku]);
    expect([(await shown()).staff, await at.books(item)]).toEqual([0, { left: 5, held: 0, sold: 0 }]);
  });
});
