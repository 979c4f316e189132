import { openRmaStatuses, rmaStatuses } from '#rules/rma.ts';
import { fakeClock, testNow } from '#server/testing/fake-clock.ts';
import { strayOrders } from '#server/testing/order-history.ts';
import { strayRmas } from '#server/testing/rma-history.ts';
import { openTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStockBooks } from '#server/shop/stock/stock-books.ts';
import { deliveredStock } from './catalogue/stock.ts';
import { returnsOrder } from './demo-returns.ts';
import { seed } from './seed.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
  await seed(shop.database, fakeClock(), { demoShopper: true });
});
afterAll(() => shop.drop());

const { orderNo } = returnsOrder;
const rmas = () => shop.database.db.selectFrom('rmas').selectAll().execute();
const order = () =>
  shop.database.db.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();

describe('the returns of the demo shopper', () => {
  it('show every state, and one open request about a line at most', async () => {
    const rows = await rmas();
    expect(rows.map(({ status }) => status).toSorted()).toEqual([...rmaStatuses].toSorted());
    const lines = await shop.database.db.selectFrom('rma_lines').selectAll().execute();
    const open = rows.filter(({ status }) => openRmaStatuses.includes(status)).map(({ rma_no }) => rma_no);
    const openLines = lines.filter(({ rma_no }) => open.includes(rma_no)).map(({ line_id }) => line_id);
    expect(new Set(openLines).size).toBe(openLines.length);
    for (const row of rows) {
      expect([row.rma_no, row.closed_time === null]).toEqual([row.rma_no, open.includes(row.rma_no)]);
      if (row.deadline_time !== null) expect(row.deadline_time).toBeGreaterThan(testNow);
    }
  });

  it('have histories that are paths of their machine', async () => {
    expect(await strayRmas(shop.database.db)).toEqual([]);
    expect(await strayOrders(shop.database.db)).toEqual([]);
  });

  it('add up: what went back stands in the order, the payment, the refund and the credit note', async () => {
    const { db } = shop.database;
    const { refunded_amount: refunded, after_sale_status: afterSale } = await order();
    const refunds = await db.selectFrom('refunds').selectAll().where('order_no', '=', orderNo).execute();
    const [settled] = refunds.filter(({ status }) => status === 'SETTLED');
    const payment = await db
      .selectFrom('payments')
      .selectAll()
      .where('order_no', '=', orderNo)
      .executeTakeFirstOrThrow();
    const note = await db
      .selectFrom('invoices')
      .selectAll()
      .where('order_no', '=', orderNo)
      .where('type', '=', 'CREDIT_NOTE')
      .executeTakeFirstOrThrow();
    expect(afterSale).toBe('OPEN');
    expect([settled?.amount, payment.refunded_amount, note.total_amount]).toEqual([refunded, refunded, refunded]);
    const document = JSON.parse(note.document);
    expect([document.shipping.amount, document.goods.amount + document.tax.amount]).toEqual([0, refunded]);
    expect(refunds.map(({ status }) => status).toSorted()).toEqual(['PENDING', 'SETTLED']);
  });

  it('leave a stock of delivered minus sold, and nothing reserved but what prizes wait for', async () => {
    const prizes = await shop.database.db
      .selectFrom('prizes')
      .select(['sku', 'site'])
      .where('status', '=', 'WON')
      .execute();
    const hidden = await shop.database.db
      .selectFrom('skus')
      .innerJoin('products', 'products.spu', 'skus.spu')
      .select('sku')
      .where('products.status', '=', 'HIDDEN')
      .execute();
    const pledged = new Set(hidden.map(({ sku }) => sku));
    for (const { sku, site, stock, sold, reserved } of await readStockBooks(shop.database.db)) {
      if (stock + sold === 0 || pledged.has(sku)) continue;
      const won = prizes.filter((prize) => prize.sku === sku && prize.site === site).length;
      expect([sku, site, stock + sold, reserved]).toEqual([sku, site, deliveredStock(sku, site), won]);
    }
  });
});
