import type { components } from '#openapi/types.ts';
import { pagePaths } from '#rules/page-paths.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { SentBackParcel, ShopContext } from '#server/shop-context.ts';
import { accessKeyOf } from '../../orders/access-key.ts';
import { lockOrder, type OrderRow } from '../../orders/order-row.ts';
import { carrierNameOf, insertShipment, type Pieces } from '../../orders/ship-order.ts';
import { requestSendBackLabel } from '../../tracking/request-label.ts';
import { rmaMails } from './mails.ts';
import { mailAboutRma, type OrderRma } from './rma-mail-facts.ts';
import { comesBack, readRmaLines, readRmaRow, refOf, type RmaRef, type RmaRow } from './rma-row.ts';

/** The items that came to the shop with a request. */
async function piecesOf(tx: Tx, rma: RmaRow): Promise<Pieces[]> {
  const lines = await readRmaLines(tx, refOf(rma));
  return lines.filter(comesBack).map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
}

async function writeReference(tx: Tx, { orderNo, rmaNo }: RmaRef, reference: string): Promise<RmaRow> {
  return tx
    .updateTable('rmas')
    .set({ send_back_reference: reference })
    .where('order_no', '=', orderNo)
    .where('rma_no', '=', rmaNo)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Items were not accepted at their inspection: the shop's carrier is asked for the parcel that brings them back, in the
 * transaction of the refusal; a job gets its number, once. A shop without a carrier sends it by hand.
 * @returns the request afterwards
 */
export async function requestSendBack(shop: ShopContext, tx: Tx, { order, rma }: OrderRma): Promise<RmaRow> {
  if (shop.carrier.code === 'none') return rma;
  const reference = rma.send_back_reference ?? shop.newId();
  await requestSendBackLabel(shop, tx, order, { reference, lines: await piecesOf(tx, rma) });
  return writeReference(tx, refOf(rma), reference);
}

/**
 * Items that were not accepted have left with a carrier that makes no labels for the shop; the parcel is one of the order.
 * @throws NOT_FOUND, RMA_STATE where nothing has come that could be sent back, and when it was sent before
 */
export function sendBackByHand(
  shop: ShopContext,
  ref: RmaRef,
  { carrier, trackingNo }: { readonly carrier: string; readonly trackingNo: string },
): Promise<RmaRow> {
  return withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, ref.orderNo);
    const rma = await readRmaRow(tx, ref);
    if (rma.status !== 'REJECTED' || rma.label_carrier === null || rma.send_back_reference !== null) {
      throw new ShopError('RMA_STATE');
    }
    const carrierName = carrierNameOf(carrier);
    const lines = await piecesOf(tx, rma);
    const reference = await insertShipment(shop, tx, order, { carrier, carrierName, trackingNo, lines });
    const sent = await writeReference(tx, ref, reference);
    await announceSendBack(shop, tx, order, { reference, carrierName, trackingNo });
    return sent;
  });
}

/** Tells the shopper with which parcel the items of a refused request come. */
export async function announceSendBack(
  shop: ShopContext,
  tx: Tx,
  order: OrderRow,
  { reference, carrierName, trackingNo }: SentBackParcel,
): Promise<void> {
  const rma = await tx
    .selectFrom('rmas')
    .selectAll()
    .where('order_no', '=', order.order_no)
    .where('send_back_reference', '=', reference)
    .executeTakeFirst();
  if (!rma) return;
  await mailAboutRma(shop, tx, { order, rma }, rmaMails.rmaSentBack, {
    carrier: carrierName,
    trackingNo,
    parcelLink: parcelLink(shop, order, reference),
  });
}

/** Where a parcel can be followed; a guest's link carries the key of the order. */
function parcelLink(shop: ShopContext, order: OrderRow, shipmentId: string): string {
  const link = new URL(pagePaths.logistics, shop.config.publicOrigin);
  link.searchParams.set('orderNo', order.order_no);
  link.searchParams.set('shipmentId', shipmentId);
  if (order.account_id === null) link.searchParams.set('accessKey', accessKeyOf(shop, order.order_no));
  link.searchParams.set('site', order.site);
  return link.href;
}

/** The parcel that brings items back; undefined while the carrier has not made its label, and where there is none. */
export async function readSendBack(
  db: Db,
  { order_no: orderNo, send_back_reference: reference }: RmaRow,
): Promise<components['schemas']['SendBackParcel'] | undefined> {
  if (reference === null) return undefined;
  const parcel = await db
    .selectFrom('shipments')
    .select(['id', 'carrier_name', 'tracking_no', 'tracking_url', 'status'])
    .where('order_no', '=', orderNo)
    .where('id', '=', reference)
    .executeTakeFirst();
  return (
    parcel && {
      shipmentId: parcel.id,
      carrierName: parcel.carrier_name,
      trackingNo: parcel.tracking_no,
      status: parcel.status === 'CREATED' ? 'LABEL_CREATED' : parcel.status,
      ...(parcel.tracking_url === null ? {} : { trackingUrl: parcel.tracking_url }),
    }
  );
}
