import { moveOrder } from '#machines/order/move.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readFacts, standingOf } from '../orders/order-facts.ts';
import { lockOrder, type OrderRow, readLines } from '../orders/order-row.ts';
import { choosePieces, type Pieces } from '../orders/ship-order.ts';
import type { LabelName, LabelRow } from './label-row.ts';

/**
 * Asks for the label of a parcel to the shopper. It is written down here; a job hands it to the carrier and ships the order
 * when its number is there.
 * @throws BAD_REQUEST for lines that are not of the order or more than is left, ORDER_STATE
 */
export async function requestOutboundLabel(
  shop: ShopContext,
  orderNo: string,
  pieces?: readonly Pieces[],
): Promise<LabelName> {
  const reference = shop.newId();
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    const decided = moveOrder(standingOf(order), 'SHIP', await readFacts(tx, order, shop.clock.now()));
    if (!decided.ok) throw new ShopError(decided.code);
    const lines = choosePieces(await linesWithoutAsked(tx, orderNo), pieces);
    await writeLabel(shop, tx, order, { reference, direction: 'OUTBOUND', lines });
  });
  return { orderNo, reference };
}

/**
 * Asks for the label of a parcel that a shopper sends back, in the transaction that grants the return; asking again under the
 * same reference changes nothing. `readLabel` knows its number as soon as the carrier has made it.
 */
export async function requestReturnLabel(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { reference, lines }: { readonly reference: string; readonly lines: readonly Pieces[] },
): Promise<LabelName> {
  await writeLabel(shop, tx, order, { reference, direction: 'RETURN', lines });
  return { orderNo: order.order_no, reference };
}

/**
 * Asks for the label of a parcel that brings items back to the shopper, in the transaction that decides so; asking again
 * under the same reference changes nothing. The parcel is a shipment of the order as soon as its number is there.
 */
export async function requestSendBackLabel(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { reference, lines }: { readonly reference: string; readonly lines: readonly Pieces[] },
): Promise<void> {
  await writeLabel(shop, tx, order, { reference, direction: 'SEND_BACK', lines });
}

/** The lines as if everything had left that a label is being made for. */
async function linesWithoutAsked(tx: Tx, orderNo: string): ReturnType<typeof readLines> {
  const waiting = await tx
    .selectFrom('parcel_labels')
    .select('lines')
    .where('order_no', '=', orderNo)
    .where('direction', '=', 'OUTBOUND')
    .where('status', '=', 'PENDING')
    .execute();
  const leavingPieces = waiting.flatMap(({ lines }): Pieces[] => JSON.parse(lines));
  const leaving = (id: string): number =>
    leavingPieces.reduce((sum, { lineId, quantity }) => sum + (lineId === id ? quantity : 0), 0);
  const lines = await readLines(tx, orderNo);
  return lines.map((line) => ({ ...line, shipped_quantity: line.shipped_quantity + leaving(line.id) }));
}

/** Writes down that a label is needed, once per reference. @throws ORDER_STATE in a shop without a carrier */
export async function writeLabel(
  shop: ShopContext,
  tx: Tx,
  { order_no: orderNo }: OrderRow,
  label: Pick<LabelRow, 'reference' | 'direction'> & { readonly lines: readonly Pieces[] },
): Promise<void> {
  if (shop.carrier.code === 'none')
    throw new ShopError('ORDER_STATE', { message: 'The shop has no carrier that makes labels.' });
  const now = shop.clock.now();
  await tx
    .insertInto('parcel_labels')
    .values({
      order_no: orderNo,
      reference: label.reference,
      direction: label.direction,
      carrier: shop.carrier.code,
      lines: JSON.stringify(label.lines),
      status: 'PENDING',
      parcel_status: 'LABEL_CREATED',
      tracking_no: null,
      tracking_url: null,
      refusal: null,
      due_time: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_no', 'reference']).doNothing())
    .execute();
}
