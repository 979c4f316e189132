import { sql } from 'kysely';
import { isAttemptLive, isPaymentInProgress } from '#rules/payment-states.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { askProvider } from './ask-provider.ts';
import { type PaymentRow, readPayment } from './payment-row.ts';
import { lostAfter } from './receive-report.ts';
import { voidAttempts } from './void-attempts.ts';

const atOnce = 50;

/**
 * Job: asks the provider about attempts that it has been processing for long without reporting to us, and ends those that
 * nobody finished in time. What is being processed is never timed out: it may still turn into money.
 */
export async function watchPayments(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const due = shop.db
    .selectFrom('payments')
    .selectAll()
    .where('live', '=', sql.lit(1))
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', ['PROCESSING', 'AUTHORISED']), eb('updated_at', '<=', now - lostAfter)]),
        eb.and([eb('status', 'in', ['CREATED', 'REQUIRES_ACTION']), eb('expire_time', '<=', now)]),
      ]),
    )
    .orderBy('updated_at')
    .orderBy('payment_no')
    .limit(atOnce);
  return workThrough(shop, {
    name: 'watch payments',
    read: (behind) => due.offset(behind).execute(),
    keyOf: ({ payment_no: paymentNo }) => paymentNo,
    run: (payment) => watch(shop, payment, now),
  });
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
