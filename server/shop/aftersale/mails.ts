import { bankDays } from '#rules/bank-days.ts';
import { deadlineText } from '#rules/market-dates.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { coinWords } from '../orders/coin-price.ts';
import { orderTemplate, type OrderMail, seeOrder } from '../orders/mails.ts';
import { rmaMails } from './rma/mails.ts';

export type WithdrawnItems = readonly { readonly title: string; readonly quantity: number }[];

interface WithdrawalMail extends OrderMail {
  readonly revokeNo: string;
  readonly name: string;
  readonly receivedTime: number;
  /** The order ended with it; left out of mails that were queued without it, as `unsent` is. */
  readonly isOrderOver?: boolean;
  /** Pieces that were not sent, with what goes back for them now; nothing does for a gift alone. */
  readonly unsent?: WithdrawnItems;
  readonly refundNow?: Money;
  /** Pieces that were sent, with what goes back when they have come; nothing does for a gift alone. */
  readonly goods?: WithdrawnItems;
  readonly refund?: Money;
  /** Left out where they are here already. */
  readonly returnDueTime?: number;
  /** Requests for another one that end with it. */
  readonly requests?: readonly string[];
  /** Gifts that stay with the shopper, and what is taken off the refunds for them. */
  readonly keptGifts?: WithdrawnItems;
  readonly giftDeduction?: Money;
}

/** What comes back of an order, and how, by whether money or coins were paid for it. */
const paidBack = ({ coinPrice }: Pick<OrderMail, 'coinPrice'>) =>
  coinPrice === undefined
    ? {
        now: `We’re refunding you now, the way you paid. Banks usually show it within ${bankDays}.`,
        later: 'Once they arrive, we refund you the way you paid, within 14 days.',
        amount: formatMoney,
      }
    : {
        now: `Your ${coinWords(coinPrice)} are back in your account.`,
        later: `Your ${coinWords(coinPrice)} will be back in your account once they arrive.`,
        amount: () => coinWords(coinPrice),
      };

/** A withdrawal is named by its order; its own long number stands once, below the news. */
const noteOf = ({ orderNo, revokeNo }: { readonly orderNo: string; readonly revokeNo: string }): string =>
  `Order ${orderNo} · Withdrawal ${revokeNo}`;

const rowsOf = (goods: WithdrawnItems, right: string) =>
  goods.map(({ title, quantity }) => ({ left: `${quantity} × ${title}`, right }));

const withdrawalReceived = orderTemplate<WithdrawalMail>(
  'withdrawalReceived',
  ({
    unsent = [],
    goods = [],
    keptGifts = [],
    giftDeduction,
    refundNow,
    refund,
    returnDueTime,
    isOrderOver = false,
    requests = [],
    ...order
  }) => ({
    subject: `We’ve received your withdrawal from order ${order.orderNo}`,
    note: noteOf(order),
    paragraphs: [
      `${order.name} withdrew from the contract for order ${order.orderNo} on ${deadlineText(order.receivedTime, order.site, { withYear: true })}. Please keep this email: it confirms that we have received the withdrawal.`,
      ...(unsent.length === 0
        ? []
        : [
            `${isOrderOver ? 'Nothing has shipped yet, so the whole order' : 'Everything that hadn’t shipped'} is cancelled.${refundNow ? ` ${paidBack(order).now}` : ''}`,
          ]),
      ...(requests.length === 0
        ? []
        : [
            `It replaces your request ${requests.join(', ')}. Anything you’ve already sent us for that doesn’t need to be sent again.`,
          ]),
      ...(returnDueTime === undefined
        ? goods.length > 0 && refund
          ? [paidBack(order).now]
          : []
        : [
            `Please send ${unsent.length === 0 ? 'the goods' : 'the items that shipped'} back by ${deadlineText(returnDueTime, order.site, { withYear: true })}.${refund ? ` ${paidBack(order).later}` : ''}`,
          ]),
    ],
    rows: [
      ...rowsOf(unsent, 'Not shipped'),
      ...rowsOf(goods, unsent.length === 0 || returnDueTime === undefined ? '' : 'To be returned'),
      ...keptGifts.map(({ title, quantity }) => ({ left: `You keep the gift: ${quantity} × ${title}`, right: '' })),
      ...(giftDeduction ? [{ left: 'For the gift you keep', right: `−${formatMoney(giftDeduction)}` }] : []),
      ...(refundNow ? [{ left: 'Refund now', right: paidBack(order).amount(refundNow), strong: true }] : []),
      ...(refund
        ? [
            {
              left: refundNow && returnDueTime !== undefined ? 'Refund once the rest arrives' : 'Refund',
              right: paidBack(order).amount(refund),
              strong: true,
            },
          ]
        : []),
    ],
    action: seeOrder(order),
  }),
);

interface AwaitedReturnMail extends OrderMail {
  readonly revokeNo: string;
}

const returnReminder = orderTemplate<AwaitedReturnMail & { readonly returnDueTime: number }>(
  'returnReminder',
  (order) => ({
    subject: `We’re waiting for the goods from your withdrawal from order ${order.orderNo}`,
    note: noteOf(order),
    title: 'We haven’t received your return yet',
    paragraphs: [
      `You withdrew from the contract for order ${order.orderNo}, and we’re waiting for the goods. Please send them by ${deadlineText(order.returnDueTime, order.site, { withYear: true })}.`,
      'If you’ve already sent them, or would rather keep them, there’s nothing to do. Anything you don’t send back is yours, and we’ll close the withdrawal.',
    ],
    action: seeOrder(order),
  }),
);

const returnLapsed = orderTemplate<AwaitedReturnMail>('returnLapsed', (order) => ({
  subject: `Your withdrawal from order ${order.orderNo} is closed`,
  note: noteOf(order),
  title: 'Closed',
  paragraphs: [
    'We didn’t receive the goods, so you keep them and there’s no refund.',
    'If you did send them, contact us. We’ll refund you as soon as they’re here.',
  ],
  action: seeOrder(order),
}));

export const aftersaleMails = { withdrawalReceived, returnReminder, returnLapsed, ...rmaMails };
