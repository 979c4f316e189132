import type { components } from '#openapi/types.ts';
import { type Site, sites } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import { isAttemptLive } from '#rules/payment-states.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { dueOf, type OrderRow } from '../orders/order-row.ts';
import { type PaymentRow, readAttempts, toPayment } from './payment-row.ts';
import { listSavedCards } from './saved-cards.ts';

export type PayMethod = components['schemas']['PayMethod'];

interface Row extends Pick<PayMethod, 'method' | 'label' | 'text'> {
  /** Where it can be used; elsewhere it is shown with the reason. */
  readonly sites: readonly Site[];
}

const table: readonly Row[] = [
  { method: 'CARD', label: 'Credit or debit card', text: 'Visa, Mastercard, American Express and more', sites },
  { method: 'REDIRECT_BANK', label: 'Pay by bank', text: 'You confirm the payment at your bank', sites },
  {
    method: 'WALLET_REDIRECT',
    label: 'Glow wallet',
    text: 'You confirm the payment in your wallet',
    sites: ['US', 'EU', 'GB', 'CA'],
  },
];

/** The ways to pay in a market, in the order in which they are offered. */
export function payMethodsOf(site: Site): PayMethod[] {
  return table.map(({ sites: where, ...method }) =>
    where.includes(site)
      ? { ...method, available: true }
      : { ...method, available: false, why: 'Not available in your market' },
  );
}

/** True when an order of the market can be paid this way. */
export function canPayBy(site: Site, method: PayMethod['method']): boolean {
  return payMethodsOf(site).some((row) => row.method === method && row.available);
}

const failed: readonly PaymentRow['status'][] = ['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'];

/** What the payment page offers: the ways to pay, the member's cards, the attempt that runs and the one that failed last. */
export async function readPaymentMethods(
  shop: ShopContext,
  order: OrderRow,
  { account }: RequestContext,
): Promise<components['schemas']['PaymentMethods']> {
  const attempts = await readAttempts(shop.db, order.order_no);
  const live = attempts.find(({ status }) => isAttemptLive(status));
  const last = attempts.find(({ status }) => failed.includes(status));
  const own = account?.accountId !== undefined && account?.accountId === order.account_id;
  return {
    orderNo: order.order_no,
    status: order.status,
    amount: money(dueOf(order), order.currency),
    list: payMethodsOf(order.site),
    savedCards: own && account?.accountId !== undefined ? await listSavedCards(shop.db, account?.accountId) : [],
    payExpireTime: order.pay_expire_time,
    ...(live ? { live: toPayment(live) } : {}),
    ...(last ? { last: toPayment(last) } : {}),
  };
}
