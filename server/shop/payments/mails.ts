import { bankDays } from '#rules/bank-days.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { orderTemplate, type OrderMail, seeOrder } from '../orders/mails.ts';

interface RefundMail extends OrderMail {
  readonly refund: Money;
  /** Coins instead of the money; 0 where it goes back the way it came. */
  readonly toCoins: number;
  /** Spent coins that came back. */
  readonly coinReturn: number;
}

const coins = (count: number): string => `${count.toLocaleString('en')} coins`;

const orderRefunded = orderTemplate<RefundMail>('orderRefunded', (order) => ({
  subject:
    order.toCoins > 0 ? `We’ve refunded you ${coins(order.toCoins)}` : `We’ve refunded ${formatMoney(order.refund)}`,
  paragraphs: [
    ...(order.toCoins > 0
      ? [`As you chose, ${formatMoney(order.refund)} is in your balance as ${coins(order.toCoins)}, with 5% extra.`]
      : [`We’ve refunded ${formatMoney(order.refund)} the way you paid.`, `Banks usually show it within ${bankDays}.`]),
    ...(order.coinReturn > 0 ? [`${coins(order.coinReturn)} you had spent are back in your balance.`] : []),
  ],
  action: seeOrder(order),
}));

export const paymentMails = { orderRefunded };
