import { sql } from 'kysely';
import { isAttemptLive, isPaymentInProgress } from '#rules/payment-states.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { askProvider } from './ask-provider.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { lostAfter } from './receive-report.ts';
import { voidAttempts } from './void-attempts.ts';

// As the index of these names them.
const inProgress = sql<PaymentRow['status']>`('PROCESSING', 'AUTHORISED')`;

const atOnce = 50;

/**
 * Job: asks the provider about attempts that it has been processing for long without reporting to us, and ends those that
 * nobody finished in time. What is being processed is never timed out: it may still turn into money.
 */
export async function watchPayments(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const live = shop.db.selectFrom('payments').selectAll().where('live', '=', sql.lit(1)).limit(atOnce);
  const silent = live.where('status', 'in', inProgress).where('updated_at', '<=', now - lostAfter);
  const unfinished = live.where('status', 'in', ['CREATED', 'REQUIRES_ACTION']).where('expire_time', '<=', now);
  let done = 0;
  for (const read of [
    inPages(silent, ['updated_at', 'payment_no']),
    inPages(unfinished, ['expire_time', 'payment_no']),
  ])
    done += await workThrough(shop, {
      name: 'watch payments',
      read,
      keyOf: ({ payment_no: paymentNo }) => paymentNo,
      run: (payment) => watch(shop, payment, now),
    });
  return done;
}

/** @returns false while the attempt stays due: nothing was heard of it */
async function watch(shop: ShopContext, payment: PaymentRow, now: number): Promise<boolean> {
  const current = await askProvider(shop, payment);
  if (isPaymentInProgress(current.status)) {
    await shop.db
      .updateTable('payments')
      .set({ updated_at: now })
      .where('payment_no', '=', current.payment_no)
      .execute();
    return true;
  }
  if (!isAttemptLive(current.status)) return true;
  if (current.expire_time > now) return false;
  await withTransaction(shop, 'durable', async (tx) => {
    await lockOrder(shop, tx, current.order_no);
    const { status } = await readPayment(tx, current.payment_no);
    if (isAttemptLive(status) && !isPaymentInProgress(status)) {
      await voidAttempts(shop, tx, current.order_no, { event: 'TIMEOUT' });
    }
  });
  return true;
}
