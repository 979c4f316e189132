import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../../orders/order-row.ts';
import { applyMove } from './apply-move.ts';
import { readRmaRow, refOf, type RmaRow } from './rma-row.ts';

const atOnce = 100;

/** Job: closes the requests whose shopper has let the time to answer or to send pass. */
export async function runRmaClock(shop: ShopContext): Promise<number> {
  const due = shop.db.selectFrom('rmas').selectAll().where('deadline_time', '<=', shop.clock.now()).limit(atOnce);
  const read = inPages(due, ['deadline_time', 'rma_no']);
  return workThrough(shop, {
    name: 'returns clock',
    read,
    keyOf: ({ rma_no: rmaNo }) => rmaNo,
    run: (rma) => lapse(shop, rma),
  });
}

/** Somebody may have moved the request since it was looked up, or asked again: then its deadline is another one. */
async function lapse(shop: ShopContext, found: RmaRow): Promise<boolean> {
  try {
    await withTransaction(shop, 'durable', async (tx) => {
      const order = await lockOrder(shop, tx, found.order_no);
      const rma = await readRmaRow(tx, refOf(found));
      if (rma.deadline_time === null || rma.deadline_time > shop.clock.now()) return;
      const type = rma.status === 'NEEDS_INFO' ? 'reply.expired' : 'return.expired';
      await applyMove(shop, tx, { order, rma }, { event: { type }, actor: 'SYSTEM' });
    });
    return true;
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return false;
  }
}
