import { sql } from 'kysely';
import { moneyToSend } from '#rules/disputes.ts';
import { money } from '#rules/money.ts';
import { chargeDisputed } from '#server/payments/provider.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { cutRefund } from './cut-refund.ts';
import { readPaymentMoney } from './dispute-row.ts';
import { readPayment } from './payment-row.ts';
import type { RefundRow } from './refund-row.ts';
import { settleRefund } from './settle-refund.ts';

const atOnce = 20;
const firstPause = 2_000;
const longestPause = 10 * 60_000;

/** How long a refund waits after so many tries: 2 s, 4 s, 8 s … up to ten minutes, for as long as it takes. */
function refundPause(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 16));
}

type Due = RefundRow & { readonly session_ref: string | null };

/**
 * Job: hands the refunds that wait to the provider, each under its own key, so that a lost reply never sends the money
 * twice. Each is claimed by its count of attempts, so that two processes do not send the same one at once. One whose money a
 * bank has withdrawn waits until the bank decides; what the bank gives back for good is not given back again.
 */
export async function sendRefunds(shop: ShopContext): Promise<number> {
  const now = shop.clock.now();
  const due = (await readWaiting(shop))
    .filter(({ attempts, updated_at: last }) => attempts === 0 || last <= now - refundPause(attempts))
    .slice(0, atOnce);
  await Promise.all(
    due.map(async (refund) => {
      const claimed = await shop.db
        .updateTable('refunds')
        .set({ attempts: refund.attempts + 1, updated_at: now })
        .where('refund_no', '=', refund.refund_no)
        .where('attempts', '=', refund.attempts)
        .where('status', '=', 'PENDING')
        .executeTakeFirst();
      if (claimed.numUpdatedRows === 1n) await send(shop, refund);
    }),
  );
  return due.length;
}

/** The refunds that wait, without those that wait for a bank: an open dispute leaves too little for them. */
function readWaiting({ db }: ShopContext): Promise<Due[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_no', 'refunds.payment_no')
    .selectAll('refunds')
    .select('payments.provider_ref as session_ref')
    .where('refunds.status', '=', sql.lit('PENDING'))
    .where(({ eb, or, not, exists, selectFrom, ref }) => {
      const disputes = selectFrom('disputes')
        .where('disputes.order_no', '=', ref('refunds.order_no'))
        .where('disputes.payment_no', '=', ref('refunds.payment_no'));
      const taken = disputes
        .where('disputes.status', '<>', 'WON')
        .select((row) => row.fn.coalesce(row.fn.sum<number>('disputes.amount'), sql<number>`0`).as('amount'));
      return or([
        not(exists(disputes.where('disputes.status', '=', 'OPEN').select('disputes.id'))),
        eb(sql<number>`payments.amount - payments.refunded_amount - (${taken})`, '>=', ref('refunds.amount')),
      ]);
    })
    .orderBy('refunds.created_at')
    .limit(200)
    .execute();
}

async function send(shop: ShopContext, refund: Due): Promise<void> {
  const { refund_no: refundNo, payment_no: paymentNo, attempts, amount, currency } = refund;
  if (paymentNo === null) return;
  const left = moneyToSend(await readPaymentMoney(shop.db, await readPayment(shop.db, paymentNo)));
  // One that the provider may have sent already is asked for once more, whole.
  if (amount > left && (attempts === 0 || refund.to_coins > 0)) return sendLess(shop, refund);
  if (amount === 0 || refund.to_coins > 0) {
    return settleRefund(shop, refundNo, { status: 'SETTLED', providerRef: refundNo });
  }
  const sent = await shop.payments.refund({
    providerRef: refund.session_ref ?? '',
    refundNo,
    amount: money(amount, currency),
    idempotencyKey: refund.provider_key,
  });
  if (sent.ok) {
    const { status, refundRef } = sent.value;
    if (status === 'SETTLED') await settleRefund(shop, refundNo, { status, providerRef: refundRef });
    if (status === 'FAILED') await settleRefund(shop, refundNo, { status, why: 'the provider could not send it' });
    return;
  }
  const { kind, code, message } = sent.failure;
  if (kind === 'unavailable' || kind === 'timeout') {
    shop.log.warn({ refundNo, code }, 'a refund waits for the provider');
    return;
  }
  if (code === chargeDisputed) return sendLess(shop, refund);
  await settleRefund(shop, refundNo, { status: 'FAILED', why: message });
}

/**
 * The bank holds or has given back what the refund was to give: it keeps what is left for it, and is tried again under another
 * key, at its next time.
 */
async function sendLess(shop: ShopContext, { refund_no: refundNo, order_no: orderNo, attempts }: Due): Promise<void> {
  shop.log.warn({ refundNo }, 'a refund waits for the bank of the payer');
  const isNothingLeft = await cutRefund(shop, { refundNo, orderNo, attempt: attempts + 1 });
  if (isNothingLeft) await settleRefund(shop, refundNo, { status: 'SETTLED', providerRef: refundNo });
}
