import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { RefundRow } from '../payments/refund-row.ts';
import { closeAftersale } from './close-aftersale.ts';

/** Ends the withdrawal or cancellation whose refund has settled; with the last one the after-sale of the order closes. */
export async function settleRevoke(shop: ShopContext, tx: Tx, refund: RefundRow): Promise<void> {
  if (refund.revoke_no === null) return;
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDED', refund_no: refund.refund_no, updated_at: shop.clock.now() })
    .where('revoke_no', '=', refund.revoke_no)
    .execute();
  await closeAftersale(shop, tx, refund.order_no);
}
