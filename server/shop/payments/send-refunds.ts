import { sql } from 'kysely';
import { money } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { settleRefund } from './settle-refund.ts';

const atOnce = 20;
const firstPause = 2_000;
const longestPause = 10 * 60_000;

/** How long a refund waits after so many tries: 2 s, 4 s, 8 s … up to ten minutes, for as long as it takes. */
function refundPause(attempts: number): number {
  return Math.min(longestPause, firstPause * 2 ** Math.min(attempts, 16));
}

interface Due {
  readonly refundNo: string;
  readonly providerRef: string;
  readonly amount: number;
  readonly currency: 'USD' | 'EUR' | 'GBP' | 'CAD' | 'JPY';
  /** Coins instead of the money: the provider has no part in it. */
  readonly toCoins: number;
}

/**
 * Job: hands the refunds that wait to the provider, under their own number as key, so that a lost reply never sends the
 * money twice. Each is claimed by its count of attempts, so that two processes do not send the same one at once.
 */
export async function sendRefunds(shop: ShopContext): Promise<number> {
  const waiting = await shop.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.payment_no', 'refunds.payment_no')
    .select([
      'refunds.refund_no',
      'refunds.amount',
      'refunds.currency',
      'refunds.attempts',
      'refunds.updated_at',
      'refunds.to_coins',
      'payments.provider_ref',
    ])
    .where('refunds.status', '=', sql.lit('PENDING'))
    .orderBy('refunds.created_at')
    .limit(200)
    .execute();
  const now = shop.clock.now();
  const due = waiting
    .filter(({ attempts, updated_at: last }) => attempts === 0 || last <= now - refundPause(attempts))
    .slice(0, atOnce);
  await Promise.all(
    due.map(
      async ({ refund_no: refundNo, provider_ref: providerRef, to_coins: toCoins, amount, currency, attempts }) => {
        const claimed = await shop.db
          .updateTable('refunds')
          .set({ attempts: attempts + 1, updated_at: now })
          .where('refund_no', '=', refundNo)
          .where('attempts', '=', attempts)
          .where('status', '=', 'PENDING')
          .executeTakeFirst();
        if (claimed.numUpdatedRows === 1n)
          await send(shop, { refundNo, providerRef: providerRef ?? '', amount, currency, toCoins });
      },
    ),
  );
  return due.length;
}

async function send(shop: ShopContext, { refundNo, providerRef, amount, currency, toCoins }: Due): Promise<void> {
  if (toCoins > 0) return settleRefund(shop, refundNo, { status: 'SETTLED', providerRef: refundNo });
  const sent = await shop.payments.refund({
    providerRef,
    refundNo,
    amount: money(amount, currency),
    idempotencyKey: refundNo,
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
  await settleRefund(shop, refundNo, { status: 'FAILED', why: message });
}
