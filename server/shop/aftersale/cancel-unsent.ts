import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import { putBack } from '../stock/settle-reservations.ts';
import { callOffLabels } from '../tracking/call-off-labels.ts';
import type { LinePieces } from './withdrawal-lines.ts';

/** Takes pieces that have not been sent off the pick list, before the move of their order is asked for. */
export async function cancelUnsent(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  pieces: readonly LinePieces[],
): Promise<void> {
  for (const { lineId, quantity } of pieces) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ cancelled_quantity: eb('cancelled_quantity', '+', quantity), updated_at: shop.clock.now() }))
      .where('id', '=', lineId)
      .execute();
  }
  await callOffLabels(shop, tx, order);
}

/** Puts pieces that were not sent back into stock, SKU by SKU in one order, so that nobody waits for each other. */
export async function restockUnsent(
  shop: ShopContext,
  tx: Tx,
  { order_no: orderNo, site }: OrderRow,
  pieces: readonly LinePieces[],
): Promise<void> {
  const skus = new Map((await readLines(tx, orderNo)).map(({ id, sku }) => [id, sku]));
  const bySku = pieces
    .map(({ lineId, quantity }) => ({ sku: skus.get(lineId) ?? lineId, quantity }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  for (const { sku, quantity } of bySku) await putBack(shop, tx, { orderNo, sku, site, quantity });
}
