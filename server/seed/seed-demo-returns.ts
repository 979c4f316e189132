import { currencyOfSite } from '#rules/markets.ts';
import { openRmaStatuses, payerOfReturn, replyPeriod, sendPeriod } from '#rules/rma.ts';
import { issueCreditNote } from '#server/shop/invoices/issue-invoice.ts';
import type { Tx } from '../db/schema.ts';
import { demoReturns, type PlacedReturn, returnsOrder } from './demo-returns.ts';
import { demoShopper } from './demo-shopper.ts';
import { insertRows, type NewRow } from './insert-rows.ts';
import { lineId } from './order-rows.ts';
import { refundRow, replacementRows } from './return-trail-rows.ts';
import { writeDemoOrder } from './seed-demo-orders.ts';
import { seedId } from './seed-id.ts';

const { orderNo, site } = returnsOrder;

const eventOf: Readonly<Record<string, string>> = {
  'rma.submit': 'RMA_REQUESTED',
  'rma.approve': 'RMA_APPROVED',
  'return.received': 'RETURN_RECEIVED',
  'replacement.shipped': 'RMA_REPLACED',
  'rma.reject': 'RMA_REJECTED',
  'rma.cancel': 'RMA_CANCELLED',
  'return.expired': 'RMA_LAPSED',
  'rma.end': 'RMA_ENDED',
};
const byShopper = ['rma.submit', 'rma.ship', 'rma.cancel'];
const actorOf = (event: string) => {
  if (byShopper.includes(event)) return 'USER' as const;
  if (event === 'refund.settled') return 'PSP' as const;
  return event === 'return.expired' ? ('SYSTEM' as const) : ('STAFF' as const);
};

function rmaRow(one: PlacedReturn, accountId: string): NewRow<'rmas'> {
  const status = one.steps.at(-1)?.[1] ?? 'REQUESTED';
  const has = (event: string): boolean => one.steps.some(([name]) => name === event);
  const isOpen = openRmaStatuses.includes(status);
  const periods = { NEEDS_INFO: replyPeriod, AWAITING_RETURN: sendPeriod };
  const period = status === 'NEEDS_INFO' || status === 'AWAITING_RETURN' ? periods[status] : undefined;
  const isInspected = has('inspection.passed');
  const isReplaced = status === 'REPLACED';
  return {
    order_no: orderNo,
    rma_no: one.rmaNo,
    account_id: accountId,
    type: one.type,
    status,
    currency: currencyOfSite(site),
    paid_amount: one.paid,
    refund_amount: one.type === 'RETURN' && isInspected ? one.paid : 0,
    note: one.shopNote ?? null,
    deadline_time: period === undefined ? null : one.last + period,
    label_carrier: has('rma.approve') ? 'Any carrier' : null,
    label_tracking_no: has('rma.approve') ? one.rmaNo : null,
    label_paid_by: has('rma.approve') ? payerOfReturn([one.reason]) : null,
    parcel_carrier: has('rma.ship') ? 'UPS' : null,
    parcel_tracking_no: has('rma.ship') ? '1Z 999 AA1 01 2345 6784' : null,
    restocked_quantity: isInspected ? Number(status === 'REFUNDED') : null,
    replacement_carrier: isReplaced ? 'Firefly Parcel' : null,
    replacement_tracking_no: isReplaced ? 'FLY00087731' : null,
    closed_time: isOpen ? null : one.last,
    created_at: one.created,
    updated_at: one.last,
  };
}

async function writeReturn(tx: Tx, one: PlacedReturn, { accountId, now }: { accountId: string; now: number }) {
  const ref = { order_no: orderNo, rma_no: one.rmaNo };
  await insertRows(tx, 'rmas', [rmaRow(one, accountId)]);
  await insertRows(tx, 'rma_lines', [
    {
      ...ref,
      line_id: lineId(orderNo, one.sku),
      quantity: 1,
      amount: one.paid,
      reason: one.reason,
      note: one.note ?? null,
      media: '[]',
    },
  ]);
  const history = one.steps.map(([event, status, ago], index) => ({
    ...ref,
    seq: index + 1,
    time: now - ago,
    event,
    status,
    actor: actorOf(event),
  }));
  await insertRows(tx, 'rma_history', history);
  const question = history.find(({ event }) => event === 'rma.ask');
  const agreement = history.find(({ event }) => event === 'rma.approve');
  const words = question ? one.shopNote : one.answer;
  const time = (question ?? agreement)?.time;
  if (words !== undefined && time !== undefined) {
    await insertRows(tx, 'rma_messages', [{ ...ref, seq: 1, time, author: 'SHOP', text: words, media: '[]' }]);
  }
}

