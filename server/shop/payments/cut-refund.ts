import { refundInCoins } from '#rules/coins.ts';
import { moneyToSend } from '#rules/disputes.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockOrder } from '../orders/order-row.ts';
import { readPaymentMoney } from './dispute-row.ts';
import { readPayment } from './payment-row.ts';

/**
 * Cuts a refund that was certainly not sent down to what is left of its payment once no dispute of it is open, and gives
 * it another key: the provider repeats its refusal under the old one.
 * @param attempt how often it was tried, which names the key
 * @returns whether nothing is left to send
 */
export async function cutRefund(
  shop: ShopContext,
  { refundNo, orderNo, attempt }: { readonly refundNo: string; readonly orderNo: string; readonly attempt: number },
): Promise<boolean> {
  return withTransaction(shop, 'durable', async (tx) => {
    await lockOrder(shop, tx, orderNo);
    const refund = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('refund_no', '=', refundNo)
      .where('status', '=', 'PENDING')
      .executeTakeFirst();
    if (!refund || refund.payment_no === null) return false;
    const money = await readPaymentMoney(tx, await readPayment(tx, refund.payment_no));
    const amount = money.disputed > 0 ? refund.amount : Math.min(refund.amount, moneyToSend(money));
    await tx
      .updateTable('refunds')
      .set({
        amount,
        disputed_amount: refund.disputed_amount + refund.amount - amount,
        to_coins: refund.to_coins > 0 ? refundInCoins(amount, refund.currency) : 0,
        provider_key: `${refundNo}-${attempt}`,
      })
      .where('refund_no', '=', refundNo)
      .execute();
    return amount === 0;
  });
}
