import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { appendEvent } from '../orders/order-events.ts';
import { lockOrder } from '../orders/order-row.ts';
import { deductMissingGifts } from './deduct-missing-gifts.ts';
import { refundWithdrawn } from './refund-withdrawn.ts';

const atOnce = 50;

/**
 * Job: gifts that were sent before the goods, were to come back alone and did not come in time stay with their shoppers. The
 * money that was held for them is kept. @returns how many withdrawals it ended
 */
export async function lapseGifts(shop: ShopContext): Promise<number> {
  const due = shop.db
    .selectFrom('revokes')
    .select(['order_no', 'revoke_no', 'gift_due_time'])
    .where('gift_due_time', '<=', shop.clock.now())
    .where('status', '=', 'AWAITING_RETURN')
    .limit(atOnce);
  const read = inPages(due, ['gift_due_time', 'revoke_no']);
  return workThrough(shop, {
    name: 'gifts that did not come back',
    read,
    keyOf: ({ revoke_no: revokeNo }) => revokeNo,
    run: async ({ order_no: orderNo, revoke_no: revokeNo }) => {
      await lapse(shop, orderNo, revokeNo);
      return true;
    },
  });
}

/** Does nothing where the gift came since the withdrawal was looked up. */
async function lapse(shop: ShopContext, orderNo: string, revokeNo: string): Promise<void> {
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    const revoke = await tx
      .updateTable('revokes')
      .set({ status: 'REFUNDING', updated_at: shop.clock.now() })
      .where('revoke_no', '=', revokeNo)
      .where('status', '=', 'AWAITING_RETURN')
      .returningAll()
      .executeTakeFirst();
    if (!revoke) return;
    await refundWithdrawn(shop, tx, order, await deductMissingGifts(tx, revoke));
    await appendEvent(shop, tx, orderNo, { type: 'GIFT_KEPT', actor: 'SYSTEM', note: { revokeNo } });
  });
}
