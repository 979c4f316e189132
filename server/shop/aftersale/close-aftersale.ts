import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Closes the after-sale of an order when no withdrawal and no RMA of it is open any more. */
export async function closeAftersale({ clock }: Pick<ShopContext, 'clock'>, tx: Tx, orderNo: string): Promise<void> {
  const withdrawal = await tx
    .selectFrom('revokes')
    .select('id')
    .where('order_no', '=', orderNo)
    .where('mode', '=', 'WITHDRAW')
    .where('status', 'not in', ['REFUNDED', 'REFUSED', 'LAPSED'])
    .executeTakeFirst();
  const rma = await tx
    .selectFrom('rmas')
    .select('rma_no')
    .where('order_no', '=', orderNo)
    .where('closed_time', 'is', null)
    .executeTakeFirst();
  if (withdrawal || rma) return;
  await tx
    .updateTable('orders')
    .set({ after_sale_status: 'CLOSED', updated_at: clock.now() })
    .where('order_no', '=', orderNo)
    .where('after_sale_status', '=', 'OPEN')
    .execute();
}
