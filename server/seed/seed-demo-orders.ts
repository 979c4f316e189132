import { issueCreditNote, issueInvoice } from '#server/shop/invoices/issue-invoice.ts';
import type { Tx } from '../db/schema.ts';
import { demoOrders, lifeOf, type DemoOrder, type Life } from './demo-orders.ts';
import { seedDemoAccount } from './demo-shopper.ts';
import { insertRows } from './insert-rows.ts';
import { lineRows, orderRow, priceDemoOrder } from './order-rows.ts';
import {
  cancellationRows,
  eventRows,
  paymentRow,
  refundNo,
  reservationRows,
  shipmentRows,
} from './order-trail-rows.ts';
import { seedId } from './seed-id.ts';

/**
 * Afterwards `stock` = delivered - sold, where sold is the sum of the allocated reservations, and `reserved` = 0: what an
 * expired or cancelled order held has gone back to the shelf, and its reservation is released.
 */
async function takeStock(tx: Tx, { site, ending, lines }: DemoOrder): Promise<void> {
  if (ending === 'EXPIRED' || ending === 'CANCELLED') return;
  for (const { sku, quantity } of lines) {
    await tx
      .updateTable('sku_markets')
      .set((row) => ({ stock: row('stock', '-', quantity) }))
      .where('sku', '=', sku)
      .where('site', '=', site)
      .execute();
  }
}

/** The invoice of the day of payment, and the credit note of the day when the money went back. */
async function issueDocuments(tx: Tx, { orderNo }: DemoOrder, { paid, refunded }: Life, total: number): Promise<void> {
  if (paid === undefined) return;
  const order = await tx.selectFrom('orders').selectAll().where('order_no', '=', orderNo).executeTakeFirstOrThrow();
  const writer = (name: string, now: number) => ({
    clock: { now: () => now },
    newId: () => seedId(`${name} of ${orderNo}`),
  });
  await issueInvoice(writer('invoice', paid), tx, order);
  if (refunded === undefined) return;
  const credit = { refundNo: refundNo(orderNo), amount: total };
  await issueCreditNote(writer('credit note', refunded), tx, order, credit);
}

/** Writes the demo shopper and their orders with lines, events, payments, shipments and refunds, and takes their stock. */
export async function seedDemoShopper(tx: Tx, now: number): Promise<void> {
  const accountId = await seedDemoAccount(tx, now);
  for (const order of demoOrders) await writeDemoOrder(tx, order, accountId, now);
}

/** Writes an order of the demo shopper as if it had been placed, paid and sent, and takes its stock. */
export async function writeDemoOrder(tx: Tx, order: DemoOrder, accountId: string, now: number): Promise<void> {
  const life = lifeOf(order, now);
  const priced = priceDemoOrder(order, life, now);
  const { grandTotal } = priced.totals;
  const events = eventRows(order, life, now);
  const { revokes, refunds } = cancellationRows(order, life, grandTotal);
  await insertRows(tx, 'orders', [orderRow(order, life, priced, { accountId, version: events.length - 1 })]);
  await insertRows(tx, 'order_lines', lineRows(order, life, priced));
  await insertRows(tx, 'order_events', events);
  await insertRows(tx, 'stock_reservations', reservationRows(order, life));
  await insertRows(tx, 'payments', [paymentRow(order, life, grandTotal)]);
  await insertRows(tx, 'shipments', shipmentRows(order, life));
  await insertRows(tx, 'revokes', revokes);
  await insertRows(tx, 'refunds', refunds);
  await takeStock(tx, order);
  await issueDocuments(tx, order, life, grandTotal);
}
