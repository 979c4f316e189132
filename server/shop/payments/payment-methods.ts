import type { components } from '#openapi/types.ts';
import { money } from '#rules/money.ts';
import { isAttemptLive } from '#rules/payment-states.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { payMethodsOf } from './pay-methods.ts';
import type { Visitor } from '../orders/order-access.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { type PaymentRow, readAttempts, toPayment } from './payment-row.ts';
import { listSavedCards } from './saved-cards.ts';

const failed: readonly PaymentRow['status'][] = ['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'];

/** What the payment page offers: the ways to pay, the member's cards, the attempt that runs and the one that failed last. */
export async function readPaymentMethods(
  shop: ShopContext,
  order: OrderRow,
  visitor: Visitor,
): Promise<components['schemas']['PaymentMethods']> {
  const attempts = await readAttempts(shop.db, order.order_no);
  const live = attempts.find(({ status }) => isAttemptLive(status));
  const last = attempts.find(({ status }) => failed.includes(status));
  const own = visitor.accountId !== undefined && visitor.accountId === order.account_id;
  return {
    orderNo: order.order_no,
    status: order.status,
    amount: money(order.grand_total_amount, order.currency),
    list: payMethodsOf(order.site),
    savedCards: own && visitor.accountId !== undefined ? await listSavedCards(shop.db, visitor.accountId) : [],
    payExpireTime: order.pay_expire_time,
    ...(live ? { live: toPayment(live) } : {}),
    ...(last ? { last: toPayment(last) } : {}),
  };
}
