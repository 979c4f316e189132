import { prizeBuyType } from '#rules/cart-lines.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { returnPrizes } from '../prizes/order-prizes.ts';
import { putBack } from '../stock/settle-reservations.ts';
import { type OrderRow, readLines } from './order-row.ts';
import type { Pieces } from './ship-order.ts';

/** Takes pieces that have not been sent off the pick list, before the move of their order is asked for. */
export async function countCancelled(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  pieces: readonly Pieces[],
): Promise<void> {
  for (const { lineId, quantity } of pieces) {
    await tx
      .updateTable('order_lines')
      .set((eb) => ({ cancelled_quantity: eb('cancelled_quantity', '+', quantity), updated_at: clock.now() }))
      .where('id', '=', lineId)
      .execute();
  }
}

/** Puts cancelled pieces back into stock, SKU by SKU in one order, so that two orders never wait for each other; then into their quotas and off what their buyer had, and prizes among them back into the hands of their winner. */
export async function restockCancelled(
  shop: ShopContext,
  tx: Tx,
  { order_no: orderNo, site }: OrderRow,
  pieces: readonly Pieces[],
): Promise<void> {
  const lines = await readLines(tx, orderNo);
  const skus = new Map(lines.map(({ id, sku }) => [id, sku]));
  const bySku = pieces
    .map(({ lineId, quantity }) => ({ sku: skus.get(lineId) ?? lineId, quantity }))
    .toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
  for (const { sku, quantity } of bySku) await putBack(shop, tx, { orderNo, sku, site, quantity });
  await shop.hooks.promotions.releaseCancelled(shop, tx, orderNo, lines);
  const cancelled = lines.filter(({ id }) => pieces.some(({ lineId }) => lineId === id));
  await returnPrizes(
    shop,
    tx,
    orderNo,
    cancelled.flatMap(({ buy_type: buyType, promo_item_id: prizeId }) =>
      buyType === prizeBuyType && prizeId !== null ? [prizeId] : [],
    ),
  );
}