/** What the timeline of the order says about its requests, after what it says about itself. */
async function writeEvents(tx: Tx, returns: readonly PlacedReturn[], now: number): Promise<void> {
  const { last } = await tx
    .selectFrom('order_events')
    .select((eb) => eb.fn.max('seq').as('last'))
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  const events = returns
    .flatMap(({ rmaNo, steps }) =>
      steps.flatMap(([event, , ago]) => {
        const type = eventOf[event];
        return type === undefined ? [] : [{ type, time: now - ago, actor: actorOf(event), rmaNo }];
      }),
    )
    .toSorted((a, b) => a.time - b.time);
  const rows = events.map(({ type, time, actor, rmaNo }, index) => ({
    id: seedId(`event ${type} of ${rmaNo}`),
    order_no: orderNo,
    seq: Number(last ?? 0) + index + 1,
    time,
    type,
    actor,
    data: JSON.stringify({ rmaNo }),
    created_at: time,
    updated_at: time,
  }));
  await insertRows(tx, 'order_events', rows);
}

/** The money that went back, the money on its way, and the piece that is on the shelf again. */
async function settleMoney(tx: Tx, returns: readonly PlacedReturn[]): Promise<void> {
  const statusOf = ({ steps }: PlacedReturn) => steps.at(-1)?.[1];
  const settled = returns.find((one) => statusOf(one) === 'REFUNDED');
  const pending = returns.find((one) => statusOf(one) === 'REFUNDING');
  if (!settled || !pending) throw new Error('The demo shopper has no refund');
  await insertRows(tx, 'refunds', [refundRow(settled, 'SETTLED'), refundRow(pending, 'PENDING')]);
  const { paid, last } = settled;
  const order = await tx
    .updateTable('orders')
    .set({ after_sale_status: 'OPEN', payment_status: 'PARTLY_REFUNDED', refunded_amount: paid })
    .where('order_no', '=', orderNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('payments')
    .set({ status: 'REFUNDING', refunded_amount: paid })
    .where('order_no', '=', orderNo)
    .execute();
  await tx
    .updateTable('order_lines')
    .set({ refunded_quantity: 1 })
    .where('order_no', '=', orderNo)
    .where('sku', '=', settled.sku)
    .execute();
  await tx
    .updateTable('stock_reservations')
    .set({ released_at: last, allocated_at: null })
    .where('order_no', '=', orderNo)
    .where('sku', '=', settled.sku)
    .execute();
  await moveStock(tx, settled.sku, 1);
  const writer = { clock: { now: () => last }, newId: () => seedId(`credit note of ${settled.rmaNo}`) };
  const { id: lineId } = await tx
    .selectFrom('order_lines')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('sku', '=', settled.sku)
    .executeTakeFirstOrThrow();
  const lines = [{ lineId, quantity: 1, amount: paid }];
  await issueCreditNote(writer, tx, order, { refundNo: `RF${settled.rmaNo}`, amount: paid, lines });
}

async function moveStock(tx: Tx, sku: string, pieces: number): Promise<void> {
  await tx
    .updateTable('sku_markets')
    .set((row) => ({ stock: row('stock', '+', pieces) }))
    .where('sku', '=', sku)
    .where('site', '=', site)
    .execute();
}

/** Writes an order of the demo shopper with a return, a replacement or a claim in every state. */
export async function seedDemoReturns(tx: Tx, now: number): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', demoShopper.email)
    .executeTakeFirst();
  const written = await tx.selectFrom('orders').select('id').where('order_no', '=', orderNo).executeTakeFirst();
  if (!account || written) return;
  await writeDemoOrder(tx, returnsOrder, account.id, now);
  const lines = await tx.selectFrom('order_lines').selectAll().where('order_no', '=', orderNo).execute();
  const returns = demoReturns.map((one, index): PlacedReturn => {
    const line = lines.find(({ sku }) => sku === one.sku);
    if (!line) throw new RangeError(`${orderNo} has no ${one.sku}`);
    return {
      ...one,
      rmaNo: `R${seedId(`return ${index} of ${orderNo}`)}`,
      paid: Math.ceil((line.line_total_amount + line.tax_amount) / line.quantity),
      created: now - (one.steps[0]?.[2] ?? 0),
      last: now - (one.steps.at(-1)?.[2] ?? 0),
    };
  });
  for (const one of returns) await writeReturn(tx, one, { accountId: account.id, now });
  await writeEvents(tx, returns, now);
  await settleMoney(tx, returns);
  const replaced = returns.find(({ steps }) => steps.at(-1)?.[1] === 'REPLACED');
  if (!replaced) throw new Error('The demo shopper has no replacement');
  const { reservation, shipment } = replacementRows(replaced);
  await insertRows(tx, 'stock_reservations', [reservation]);
  await insertRows(tx, 'shipments', [shipment]);
  await moveStock(tx, replaced.sku, -1);
}
