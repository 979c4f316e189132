import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { type CartShop, openCartShop } from '../cart/cart-fixture.ts';
import { checkoutOf } from '../checkout/checkout-fixture.ts';
import { reserveStock, type StockRequest } from './reserve-stock.ts';
import { allocateReservations, releaseReservations, restock } from './settle-reservations.ts';
import { readStockBooks, type StockBook, stockFaults } from './stock-books.ts';

const ink = 'LM-DOME-INK';
const cube = 'LM-CUBE-1';
const site: Site = 'US';

let open: CartShop;
let before: StockBook[];
beforeAll(async () => {
  open = await openCartShop();
  const { data } = await checkoutOf(open).order([{ sku: ink, quantity: 1 }]);
  await run(releaseReservations, data.orderNo);
});
beforeEach(async () => {
  await open.shop.db.deleteFrom('stock_reservations').execute();
  await open.offer('LM-DOME-INK', 'US', { stock: 5, safety_stock: 1, reserved: 0 });
  await open.offer('LM-CUBE-1', 'US', { stock: 9, safety_stock: 0, reserved: 0 });
  before = await readStockBooks(open.shop.db);
});
afterAll(() => open.close());

let numbers = 0;
/** An order that holds nothing yet: a copy of one that was placed. */
async function copyOrder(): Promise<string> {
  const { db, newId } = open.shop;
  const order = await db.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  const copy = { ...order, id: newId(), order_no: `LUS${(numbers += 1)}` };
  await db.insertInto('orders').values(copy).execute();
  return copy.order_no;
}

/** Reserves for a new order, or nothing at all where something is missing. */
async function reserve(requests: readonly StockRequest[]): Promise<{ orderNo: string; missing: readonly string[] }> {
  const { shop } = open;
  let missing: readonly string[] = [];
  const orderNo = await copyOrder();
  await withTransaction(shop, 'durable', async (tx) => {
    missing = await reserveStock(shop, tx, { orderNo, site, requests, expireTime: shop.clock.now() });
    if (missing.length > 0) throw new Error('missing');
  }).catch((error: Error) => {
    if (error.message !== 'missing') throw error;
  });
  return { orderNo, missing };
}
/** Does one thing with an order's reservations, in a transaction of its own. */
const run = (act: typeof releaseReservations, orderNo: string) =>
  withTransaction(open.shop, 'durable', (tx) => act(open.shop, tx, orderNo));
const book = async (sku: string) => {
  const books = await readStockBooks(open.shop.db);
  return books.find((row) => row.sku === sku && row.site === site);
};
const faults = async () => stockFaults(before, await readStockBooks(open.shop.db));

describe('setting stock aside', () => {
  it('takes what is free, down to the safety stock', async () => {
    expect((await reserve([{ sku: ink, quantity: 4 }])).missing).toEqual([]);
    expect(await book(ink)).toMatchObject({ stock: 5, reserved: 4, held: 4, sold: 0 });
    expect((await reserve([{ sku: ink, quantity: 1 }])).missing).toEqual([ink]);
    expect(await faults()).toEqual([]);
  });

  it('takes all of an order or nothing', async () => {
    expect(
      (
        await reserve([
          { sku: cube, quantity: 2 },
          { sku: ink, quantity: 5 },
        ])
      ).missing,
    ).toEqual([ink]);
    expect(await book(cube)).toMatchObject({ reserved: 0, held: 0 });
  });

  it('sums the lines of one SKU', async () => {
    const requests = [
      { sku: ink, quantity: 3 },
      { sku: ink, quantity: 2 },
    ];
    expect((await reserve(requests)).missing).toEqual([ink]);
    expect((await reserve(requests.map((request) => ({ ...request, quantity: 2 })))).missing).toEqual([]);
  });

  it('takes nothing that the market does not sell', async () => {
    await open.offer(cube, site, { sellable: 0 });
    expect((await reserve([{ sku: cube, quantity: 1 }])).missing).toEqual([cube]);
    await open.offer(cube, site, { sellable: 1 });
  });

  it('gives the last unit to one of twenty', async () => {
    await open.offer(ink, site, { stock: 2 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => reserve([{ sku: ink, quantity: 1 }])));
    expect(answers.filter(({ missing }) => missing.length === 0)).toHaveLength(1);
    expect(await book(ink)).toMatchObject({ reserved: 1, held: 1 });
  });

  it('never lets two orders of the same SKUs wait for each other', async () => {
    const [a, b] = [
      { sku: ink, quantity: 1 },
      { sku: cube, quantity: 1 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => reserve(index % 2 === 0 ? [a, b] : [b, a])),
    );
    expect(answers.filter(({ missing }) => missing.length === 0)).toHaveLength(4);
    expect(await faults()).toEqual([]);
  });
});

