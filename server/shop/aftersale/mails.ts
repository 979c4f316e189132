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
        now: `The money goes back now, the way it came; banks usually show it within ${bankDays}.`,
        later: 'The money goes back the way it came when they have arrived, within 14 days.',
        amount: formatMoney,
      }
    : {
        now: `Your ${coinWords(coinPrice)} are back now.`,
        later: `Your ${coinWords(coinPrice)} come back when they have arrived.`,
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
    subject: `We have received your withdrawal from order ${order.orderNo}`,
    note: noteOf(order),
    paragraphs: [
      `${order.name} has withdrawn from the contract for order ${order.orderNo} on ${deadlineText(order.receivedTime, order.site, { withYear: true })}. Please keep this mail: it confirms that we have received it.`,
      ...(unsent.length === 0
        ? []
        : [
            `${isOrderOver ? 'Nothing was sent yet, so the whole order' : 'What was not sent yet'} is cancelled.${refundNow ? ` ${paidBack(order).now}` : ''}`,
          ]),
      ...(requests.length === 0
        ? []
        : [
            `It takes the place of your request ${requests.join(', ')}. What you have sent us for that need not be sent again.`,
          ]),
      ...(returnDueTime === undefined
        ? goods.length > 0 && refund
          ? [paidBack(order).now]
          : []
        : [
            `Please send ${unsent.length === 0 ? 'the goods' : 'what was sent'} back by ${deadlineText(returnDueTime, order.site, { withYear: true })}.${refund ? ` ${paidBack(order).later}` : ''}`,
          ]),
    ],
    rows: [
      ...rowsOf(unsent, 'Not sent'),
      ...rowsOf(goods, unsent.length === 0 || returnDueTime === undefined ? '' : 'Comes back to us'),
      ...keptGifts.map(({ title, quantity }) => ({ left: `You keep the gift: ${quantity} × ${title}`, right: '' })),
      ...(giftDeduction ? [{ left: 'For the gift you keep', right: `−${formatMoney(giftDeduction)}` }] : []),
      ...(refundNow ? [{ left: 'You get back now', right: paidBack(order).amount(refundNow), strong: true }] : []),
      ...(refund
        ? [
            {
              left:
                refundNow && returnDueTime !== undefined ? 'You get back when the rest has arrived' : 'You get back',
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
    subject: `We wait for the goods of your withdrawal from order ${order.orderNo}`,
    note: noteOf(order),
    title: 'Nothing has come back yet',
    paragraphs: [
      `You have withdrawn from the contract for order ${order.orderNo}, and we wait for the goods. Please send them by ${deadlineText(order.returnDueTime, order.site, { withYear: true })}.`,
      'If you have sent them already or would rather keep them, you need not do anything: what does not come is yours, and the withdrawal is closed.',
    ],
    action: seeOrder(order),
  }),
);

const returnLapsed = orderTemplate<AwaitedReturnMail>('returnLapsed', (order) => ({
  subject: `Your withdrawal from order ${order.orderNo} is closed`,
  note: noteOf(order),
  title: 'Closed',
  paragraphs: [
    'The goods have not come back, so you keep them, and no money goes back.',
    'If you have sent them all the same, please write to us: once they are here, your money goes back.',
  ],
  action: seeOrder(order),
}));

export const aftersaleMails = { withdrawalReceived, returnReminder, returnLapsed, ...rmaMails };
