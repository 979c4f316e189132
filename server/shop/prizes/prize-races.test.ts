import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember } from '#server/testing/test-member.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { payWindow } from '#rules/limits.ts';
import { globe, openPrizeShop, type PrizeShop } from '../prize-fixture.ts';
import { expirePrizes } from './expire-prizes.ts';
import { readStockBooks, type StockBook, stockFaults } from '../stock/stock-books.ts';

let at: PrizeShop;
let delivered: StockBook[];
beforeAll(async () => {
  at = await openPrizeShop();
  delivered = await readStockBooks(at.shop.db);
});
afterAll(async () => {
  expect(stockFaults(delivered, await readStockBooks(at.shop.db))).toEqual([]);
  await at.close();
});

const crowd = 12;
const each = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const settled = async (acts: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(acts)).filter(({ status }) => status === 'fulfilled').length;
const ordersOf = ({ accountId }: TestMember) =>
  at.shop.db.selectFrom('orders').select(['order_no', 'kind']).where('account_id', '=', accountId).execute();

describe('a prize', () => {
  it('that is granted many times at once for one win is one prize with one piece', async () => {
    const member = await at.member();
    const { reserved } = await at.stock(globe);
    const sourceRef = randomUUID();
    const ids = new Set(await each(crowd, () => at.win(member, { sourceRef })));
    expect([ids.size, (await at.stock(globe)).reserved]).toEqual([1, reserved + 1]);
  });

  it('that is the last piece is granted to one of many winners', async () => {
    const members = await each(crowd, () => at.member());
    const { stock, reserved } = await at.stock(globe);
    const leaveFree = (pieces: number) =>
      at.shop.db.updateTable('sku_markets').set({ safety_stock: pieces }).where('sku', '=', globe).execute();
    await leaveFree(stock - reserved - 1);
    const granted = await Promise.all(members.map((member) => at.grant(member)));
    expect(granted.filter(({ ok }) => ok)).toHaveLength(1);
    await leaveFree(0);
  });

  it('that is claimed in many tabs is sent by one order', async () => {
    const member = await at.member();
    const prizeId = await at.win(member);
    const addressId = await at.home(member);
    const answers = await each(crowd, () => at.claim(member, { prizeId, mode: 'SHIP_ALONE', addressId }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ordersOf(member)).toMatchObject([{ kind: 'PRIZE' }]);
  });

  it('that many orders and a claim want at once goes with one of them', async () => {
    const member = await at.member();
    const prizeId = await at.win(member);
    const addressId = await at.home(member);
    const before = await at.stock(globe);
    const orders = await settled(Array.from({ length: crowd }, () => at.orderWith(member, [prizeId])));
    const claim = await at.claim(member, { prizeId, mode: 'SHIP_ALONE', addressId });
    expect([orders, claim.code]).toEqual([1, 'PRIZE_GONE']);
    const [row] = await ordersOf(member);
    expect(await at.prize(prizeId)).toMatchObject({ status: 'ATTACHED', order_no: row?.order_no });
    expect(await at.stock(globe)).toEqual(before);
  });

  it('that is taken off its order while that is cancelled and while it runs out of time is kept, with its piece', async () => {
    for (const end of ['is cancelled', 'runs out'] as const) {
      const member = await at.member();
      const prizeId = await at.win(member);
      const ticket = await at.orderWith(member, [prizeId]);
      const { reserved } = await at.stock(globe);
      if (end === 'runs out') at.shop.clock.advance(payWindow + 1);
      const body = { orderNo: ticket.orderNo, mode: 'CANCEL_UNPAID', reasonCode: 'OTHER' } as const;
      const close = () =>
        end === 'runs out'
          ? expireOrders(at.shop)
          : at.api.call('revokeOrder', { ...ticket.open, key: randomUUID(), body });
      await Promise.all([
        ...Array.from({ length: 4 }, () => at.detach(member, prizeId)),
        ...Array.from({ length: 4 }, close),
      ]);
      expect((await at.order(ticket.orderNo)).status).toBe('CLOSED');
      expect(await at.prize(prizeId)).toMatchObject({ status: 'WON', order_no: null });
      expect((await at.stock(globe)).reserved).toBe(reserved);
    }
  });

  it('that runs out while it is ordered is in the order or over, never both', async () => {
    const member = await at.member();
    const prizeId = await at.win(member, { claimDays: 1 });
    at.shop.clock.set((await at.prize(prizeId)).expire_time - 1);
    const ordering = Array.from({ length: 4 }, () => at.orderWith(member, [prizeId]));
    at.shop.clock.advance(1);
    await Promise.allSettled([...ordering, ...Array.from({ length: 4 }, () => expirePrizes(at.shop))]);
    await expirePrizes(at.shop);
    const { status, order_no: orderNo } = await at.prize(prizeId);
    expect([status, orderNo === null]).toEqual(status === 'EXPIRED' ? ['EXPIRED', true] : ['ATTACHED', false]);
  });
});

describe('whoever reads first and writes what they have read', () => {
  it('puts one prize into many orders', async () => {
    const { db } = at.shop;
    const member = await at.member();
    const prizeId = await at.win(member);
    const tickets = await each(crowd, () => at.orderWith(member, []));
    const attached = await Promise.all(
      tickets.map(async ({ orderNo }) => {
        const { status } = await db
          .selectFrom('prizes')
          .select('status')
          .where('prize_id', '=', prizeId)
          .executeTakeFirstOrThrow();
        if (status !== 'WON') return 0;
        await db
          .updateTable('prizes')
          .set({ status: 'ATTACHED', order_no: orderNo })
          .where('prize_id', '=', prizeId)
          .execute();
        return 1;
      }),
    );
    expect(attached.filter((one) => one === 1).length).toBeGreaterThan(1);
    await db.updateTable('prizes').set({ status: 'WON', order_no: null }).where('prize_id', '=', prizeId).execute();
  });
});
