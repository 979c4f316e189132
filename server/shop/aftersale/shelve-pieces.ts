import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { putBack } from '../stock/settle-reservations.ts';

interface CamePieces {
  readonly sku: string;
  readonly quantity: number;
}

/**
 * Puts so many of the pieces that came back on the shelf again; the rest is written off and stays sold.
 * @throws BAD_REQUEST for more than came
 */
export async function shelvePieces(
  shop: ShopContext,
  tx: Tx,
  { order_no: orderNo, site }: OrderRow,
  pieces: readonly CamePieces[],
  count: number,
): Promise<void> {
  const came = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  if (count > came) {
    const message = `Only ${came} came back.`;
    throw new ShopError('BAD_REQUEST', { message, fields: [{ path: 'restock', rule: 'max', message }] });
  }
  let left = count;
  for (const { sku, quantity } of pieces) {
    const part = Math.min(left, quantity);
    if (part > 0) await putBack(shop, tx, { orderNo, sku, site, quantity: part });
    left -= part;
  }
}
