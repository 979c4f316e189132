import { openRmaStatuses } from '#rules/rma.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { closeAftersale } from './close-aftersale.ts';
import { applyMove } from './rma/apply-move.ts';

/**
 * Ends everything that is open about an order whose money has all gone back: its requests with the reason, and its
 * withdrawals, which have nothing left to wait for. What has a refund on its way ends with that. The order must have been taken.
 */
export async function endRequests(shop: ShopContext, tx: Tx, order: OrderRow, reason: string): Promise<void> {
  const { order_no: orderNo } = order;
  const open = await tx
    .selectFrom('rmas')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('status', 'in', openRmaStatuses)
    .orderBy('rma_no')
    .execute();
  const paying = await tx
    .selectFrom('refunds')
    .select(['rma_no', 'revoke_no'])
    .where('order_no', '=', orderNo)
    .where('status', '!=', 'FAILED')
    .execute();
  for (const rma of open) {
    if (paying.some(({ rma_no: rmaNo }) => rmaNo === rma.rma_no)) continue;
    const event =
      rma.status === 'REFUNDING' ? ({ type: 'refund.settled' } as const) : ({ type: 'money.gone', reason } as const);
    await applyMove(shop, tx, { order, rma }, { event, actor: 'SYSTEM' });
  }
  const paidRevokes = paying.flatMap(({ revoke_no: revokeNo }) => revokeNo ?? []);
  await tx
    .updateTable('revokes')
    .set({ status: 'REFUNDED', updated_at: shop.clock.now() })
    .where('order_no', '=', orderNo)
    .where('mode', '=', 'WITHDRAW')
    .where('status', 'in', ['AWAITING_RETURN', 'RECEIVED', 'REFUNDING'])
    .$if(paidRevokes.length > 0, (update) => update.where('revoke_no', 'not in', paidRevokes))
    .execute();
  await closeAftersale(shop, tx, orderNo);
}
