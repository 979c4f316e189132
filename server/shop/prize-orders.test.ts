import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prizeBuyType } from '#rules/cart-lines.ts';
import { day } from '#rules/durations.ts';
import { payWindow } from '#rules/limits.ts';
import { claimEnd, returnedUntil } from '#rules/prizes.ts';
import { runCommand } from '#server/ops/run-command.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { payLate } from './late-payment-fixture.ts';
import { releaseOrder } from './orders/move-order.ts';
import { runOrderClock } from './orders/order-clock.ts';
import type { Ticket } from './orders/order-fixture.ts';
import { shipOrder } from './orders/ship-order.ts';
import { expireOrders } from './payments/expire-orders.ts';
import { refundOrder } from './payments/refund-order.ts';
import { globe, openPrizeShop, type PrizeShop } from './prize-fixture.ts';
import { expirePrizes, remindOfPrizes } from './prizes/expire-prizes.ts';
import { readStockBooks, type StockBook, stockFaults } from './stock/stock-books.ts';
import { dome } from './wallet-fixture.ts';

let at: PrizeShop;
let member: TestMember;
let delivered: StockBook[];
beforeAll(async () => {
  at = await openPrizeShop();
  await at.shop.db.updateTable('sku_markets').set({ stock: 1_000 }).where('sku', '=', globe).execute();
  delivered = await readStockBooks(at.shop.db);
});
beforeEach(async () => {
  member = await at.member();
});
afterAll(async () => {
  expect(stockFaults(delivered, await readStockBooks(at.shop.db))).toEqual([]);
  await at.close();
});

const list = async (tab?: 'TO_CLAIM' | 'CLAIMED' | 'EXPIRED') =>
  at.api.ok('listPrizes', { token: member.token, query: tab === undefined ? {} : { tab } });
const detail = ({ orderNo, open }: Ticket) => at.api.ok('getOrder', { ...open, query: { orderNo } });
const status = async (prizeId: string) => (await at.prize(prizeId)).status;
const send = async ({ orderNo }: Pick<Ticket, 'orderNo'>) => {
  await releaseOrder(at.shop, orderNo);
  await shipOrder(at.shop, orderNo, { carrier: 'dhl', trackingNo: randomUUID() });
};
const revoke = ({ orderNo, open }: Ticket, mode: 'CANCEL_UNPAID' | 'CANCEL_PAID') =>
  at.api.ok('revokeOrder', { ...open, key: randomUUID(), body: { orderNo, mode, reasonCode: 'OTHER' } });

