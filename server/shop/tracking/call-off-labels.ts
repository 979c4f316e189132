import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { leftToShip, type OrderRow, readLines } from '../orders/order-row.ts';
import type { Pieces } from '../orders/ship-order.ts';
import { writeLabel } from './request-label.ts';

/**
 * Pieces of an order are not sent any more: a label that is still being made for them is called off, and one for the rest of
 * its parcel is asked for instead. A label that has its number is a parcel that has left. The order must have been taken,
 * and its cancelled pieces counted.
 */
export async function callOffLabels(shop: ShopContext, tx: Tx, order: OrderRow): Promise<void> {
  const { order_no: orderNo } = order;
  const left = new Map((await readLines(tx, orderNo)).map((line) => [line.id, leftToShip(line)]));
  const waiting = await tx
    .selectFrom('parcel_labels')
    .select(['reference', 'lines'])
    .where('order_no', '=', orderNo)
    .where('direction', '=', 'OUTBOUND')
    .where('status', '=', 'PENDING')
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
  for (const { reference, lines } of waiting) {
    const pieces: readonly Pieces[] = JSON.parse(lines);
    const rest = pieces.map(({ lineId, quantity }) => {
      const possible = Math.min(quantity, left.get(lineId) ?? 0);
      left.set(lineId, (left.get(lineId) ?? 0) - possible);
      return { lineId, quantity: possible };
    });
    if (rest.every(({ quantity }, index) => quantity === pieces[index]?.quantity)) continue;
    await tx
      .updateTable('parcel_labels')
      .set({
        status: 'REFUSED',
        refusal: 'Some items in this parcel won’t be shipped.',
        due_time: null,
        updated_at: shop.clock.now(),
      })
      .where('order_no', '=', orderNo)
      .where('reference', '=', reference)
      .execute();
    const sent = rest.filter(({ quantity }) => quantity > 0);
    if (sent.length > 0)
      await writeLabel(shop, tx, order, { reference: shop.newId(), direction: 'OUTBOUND', lines: sent });
  }
}
