import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { RefundRow } from '../payments/refund-row.ts';

/** Ends the withdrawal or cancellation whose refund has settled; with the last one the after-sale of the order closes. */
export async function settleRevoke({ clock }: ShopContext, tx: Tx, refund: RefundRow): Promise<void> {
  if (refund.revoke_no === null) return;
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDED', refund_no: refund.refund_no, updated_at: clock.now() })
    .where('revoke_no', '=', refund.revoke_no)
    .execute();
  const open = await tx
    .selectFrom('revokes')
    .select('id')
    .where('order_no', '=', refund.order_no)
    .where('mode', '=', 'WITHDRAW')
    .where('status', '!=', 'REFUNDED')
    .executeTakeFirst();
  if (open) return;
  await tx
    .updateTable('orders')
    .set({ after_sale_status: 'CLOSED' })
    .where('order_no', '=', refund.order_no)
    .where('after_sale_status', '=', 'OPEN')
    .execute();
}