describe('a prize that is granted', () => {
  it('holds one piece of the stock until its day ends, and is granted once for each win', async () => {
    const before = await at.stock(globe);
    const sourceRef = randomUUID();
    const prizeId = await at.win(member, { sourceRef });
    expect(await at.win(member, { sourceRef })).toBe(prizeId);
    expect(await at.stock(globe)).toEqual({ ...before, reserved: before.reserved + 1 });
    const { prizes, counts } = await list();
    expect(counts).toEqual({ TO_CLAIM: 1, CLAIMED: 0, EXPIRED: 0 });
    const expireTime = claimEnd(at.shop.clock.now(), 30, 'US');
    const shown = { prizeId, kind: 'PRODUCT', status: 'WON', delivery: null, detachable: false, expireTime };
    expect(prizes).toMatchObject([{ ...shown, sku: globe, image: { alt: expect.any(String) } }]);
  });

  it('is not granted where the last piece is sold', async () => {
    const { stock, reserved } = await at.stock(globe);
    await at.shop.db
      .updateTable('sku_markets')
      .set({ safety_stock: stock - reserved })
      .where('sku', '=', globe)
      .execute();
    expect(await at.grant(member)).toEqual({ ok: false, code: 'OUT_OF_STOCK' });
    expect((await list()).prizes).toEqual([]);
    await at.shop.db.updateTable('sku_markets').set({ safety_stock: 0 }).where('sku', '=', globe).execute();
  });

  it('is in the wallet at once where it is a coupon or coins', async () => {
    await at.win(member, { kind: 'COINS', coins: 120, title: '120 coins' });
    await at.win(member, { kind: 'COUPON', templateId: 'welcome-us', title: 'A coupon' });
    expect((await at.balance(member)).available).toBe(120);
    const { prizes } = await list('CLAIMED');
    expect(prizes).toHaveLength(2);
    expect(prizes).toContainEqual(expect.objectContaining({ kind: 'COINS', status: 'SHIPPED', coins: 120 }));
    const coupon = prizes.find(({ kind }) => kind === 'COUPON');
    expect(coupon).toMatchObject({ status: 'SHIPPED', coupon: { status: 'UNUSED', validTo: coupon?.expireTime } });
  });

  it('is reminded of once, a week before it is over, and then gone with its piece free', async () => {
    const before = await at.stock(globe);
    const prizeId = await at.win(member, { claimDays: 20 });
    const { expire_time: end } = await at.prize(prizeId);
    at.shop.clock.set(end - 7 * day - 1);
    await remindOfPrizes(at.shop);
    expect(await at.mailTo(member.email)).toEqual([]);
    at.shop.clock.advance(1);
    for (const _time of [1, 2]) await remindOfPrizes(at.shop);
    expect(await at.mailTo(member.email)).toEqual(['Claim your prize: Orb globe']);
    at.shop.clock.set(end);
    expect((await list('EXPIRED')).prizes).toMatchObject([{ prizeId, status: 'EXPIRED' }]);
    expect(await at.claim(member, { prizeId, mode: 'ORDER_TOGETHER' })).toMatchObject({ code: 'PRIZE_EXPIRED' });
    for (const _time of [1, 2]) await expirePrizes(at.shop);
    expect([await status(prizeId), await at.stock(globe)]).toEqual(['EXPIRED', before]);
    expect(await at.claim(member, { prizeId, mode: 'ORDER_TOGETHER' })).toMatchObject({ code: 'PRIZE_EXPIRED' });
  });
});