describe('what becomes of a reservation', () => {
  it('released, it is free again, once', async () => {
    const { orderNo } = await reserve([{ sku: ink, quantity: 3 }]);
    const other = await reserve([{ sku: ink, quantity: 1 }]);
    await run(releaseReservations, orderNo);
    await run(releaseReservations, orderNo);
    expect(await book(ink)).toMatchObject({ stock: 5, reserved: 1, held: 1 });
    await run(releaseReservations, other.orderNo);
    expect(await faults()).toEqual([]);
  });

  it('allocated, it has left the stock, once', async () => {
    const { orderNo } = await reserve([
      { sku: ink, quantity: 3 },
      { sku: cube, quantity: 1 },
    ]);
    await run(allocateReservations, orderNo);
    await run(allocateReservations, orderNo);
    expect(await book(ink)).toMatchObject({ stock: 2, reserved: 0, held: 0, sold: 3 });
    expect(await book(cube)).toMatchObject({ stock: 8, reserved: 0, sold: 1 });
    expect(await faults()).toEqual([]);
  });

  it('sold, it can no longer be released; released, it can no longer be sold', async () => {
    const [sold, released] = [await reserve([{ sku: ink, quantity: 1 }]), await reserve([{ sku: ink, quantity: 1 }])];
    await run(allocateReservations, sold.orderNo);
    await run(releaseReservations, sold.orderNo);
    await run(releaseReservations, released.orderNo);
    await run(allocateReservations, released.orderNo);
    expect(await book(ink)).toMatchObject({ stock: 4, reserved: 0, held: 0, sold: 1 });
    expect(await faults()).toEqual([]);
  });

  it('stock that was sold and cancelled is available again, once', async () => {
    const { orderNo } = await reserve([{ sku: ink, quantity: 3 }]);
    await run(restock, orderNo);
    expect(await book(ink)).toMatchObject({ stock: 5, reserved: 3 });
    await run(allocateReservations, orderNo);
    await run(restock, orderNo);
    await run(restock, orderNo);
    expect(await book(ink)).toMatchObject({ stock: 5, reserved: 0, held: 0, sold: 0 });
    expect(await faults()).toEqual([]);
  });

  it('released too early, it can be set aside again while there is some', async () => {
    const { orderNo } = await reserve([{ sku: ink, quantity: 4 }]);
    await run(releaseReservations, orderNo);
    const { shop } = open;
    const requests = [{ sku: ink, quantity: 4 }];
    const missing = await withTransaction(shop, 'durable', (tx) =>
      reserveStock(shop, tx, { orderNo, site, requests, expireTime: shop.clock.now() }),
    );
    await run(allocateReservations, orderNo);
    expect([missing, await book(ink)]).toMatchObject([[], { stock: 1, reserved: 0, sold: 4 }]);
  });
});

describe('the books of the stock', () => {
  it('show when pieces are missing or counted twice', async () => {
    await open.offer(ink, site, { stock: 4 });
    await open.offer(cube, site, { reserved: 2 });
    expect(await faults()).toEqual([
      'LM-CUBE-1 in US: 2 reserved, but reservations of 0',
      'LM-DOME-INK in US: 4 in stock and 0 sold, but 5 delivered',
    ]);
  });
});
