import { sql } from 'kysely';
import { isAttemptLive, isPaymentInProgress } from '#rules/payment-states.ts';
import { withTransaction } from '#server/db/transaction.ts';
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
  const due = await shop.db
    .selectFrom('payments')
    .selectAll()
    .where('live', '=', sql.lit(1))
    .where((eb) =>
      eb.or([
        eb.and([eb('status', 'in', ['PROCESSING', 'AUTHORISED']), eb('updated_at', '<=', now - lostAfter)]),
        eb.and([eb('status', 'in', ['CREATED', 'REQUIRES_ACTION']), eb('expire_time', '<=', now)]),
      ]),
    )
    .limit(atOnce)
    .execute();
  for (const payment of due) await watch(shop, payment, now);
  return due.length;
}

async function watch(shop: ShopContext, payment: PaymentRow, now: number): Promise<void> {
  const current = await askProvider(shop, payment);
  if (isPaymentInProgress(current.status)) {
    await shop.db
      .updateTable('payments')
      .set({ updated_at: now })
      .where('payment_no', '=', current.payment_no)
      .execute();
    return;
  }
  if (!isAttemptLive(current.status) || current.expire_time > now) return;
  await withTransaction(shop, 'durable', async (tx) => {
    await lockOrder(shop, tx, current.order_no);
    const { status } = await readPayment(tx, current.payment_no);
    if (isAttemptLive(status) && !isPaymentInProgress(status)) {
      await voidAttempts(shop, tx, current.order_no, { event: 'TIMEOUT' });
    }
  });
}