describe('a prize that is sent by itself', () => {
  it('is an order that costs nothing and goes the way of every other', async () => {
    const before = await at.stock(globe);
    const prizeId = await at.win(member);
    const addressId = await at.home(member);
    const key = randomUUID();
    const { data } = await at.claim(member, { prizeId, mode: 'SHIP_ALONE', addressId }, key);
    expect(data).toMatchObject({ prizeId, status: 'CLAIMED', delivery: 'SHIP_ALONE', detachable: false });
    expect((await at.claim(member, { prizeId, mode: 'SHIP_ALONE', addressId }, key)).data).toEqual(data);
    expect(await at.claim(member, { prizeId, mode: 'SHIP_ALONE', addressId })).toMatchObject({ code: 'PRIZE_GONE' });
    const ticket = at.ticket(member, data.orderNo ?? '');
    expect(await detail(ticket)).toMatchObject({
      ...{ status: 'PAID', totals: { grandTotal: { amount: 0 }, shipping: { amount: 0 }, tax: { amount: 0 } } },
      lines: [{ sku: globe, buyType: prizeBuyType, promoItemId: prizeId, gift: true, lineTotal: { amount: 0 } }],
    });
    expect(await at.stock(globe)).toEqual({ stock: before.stock - 1, reserved: before.reserved });
    at.shop.clock.advance(2 * payWindow);
    await runOrderClock(at.shop);
    expect((await at.order(ticket.orderNo)).status).toBe('PROCESSING');
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
    expect(await status(prizeId)).toBe('SHIPPED');
    const bill = await at.api.ok('getBill', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(JSON.stringify(bill)).toContain('Orb');
  });

  it('comes back when that order is called off, with a week at least', async () => {
    const prizeId = await at.win(member, { claimDays: 1 });
    const { data } = await at.claim(member, { prizeId, mode: 'SHIP_ALONE', addressId: await at.home(member) });
    await revoke(at.ticket(member, data.orderNo ?? ''), 'CANCEL_PAID');
    const expireTime = returnedUntil(at.shop.clock.now(), 'US');
    expect((await list()).prizes).toMatchObject([{ prizeId, status: 'WON', delivery: null, expireTime }]);
  });

  it('needs an address of its market, and its own market', async () => {
    const prizeId = await at.win(member);
    expect(await at.claim(member, { prizeId, mode: 'SHIP_ALONE' })).toMatchObject({ code: 'ADDR_FIELD' });
    const other = await at.member();
    expect((await at.claim(other, { prizeId, mode: 'ORDER_TOGETHER' })).status).toBe(404);
    const elsewhere = { token: member.token, site: 'EU', key: randomUUID() };
    const body = { prizeId, mode: 'ORDER_TOGETHER' } as const;
    expect(await at.api.call('claimPrize', { ...elsewhere, body })).toMatchObject({ code: 'PRIZE_OTHER_MARKET' });
  });
});

describe('a prize that goes with an order', () => {
  it('waits for the next one, and is chosen or left out there', async () => {
    const prizeId = await at.win(member);
    const quoted = async (prizeIds?: string[]) =>
      (await at.preview(member, prizeIds === undefined ? {} : { prizeIds })).prizes?.map(({ selected }) => selected);
    expect([await quoted(), await quoted([prizeId])]).toEqual([[false], [true]]);
    await at.claim(member, { prizeId, mode: 'ORDER_TOGETHER' });
    expect((await list()).prizes).toMatchObject([{ status: 'WON', delivery: 'ORDER_TOGETHER', detachable: true }]);
    expect([await quoted(), await quoted([])]).toEqual([[true], [false]]);
    expect((await at.preview(await at.member())).prizes).toBeUndefined();
    expect((await at.preview(member, { prizeIds: ['none'] })).problems).toMatchObject([{ code: 'PRIZE_GONE' }]);
  });

  it('can be sent and chosen however many others are there, and those that wait are in front', async () => {
    for (let others = 0; others < 20; others += 1) await at.win(member, { claimDays: 1 });
    const [alone, next, chosen] = [await at.win(member), await at.win(member), await at.win(member)];
    const answer = await at.claim(member, { prizeId: alone, mode: 'SHIP_ALONE', addressId: await at.home(member) });
    expect(answer.data).toMatchObject({ status: 'CLAIMED' });
    await at.claim(member, { prizeId: next, mode: 'ORDER_TOGETHER' });
    const selected = async (prizeIds?: string[]) => {
      const { prizes, problems } = await at.preview(member, prizeIds === undefined ? {} : { prizeIds });
      return [prizes?.filter((prize) => prize.selected).map(({ prizeId }) => prizeId), problems];
    };
    expect(await selected()).toEqual([[next], []]);
    expect(await selected([chosen])).toEqual([[chosen], []]);
  });

  it('is listed by what ends first, however many have been won since', async () => {
    const first = await at.win(member, { claimDays: 1 });
    for (let others = 0; others < 100; others += 1) await at.win(member);
    const { prizes, counts } = await list();
    expect([prizes[0]?.prizeId, prizes.length, counts.TO_CLAIM]).toEqual([first, 100, 101]);
  });

  it('costs nothing, changes no total, and leaves with the order', async () => {
    const before = await at.stock(globe);
    const plain = await at.preview(member);
    const prizeId = await at.win(member);
    const ticket = await at.orderWith(member, [prizeId]);
    expect(await at.stock(globe)).toEqual({ ...before, reserved: before.reserved + 1 });
    const order = await detail(ticket);
    expect(order.lines.map(({ sku, lineTotal }) => [sku, lineTotal.amount])).toEqual([
      [dome, 8_900],
      [globe, 0],
    ]);
    expect(order.totals.grandTotal).toEqual(plain.totals.grandTotal);
    expect((await list('CLAIMED')).prizes).toMatchObject([
      { prizeId, status: 'ATTACHED', orderNo: ticket.orderNo, detachable: true },
    ]);
    await at.payByCard(ticket);
    expect(await at.stock(globe)).toEqual({ stock: before.stock - 1, reserved: before.reserved });
    await send(ticket);
    expect((await list('CLAIMED')).prizes).toMatchObject([{ status: 'SHIPPED', detachable: false }]);
  });

  it.each(['runs out', 'is cancelled unpaid', 'is called off', 'is paid back before it is sent'] as const)(
    'comes back to its winner when the order %s',
    async (end) => {
      const before = await at.stock(globe);
      const prizeId = await at.win(member, { claimDays: 1 });
      const ticket = await at.orderWith(member, [prizeId]);
      if (end === 'runs out') {
        at.shop.clock.advance(payWindow + 1);
        await expireOrders(at.shop);
      } else if (end === 'is cancelled unpaid') await revoke(ticket, 'CANCEL_UNPAID');
      else {
        await at.payByCard(ticket);
        if (end === 'is called off') await revoke(ticket, 'CANCEL_PAID');
        else await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL' });
      }
      const expireTime = returnedUntil(at.shop.clock.now(), 'US');
      const delivery = end === 'runs out' || end === 'is cancelled unpaid' ? 'ORDER_TOGETHER' : null;
      expect((await list()).prizes).toMatchObject([{ prizeId, status: 'WON', delivery, expireTime }]);
      expect(await at.stock(globe)).toEqual({ ...before, reserved: before.reserved + 1 });
    },
  );

  it('stays with its winner when the order comes back after it was sent', async () => {
    const prizeId = await at.win(member);
    const ticket = await at.orderWith(member, [prizeId]);
    await at.payByCard(ticket);
    await send(ticket);
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL' });
    expect(await status(prizeId)).toBe('SHIPPED');
  });

  it('comes back when the rest of an order is not sent', async () => {
    const prizeId = await at.win(member);
    const ticket = await at.orderWith(member, [prizeId]);
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    const [goods] = (await detail(ticket)).lines;
    const lines = [{ lineId: goods?.lineId ?? '', quantity: 1 }];
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '2', lines });
    expect(await status(prizeId)).toBe('ATTACHED');
    await refundOrder(at.shop, ticket.orderNo, { reason: 'GOODWILL' });
    expect(await status(prizeId)).toBe('WON');
  });

  it('goes with an order that is paid late, unless it was claimed otherwise meanwhile', async () => {
    const [again, gone] = [await at.win(member), await at.win(member)];
    const ticket = await at.orderWith(member, [again, gone]);
    await payLate(at, ticket, async () => {
      expect(await status(again)).toBe('WON');
      await at.claim(member, { prizeId: gone, mode: 'SHIP_ALONE', addressId: await at.home(member) });
    });
    expect((await at.order(ticket.orderNo)).status).toBe('PAID');
    expect([await status(again), await status(gone)]).toEqual(['ATTACHED', 'CLAIMED']);
    await send(ticket);
    expect(await status(again)).toBe('SHIPPED');
    expect((await at.order(ticket.orderNo)).status).toBe('SHIPPED');
  });
});

