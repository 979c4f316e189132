import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readFacts } from '../../orders/order-facts.ts';
import { lockOrder } from '../../orders/order-row.ts';
import { carrierNameOf, insertShipment } from '../../orders/ship-order.ts';
import { isMoneyGone } from '../../payments/money-left.ts';
import { reserveStock } from '../../stock/reserve-stock.ts';
import { allocateReservations } from '../../stock/settle-reservations.ts';
import { applyMove } from './apply-move.ts';
import { readRmaRow, type RmaRef, type RmaRow } from './rma-row.ts';

/**
 * Another one leaves: its pieces are taken from the shelf, once, and the parcel is one of the order.
 * @throws RMA_STATE, also when all the money of the order has gone back, OUT_OF_STOCK when there are not enough, PAY_DISPUTED while a bank disputes the payment
 */
export async function sendReplacement(
  shop: ShopContext,
  ref: RmaRef,
  { carrier, trackingNo }: { readonly carrier: string; readonly trackingNo: string },
): Promise<RmaRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, ref.orderNo);
    const { paymentDisputed } = await readFacts(tx, order, shop.clock.now());
    if (paymentDisputed) throw new ShopError('PAY_DISPUTED');
    if (await isMoneyGone(tx, order)) {
      throw new ShopError('RMA_STATE', { message: 'This order has been fully refunded: end the request.' });
    }
    const rma = await readRmaRow(tx, ref);
    const lines = await tx
      .selectFrom('rma_lines')
      .innerJoin('order_lines', 'order_lines.id', 'rma_lines.line_id')
      .select(['order_lines.id as lineId', 'order_lines.sku', 'rma_lines.quantity'])
      .where('rma_lines.order_no', '=', ref.orderNo)
      .where('rma_lines.rma_no', '=', ref.rmaNo)
      .execute();
    const carrierName = carrierNameOf(carrier);
    const moved = await applyMove(
      shop,
      tx,
      { order, rma },
      {
        event: { type: 'replacement.shipped' },
        actor: 'STAFF',
        columns: { replacement_carrier: carrierName, replacement_tracking_no: trackingNo },
      },
    );
    const place = { orderNo: ref.orderNo, site: order.site, expireTime: shop.clock.now() };
    const missing = await reserveStock(shop, tx, { ...place, requests: lines });
    if (missing.length > 0) {
      throw new ShopError('OUT_OF_STOCK', {
        message: `There isn’t enough stock of ${missing.join(', ')}. Refund it instead, or end the request.`,
      });
    }
    await allocateReservations(shop, tx, ref.orderNo);
    const parcel = lines.map(({ lineId, quantity }) => ({ lineId, quantity }));
    await insertShipment(shop, tx, order, { carrier, carrierName, trackingNo, lines: parcel });
    return moved;
  });
}
