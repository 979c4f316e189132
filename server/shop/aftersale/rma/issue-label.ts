import { payerOfReturn } from '#rules/rma.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { requestReturnLabel } from '../../tracking/request-label.ts';
import type { OrderRma } from './rma-mail-facts.ts';
import { comesBack, readRmaLines, refOf, type RmaRow } from './rma-row.ts';

/**
 * Asks the shop's carrier for the label of the way back, under the number of the request; its own number comes later. A
 * shop without a carrier puts the number of the request on the label, and the shopper says with which parcel the items
 * come.
 */
export async function issueLabel(shop: ShopContext, tx: Tx, { order, rma }: OrderRma): Promise<RmaRow> {
  const { carrier, clock } = shop;
  const lines = await readRmaLines(tx, refOf(rma));
  const hasCarrier = carrier.code !== 'none';
  if (hasCarrier) {
    const pieces = lines.filter(comesBack).map(({ line_id: lineId, quantity }) => ({ lineId, quantity }));
    await requestReturnLabel(shop, tx, order, { reference: rma.rma_no, lines: pieces });
  }
  return tx
    .updateTable('rmas')
    .set({
      label_carrier: hasCarrier ? carrier.name : 'Any carrier',
      label_tracking_no: hasCarrier ? null : rma.rma_no,
      label_tracking_url: null,
      label_paid_by: payerOfReturn(lines.map(({ reason }) => reason)),
      updated_at: clock.now(),
    })
    .where('order_no', '=', rma.order_no)
    .where('rma_no', '=', rma.rma_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}