describe('"do not ship together" [S7.shop-calls.07]', () => {
  it('keeps the prize, once, and never touches an order that was not meant', async () => {
    const before = await at.stock(globe);
    for (const isPaid of [false, true]) {
      const prizeId = await at.win(member);
      const ticket = await at.orderWith(member, [prizeId]);
      if (isPaid) await at.payByCard(ticket);
      expect((await at.detach(member, prizeId, 'US26010100001')).status).toBe(40);
      expect(await status(prizeId)).toBe('ATTACHED');
      expect(await at.detach(member, prizeId, ticket.orderNo)).toMatchObject({ status: 200, data: {} });
      expect((await at.detach(member, prizeId)).status).toBe(40);
      expect((await list()).prizes.find((one) => one.prizeId === prizeId)).toMatchObject({ status: 'WON' });
      const { lines, timeline } = await detail(ticket);
      expect(lines[1]).toMatchObject({ sku: globe, cancelledQuantity: 1 });
      expect(timeline.map(({ text }) => text)).toContain('A prize was removed. We’re keeping it for you');
      if (!isPaid) await at.payByCard(ticket);
      await send(ticket);
      expect((await at.order(ticket.orderNo)).status).toBe('SHIPPED');
    }
    expect(await at.stock(globe)).toEqual({ ...before, reserved: before.reserved + 2 });
  });

  it('takes a prize off the next order', async () => {
    const prizeId = await at.win(member);
    expect((await at.detach(member, prizeId)).status).toBe(40);
    await at.claim(member, { prizeId, mode: 'ORDER_TOGETHER' });
    expect((await at.detach(member, prizeId)).status).toBe(200);
    expect((await list()).prizes).toMatchObject([{ status: 'WON', delivery: null }]);
  });

  it('is too late once the order is packed, needs its winner, and is never cached', async () => {
    const prizeId = await at.win(member);
    const ticket = await at.orderWith(member, [prizeId]);
    await at.payByCard(ticket);
    await releaseOrder(at.shop, ticket.orderNo);
    expect(await at.detach(member, prizeId)).toMatchObject({ code: 'ORDER_RELEASED' });
    expect((await list('CLAIMED')).prizes).toMatchObject([{ status: 'ATTACHED', detachable: false }]);
    expect((await at.detach(await at.member(), prizeId)).status).toBe(404);
    const url = `/app-mall/v1/user/order_together_prize/cancel?prizeId=${prizeId}`;
    const reply = await at.api.app.inject({ method: 'GET', url });
    expect([reply.json().status, reply.headers['cache-control']]).toEqual([401, 'no-store']);
  });
});

