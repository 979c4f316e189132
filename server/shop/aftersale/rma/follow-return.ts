import type { RmaEvent } from '#machines/rma/types.ts';
import { moveRma } from '#machines/rma/move.ts';
import type { ParcelStatus } from '#rules/parcel-states.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ReturnParcel, ShopContext } from '#server/shop-context.ts';
import type { OrderRow } from '../../orders/order-row.ts';
import { applyMove } from './apply-move.ts';
import { findRmaRow, standOf } from './rma-row.ts';

/** What the status of a parcel on its way back says of its request. */
const eventsOf: Readonly<Partial<Record<ParcelStatus, (trackingNo: string) => RmaEvent>>> = {
  IN_TRANSIT: (trackingNo) => ({ type: 'rma.ship', trackingNo }),
  OUT_FOR_DELIVERY: (trackingNo) => ({ type: 'rma.ship', trackingNo }),
  DELIVERED: () => ({ type: 'return.received' }),
};

/**
 * A parcel with a label of a request moves the request: on its way, and received. What the request is past already, or
 * was ended before, changes nothing; the warehouse decides about it.
 */
export async function followReturn(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { reference: rmaNo, status, trackingNo }: ReturnParcel,
): Promise<void> {
  const event = eventsOf[status]?.(trackingNo);
  if (!event) return;
  const rma = await findRmaRow(tx, { orderNo: order.order_no, rmaNo });
  if (!rma || !moveRma(standOf(rma), event).ok) return;
  const columns = event.type === 'rma.ship' ? { parcel_carrier: rma.label_carrier } : {};
  await applyMove(shop, tx, { order, rma }, { event, actor: 'CARRIER', columns });
}
