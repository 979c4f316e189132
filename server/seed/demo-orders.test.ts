import { verify } from '@node-rs/argon2';
import { fakeClock, testNow } from '#server/testing/fake-clock.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chapters } from './chapters.ts';
import { deliveredStock } from './catalogue/stock.ts';
import { demoPasswordHash, demoShopper } from './demo-shopper.ts';
import { seed } from './seed.ts';

describe('the demo shopper', () => {
  it('logs in with the printed password, hashed as all passwords are', async () => {
    expect(demoPasswordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verify(demoPasswordHash, demoShopper.password)).toBe(true);
  });
});

describe('the demo orders', () => {
  let shop: TestDatabase;

  beforeAll(async () => {
    shop = await openTestDatabase();
    const withoutReturns = chapters.filter(({ name }) => name !== 'demo-returns');
    await seed(shop.database, fakeClock(), { demoShopper: true, chapters: withoutReturns });
  });
  afterAll(() => shop.drop());

  const orders = () => shop.database.db.selectFrom('orders').selectAll().orderBy('placed_time').execute();

  it('show every state a shopper meets, the newest one just paid', async () => {
    expect((await orders()).map(({ status }) => status)).toEqual([
      'COMPLETED',
      'CANCELLED',
      'COMPLETED',
      'CLOSED',
      'DELIVERED',
      'SHIPPED',
      'PROCESSING',
      'PAID',
    ]);
  });

  it('have histories that are paths of the machine of an order', async () => {
    expect(await strayOrders(shop.database.db)).toEqual([]);
  });

  it('add up: lines to their sum, the sum with delivery and tax to the total', async () => {
    for (const order of await orders()) {
      const lines = await shop.database.db
        .selectFrom('order_lines')
        .selectAll()
        .where('order_no', '=', order.order_no)
        .execute();
      const sum = (amounts: number[]) => amounts.reduce((a, b) => a + b, 0);
      expect(sum(lines.map(({ line_total_amount }) => line_total_amount))).toBe(order.goods_total_amount);
      expect(sum(lines.map(({ unit_amount, quantity }) => unit_amount * quantity))).toBe(order.goods_total_amount);
      const added = order.tax_included === 1 ? 0 : order.tax_amount;
      expect(order.goods_total_amount + order.shipping_amount + added).toBe(order.grand_total_amount);
      expect(order.tax_amount).toBeGreaterThan(0);
      expect(order.list_total_amount - order.promo_discount_amount).toBe(order.goods_total_amount);
    }
  });

  it('never mention an event that has not happened, and keep events in order', async () => {
    const events = await shop.database.db
      .selectFrom('order_events')
      .selectAll()
      .orderBy('order_no')
      .orderBy('seq')
      .execute();
    for (const [index, event] of events.entries()) {
      expect(event.time).toBeLessThanOrEqual(testNow);
      const previous = events[index - 1];
      if (previous?.order_no !== event.order_no) expect([event.seq, event.type]).toEqual([1, 'CREATE']);
      else expect([event.seq, event.time > previous.time]).toEqual([previous.seq + 1, true]);
    }
  });

  it('were paid in full exactly when they say so, and the cancelled one got everything back', async () => {
    const { db } = shop.database;
    for (const order of await orders()) {
      const payment = await db
        .selectFrom('payments')
        .selectAll()
        .where('order_no', '=', order.order_no)
        .executeTakeFirstOrThrow();
      expect(payment.amount).toBe(order.grand_total_amount);
      expect(order.paid_amount).toBe(order.paid_time === null ? 0 : order.grand_total_amount);
      expect(payment.refunded_amount).toBe(order.refunded_amount);
    }
    const refunds = await db
      .selectFrom('refunds')
      .innerJoin('orders', 'orders.order_no', 'refunds.order_no')
      .select(['orders.status', 'refunds.amount', 'orders.paid_amount'])
      .execute();
    expect(refunds).toEqual([
      { status: 'CANCELLED', amount: refunds[0]?.paid_amount, paid_amount: refunds[0]?.paid_amount },
    ]);
  });

  it('have a shipment that holds every piece, from the day they were sent', async () => {
    const { db } = shop.database;
    const shipped = (await orders()).filter(({ shipped_time }) => shipped_time !== null);
    expect(shipped).toHaveLength(4);
    for (const order of shipped) {
      const shipment = await db
        .selectFrom('shipments')
        .selectAll()
        .where('order_no', '=', order.order_no)
        .executeTakeFirstOrThrow();
      const lines = await db
        .selectFrom('order_lines')
        .select(['id', 'quantity'])
        .where('order_no', '=', order.order_no)
        .orderBy('sort')
        .execute();
      expect(JSON.parse(shipment.lines)).toEqual(lines.map(({ id, quantity }) => ({ lineId: id, quantity })));
      expect(JSON.parse(shipment.events).every(({ time }: { time: number }) => time <= testNow)).toBe(true);
      expect(shipment.delivered_time).toBe(order.delivered_time);
    }
  });

  it('leave a stock of delivered minus sold, with what closed orders held put back, and nothing reserved but what prizes wait for', async () => {
    const { db } = shop.database;
    const held = await db
      .selectFrom('stock_reservations')
      .innerJoin('orders', 'orders.order_no', 'stock_reservations.order_no')
      .select([
        'stock_reservations.sku',
        'stock_reservations.site',
        'stock_reservations.quantity',
        'allocated_at',
        'released_at',
        'status',
      ])
      .execute();
    expect(held).toHaveLength(13);
    for (const { status, allocated_at, released_at } of held) {
      const closed = status === 'CLOSED' || status === 'CANCELLED';
      expect([allocated_at === null, released_at === null]).toEqual([closed, !closed]);
    }
    const prizes = await db.selectFrom('prizes').select(['sku', 'site']).where('status', '=', 'WON').execute();
    const rows = await db
      .selectFrom('sku_markets')
      .innerJoin('skus', 'skus.sku', 'sku_markets.sku')
      .innerJoin('products', 'products.spu', 'skus.spu')
      .select(['sku_markets.sku', 'site', 'stock', 'reserved'])
      .where('sellable', '=', 1)
      .where('products.status', '=', 'ACTIVE')
      .execute();
    for (const { sku, site, stock, reserved } of rows) {
      const sold = held.filter((entry) => entry.sku === sku && entry.site === site && entry.allocated_at !== null);
      const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
      const won = prizes.filter((prize) => prize.sku === sku && prize.site === site).length;
      expect([sku, site, stock, reserved]).toEqual([sku, site, deliveredStock(sku, site) - pieces, won]);
    }
  });
});
