import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { warrantyEnd } from '#rules/warranty.ts';
import { testEngine } from '#server/testing/engine.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { listPurchases } from './list-purchases.ts';
import { deliverOrder, releaseOrder } from './move-order.ts';
import { openOrderShop, type OrderShop, type Ticket } from './order-fixture.ts';
import { shipOrder } from './ship-order.ts';

const spu = 'LM-ORB-A60';
const day = 86_400_000;

let at: OrderShop;
let buyer: TestMember;
beforeAll(async () => {
  at = await openOrderShop();
  buyer = await at.member();
});
afterAll(() => at.close());

async function place(member: TestMember, sku: string, quantity = 1): Promise<Ticket> {
  at.shop.clock.advance(1);
  return at.place({ member, lines: [{ sku, quantity, buyType: 0 }] });
}

/** Pays, sends and delivers an order. */
async function receive(ticket: Ticket): Promise<Ticket> {
  await at.payByCard(ticket);
  await at.deliverWebhooks();
  await releaseOrder(at.shop, ticket.orderNo);
  await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
  at.shop.clock.advance(day);
  await deliverOrder(at.shop, ticket.orderNo);
  return ticket;
}

const purchases = (member: TestMember, query: object = {}) =>
  at.api.ok('listPurchases', { token: member.token, query: { spu, ...query } });
const orderNos = async (member: TestMember, query: object = {}) =>
  (await purchases(member, query)).list.map(({ orderNo }) => orderNo);

describe('what a member has bought of all products', () => {
  it('is the newest first, with what leads to its order, its product and its end of warranty', async () => {
    const member = await at.member();
    await receive(await place(member, 'LM-ORB-A60-2'));
    const later = await receive(await place(member, 'LM-CUBE-1'));
    const { list, total } = await at.api.ok('listPurchases', { token: member.token, query: { pageSize: 1 } });
    expect(total).toBe(2);
    expect(list).toMatchObject([{ orderNo: later.orderNo, sku: 'LM-CUBE-1', spu: 'LM-CUBE', isCovered: true }]);
    expect(await orderNos(member)).not.toContain(later.orderNo);
  });
});

describe('what a member has bought of a product', () => {
  it('is there once it has arrived, with the end of its warranty from that moment on', async () => {
    const ticket = await place(buyer, 'LM-ORB-A60-2', 2);
    expect(await purchases(buyer)).toEqual({ list: [], total: 0, pageNo: 1, pageSize: 20 });
    await receive(ticket);
    const { list } = await purchases(buyer);
    const arrived = at.shop.clock.now();
    expect(list).toMatchObject([
      {
        orderNo: ticket.orderNo,
        quantity: 2,
        options: [{ name: 'Pack', value: 'Pack of 2' }],
        deliveredTime: arrived,
        warrantyEndTime: warrantyEnd(arrived, 24),
        isCovered: true,
      },
    ]);
    const order = await at.api.ok('getOrder', { ...ticket.open, query: { orderNo: ticket.orderNo } });
    expect(order.lines[0]?.warrantyEndTime).toBe(warrantyEnd(arrived, 24));
  });

  it('keeps the end of the day of delivery when the terms change later', async () => {
    const end = (await purchases(buyer)).list[0]?.warrantyEndTime;
    const months = JSON.stringify({ US: 6, EU: 6, GB: 6, CA: 6, JA: 6 });
    const before = await at.shop.db.selectFrom('warranties').selectAll().execute();
    await at.shop.db.updateTable('warranties').set({ months }).execute();
    expect((await purchases(buyer)).list[0]?.warrantyEndTime).toBe(end);
    for (const { id, months: own } of before)
      await at.shop.db.updateTable('warranties').set({ months: own }).where('id', '=', id).execute();
  });

  it('has an end by the present terms where an earlier version wrote none down', async () => {
    const [first] = (await purchases(buyer)).list;
    await at.shop.db
      .updateTable('order_lines')
      .set({ warranty_end_time: null })
      .where('order_no', '=', first?.orderNo ?? '')
      .execute();
    expect((await purchases(buyer)).list[0]?.warrantyEndTime).toBe(first?.warrantyEndTime);
  });

  it('is covered up to the end of its warranty and not a millisecond longer', async () => {
    const member = await at.member();
    await receive(await place(member, 'LM-ORB-A60-1'));
    const isCovered = async () => (await listPurchases(at.shop, member.accountId, { spu })).list[0]?.isCovered;
    const [purchase] = (await purchases(member)).list;
    at.shop.clock.advance((purchase?.warrantyEndTime ?? 0) - at.shop.clock.now() - 1);
    expect(await isCovered()).toBe(true);
    at.shop.clock.advance(1);
    expect(await isCovered()).toBe(false);
    buyer = await at.member();
  });

  it('is told apart by product and member, and comes page by page, the newest first', async () => {
    const member = await at.member();
    const tickets: Ticket[] = [];
    for (const sku of ['LM-ORB-A60-1', 'LM-ORB-A60-4', 'LM-DOME-INK'])
      tickets.push(await receive(await place(member, sku)));
    const [first, second, dome] = tickets.map(({ orderNo }) => orderNo);
    expect(await orderNos(member)).toEqual([second, first]);
    expect(await orderNos(member, { spu: 'LM-DOME' })).toEqual([dome]);
    expect(await orderNos(buyer)).not.toContain(first);
    const page = await purchases(member, { pageNo: 2, pageSize: 1 });
    expect([page.total, page.list.map(({ orderNo }) => orderNo)]).toEqual([2, [first]]);
  });

  it('does not hold what was given back', async () => {
    const member = await at.member();
    const ticket = await receive(await place(member, 'LM-ORB-A60-1', 2));
    const giveBack = (refunded: number) =>
      at.shop.db
        .updateTable('order_lines')
        .set({ refunded_quantity: refunded })
        .where('order_no', '=', ticket.orderNo)
        .execute();
    await giveBack(1);
    expect((await purchases(member)).list.map(({ quantity }) => quantity)).toEqual([1]);
    await giveBack(2);
    expect((await purchases(member)).total).toBe(0);
  });

  it('is for nobody without a log-in, and nothing for an unknown product', async () => {
    expect((await at.api.call('listPurchases', { query: { spu } })).status).toBe(401);
    const unknown = await at.api.call('listPurchases', { token: buyer.token, query: { spu: 'LM-NOPE' } });
    expect(unknown).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it.runIf(testEngine() === 'sqlite')('is found by the orders of the member, not by all that were sold', async () => {
    const { rows } = await sql<{ detail: string }>`
      explain query plan
      select order_lines.id from orders inner join order_lines on order_lines.order_no = orders.order_no
      where orders.account_id = ${buyer.accountId} and orders.status in ('DELIVERED', 'COMPLETED') and order_lines.spu = ${spu}
    `.execute(at.shop.db);
    const plan = rows.map(({ detail }) => detail).join('\n');
    expect(plan).toContain('orders_by_account');
    expect(plan).toContain('order_lines_by_order');
    expect(plan).not.toContain('SCAN');
  });
});