describe('operators', () => {
  it('grant a prize, give it more time, and take it back', async () => {
    const run = async (...words: string[]) => String(await runCommand(at.shop, ['prize', ...words]));
    const before = await at.stock(globe);
    const words = ['--site', 'US', '--title', 'Globe', '--sku', globe, '--days', '1', '--ref', randomUUID()];
    const [prizeId = ''] = (await run('grant', member.email, ...words)).split(' ');
    expect(await run('grant', member.email, ...words)).toContain(prizeId);
    expect(await at.stock(globe)).toEqual({ ...before, reserved: before.reserved + 1 });
    await run('extend', prizeId, '--days', '10');
    expect((await at.prize(prizeId)).expire_time).toBe(claimEnd(at.shop.clock.now(), 10, 'US'));
    expect(await run('list', '--email', member.email)).toContain('WON');
    const ticket = await at.orderWith(member, [prizeId]);
    await expect(run('cancel', prizeId)).rejects.toThrow('cancel the order it ships with first');
    await revoke(ticket, 'CANCEL_UNPAID');
    expect(await run('cancel', prizeId)).toContain('CANCELLED');
    expect(await at.stock(globe)).toEqual(before);
  });

  it('are told what is wrong', async () => {
    const run = (...words: string[]) => runCommand(at.shop, ['prize', ...words]);
    await expect(run('grant', 'nobody@lampyris.test', '--site', 'US', '--title', 'X', '--coins', '5')).rejects.toThrow(
      'No member has the email',
    );
    await expect(run('grant', member.email, '--site', 'US', '--title', 'X')).rejects.toThrow('Name one of');
    await expect(run('grant', member.email, '--site', 'US', '--title', 'X', '--sku', 'NONE')).rejects.toThrow(
      'There is no variant',
    );
  });
});
