import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { MadeLabel } from '#server/carriers/carrier.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder, readOrder } from '../orders/order-row.ts';
import { carrierNameOf, insertShipment, shipParcel } from '../orders/ship-order.ts';
import { composeLabel } from './compose-label.ts';
import { workOnDue } from './due-labels.ts';
import { findLabel, type LabelRow } from './label-row.ts';

const firstPause = 1_000;
const longestPause = 10 * 60_000;

/** A parcel may have moved before its number was here: the carrier is asked soon after. */
const firstQuestion = 10_000;

/** Until a label is asked for again after so many tries: 2 s, 4 s, 8 s … up to ten minutes, for as long as it takes. */
const pauseAfter = (attempts: number): number => Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 16));

/**
 * Job: hands the labels that wait to the carrier, each under its own key, so that a lost reply never makes a second one.
 */
export function sendLabels(shop: ShopContext): Promise<number> {
  return workOnDue(shop, 'PENDING', pauseAfter, (label) => sendLabel(shop, label));
}

async function sendLabel(shop: ShopContext, label: LabelRow): Promise<void> {
  const { carrier, db, log } = shop;
  const order = await readOrder(db, label.order_no);
  // A shop may have changed its carrier since; the old one is asked when it is there again.
  if (!order || label.carrier !== carrier.code) return;
  const made = await carrier.createLabel(await composeLabel(db, order, label));
  if (made.ok) return receiveLabel(shop, label, made.value);
  log.warn({ orderNo: label.order_no, reference: label.reference, failure: made.failure }, 'a label was not made');
  if (made.failure.kind === 'invalid') await refuseLabel(shop, label, made.failure.message);
}

/** Takes the number of a label in, and ships the order with it when it is on its way to the shopper, or sends back what was not accepted. */
async function receiveLabel(shop: ShopContext, label: LabelRow, { trackingNo, trackingUrl }: MadeLabel): Promise<void> {
  const { order_no: orderNo, reference } = label;
  try {
    await withTransaction(shop, 'durable', async (tx) => {
      const order = await lockOrder(shop, tx, orderNo);
      const current = await findLabel(tx, { orderNo, reference });
      if (current?.status !== 'PENDING') return;
      const now = shop.clock.now();
      await tx
        .updateTable('parcel_labels')
        .set({
          status: 'MADE',
          tracking_no: trackingNo,
          tracking_url: trackingUrl,
          attempts: 0,
          due_time: now + firstQuestion,
          updated_at: now,
        })
        .where('order_no', '=', orderNo)
        .where('reference', '=', reference)
        .execute();
      if (label.direction === 'RETURN') return;
      if (label.direction === 'SEND_BACK') {
        const sent = { carrierName: carrierNameOf(label.carrier), trackingNo, trackingUrl };
        const lines = JSON.parse(label.lines);
        await insertShipment(shop, tx, order, { ...sent, carrier: label.carrier, shipmentId: reference, lines });
        await shop.hooks.onSentBack(shop, tx, order, { reference, ...sent });
        return;
      }
      await shipParcel(shop, tx, order, {
        carrier: label.carrier,
        trackingNo,
        trackingUrl,
        shipmentId: reference,
        lines: JSON.parse(label.lines),
      });
    });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // The carrier gives the same number again when the bank has decided, or the order has ended.
    if (error.code === 'PAY_DISPUTED') return;
    // The order was cancelled or withdrawn from while its label was made.
    await refuseLabel(shop, label, error.message);
  }
}

async function refuseLabel(shop: ShopContext, label: LabelRow, refusal: string): Promise<void> {
  await shop.db
    .updateTable('parcel_labels')
    .set({ status: 'REFUSED', refusal, due_time: null, updated_at: shop.clock.now() })
    .where('order_no', '=', label.order_no)
    .where('reference', '=', label.reference)
    .where('status', '=', 'PENDING')
    .execute();
}
