import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { isAttemptLive } from '#rules/payment-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { NextAction } from '#server/payments/provider.ts';

export type PaymentRow = Selectable<Schema['payments']>;
export type Payment = components['schemas']['Payment'];

/** What an attempt to pay knows of nothing yet: what comes next, why it failed, the card, when it was settled. */
export const blankAttempt = {
  next_action: null,
  return_url: null,
  state_hash: null,
  failure_code: null,
  failure_message: null,
  failure_retryable: null,
  card_brand: null,
  card_last4: null,
  card_exp_month: null,
  card_exp_year: null,
  saved_card_id: null,
  billing_address: null,
  risk_session: null,
  processing_since: null,
  settled_time: null,
} as const satisfies Partial<PaymentRow>;

/** Methods of other programmes (cash at a store) have no place in the contract yet. */
type ContractMethod = Payment['method'];
const contractMethods: readonly ContractMethod[] = ['CARD', 'REDIRECT_BANK', 'WALLET_REDIRECT', 'COINS_ONLY'];

/** @throws NOT_FOUND */
export async function readPayment(db: Db, paymentNo: string): Promise<PaymentRow> {
  const payment = await db.selectFrom('payments').selectAll().where('payment_no', '=', paymentNo).executeTakeFirst();
  if (!payment) throw new ShopError('NOT_FOUND');
  return payment;
}

/** Every attempt to pay an order, the newest first. */
export function readAttempts(db: Db, orderNo: string): Promise<PaymentRow[]> {
  return db.selectFrom('payments').selectAll().where('order_no', '=', orderNo).orderBy('attempt', 'desc').execute();
}

/** The card that was used, as far as the provider shows it. */
export function cardOf(row: PaymentRow): components['schemas']['CardSummary'] | undefined {
  const { card_brand: brand, card_last4: last4, card_exp_month: expMonth, card_exp_year: expYear } = row;
  if (brand === null || last4 === null || expMonth === null || expYear === null) return undefined;
  return { brand, last4, expMonth, expYear };
}

export function methodOf({ method }: Pick<PaymentRow, 'method'>): ContractMethod {
  return contractMethods.find((name) => name === method) ?? 'COINS_ONLY';
}

/** The attempt of the contract. What the shopper has to do next is there only while the attempt is alive. */
export function toPayment(row: PaymentRow): Payment {
  const card = cardOf(row);
  const action: NextAction | undefined =
    row.next_action !== null && isAttemptLive(row.status) ? JSON.parse(row.next_action) : undefined;
  return {
    paymentNo: row.payment_no,
    orderNo: row.order_no,
    method: methodOf(row),
    status: row.status,
    amount: money(row.amount, row.currency),
    nextAction: action ?? { type: 'NONE' },
    attempt: row.attempt,
    createdTime: row.created_at,
    ...(card === undefined ? {} : { card }),
    ...(row.failure_code === null
      ? {}
      : {
          failure: {
            code: row.failure_code,
            message: row.failure_message ?? '',
            retryable: row.failure_retryable === 1,
          },
        }),
    ...(row.settled_time === null ? {} : { settledTime: row.settled_time }),
  };
}
