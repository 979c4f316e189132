import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import type { RefundRow } from '../../payments/refund-row.ts';
import { applyMove } from './apply-move.ts';
import { readRmaRow } from './rma-row.ts';

/** Ends the request whose refund has settled. */
export async function settleRma(shop: ShopContext, tx: Tx, order: OrderRow, refund: RefundRow): Promise<void> {
  if (refund.rma_no === null) return;
  const rma = await readRmaRow(tx, { orderNo: refund.order_no, rmaNo: refund.rma_no });
  if (rma.status !== 'REFUNDING') return;
  await applyMove(shop, tx, { order, rma }, { event: { type: 'refund.settled' }, actor: 'PSP' });
}
