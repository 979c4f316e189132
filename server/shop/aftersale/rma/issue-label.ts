import { payerOfReturn } from '#rules/rma.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readRmaLines, refOf, type RmaRow } from './rma-row.ts';

/**
 * Writes the label of the way back into the request. Until a carrier issues one, the number of the request takes the
 * place of a parcel number, and the shopper says with which parcel the items come.
 */
export async function issueLabel({ clock }: ShopContext, tx: Tx, rma: RmaRow): Promise<RmaRow> {
  const lines = await readRmaLines(tx, refOf(rma));
  return tx
    .updateTable('rmas')
    .set({
      label_carrier: 'Any carrier',
      label_tracking_no: rma.rma_no,
      label_tracking_url: null,
      label_paid_by: payerOfReturn(lines.map(({ reason }) => reason)),
      updated_at: clock.now(),
    })
    .where('order_no', '=', rma.order_no)
    .where('rma_no', '=', rma.rma_no)
    .returningAll()
    .executeTakeFirstOrThrow();
}
