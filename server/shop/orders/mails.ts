import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import { dayAt } from '#rules/market-dates.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { inMarketWords } from '#server/mail/market-words.ts';
import type { MailBody, MailPicture, MailTemplate } from '#server/mail/template.ts';
import { coinWords } from './coin-price.ts';
import { sellers } from '../market/seller.ts';

interface MailLine {
  readonly title: string;
  readonly options: string;
  readonly quantity: number;
  readonly total: Money;
}

/** The facts of every mail about an order. Links are absolute; `link` of a guest carries the order's access key. */
export interface OrderMail {
  readonly orderNo: string;
  readonly site: Site;
  readonly link: string;
  readonly lines: readonly MailLine[];
  /** What bundles, coupons and coins took off the lines; left out where it is nothing. */
  readonly takenOff?: Money;
  readonly shipping: Money;
  /** What protection costs; left out of orders without it. */
  readonly protection?: Money;
  readonly tax: Money;
  readonly taxIncluded: boolean;
  readonly total: Money;
  /** What it cost in coins, where coins were exchanged for it. */
  readonly coinPrice?: number;
  /** The first lamp of the order, by night; left out of mails that were queued without it. */
  readonly picture?: MailPicture;
}

/** What every mail about an order has beside its news: the order, its lamp, why it came and who sent it. */
const orderFrame = ({ orderNo, site, picture }: OrderMail) => ({
  note: `Order ${orderNo}`,
  ...(picture === undefined ? {} : { picture }),
  reason: 'You’re getting this email because of an order placed with this address.',
  sender: sellers[site],
});

/** A kind of mail about an order, in the words of its market. */
export const orderTemplate = <Facts extends OrderMail = OrderMail>(
  name: string,
  write: (facts: Facts) => Omit<MailBody, 'reason'>,
): MailTemplate<Facts> => ({
  name,
  write: (facts) => inMarketWords(facts.site, { ...orderFrame(facts), ...write(facts) }),
});

/** What protection is called in a market. */
export const protectionTitle = (site: Site): string => spelled('Delivery protection', site);

const priceOrFree = (price: Money): string => (price.amount === 0 ? 'Free' : formatMoney(price));

/** The lines of an order with their sums. */
export const orderRows = (order: OrderMail): NonNullable<MailBody['rows']> => [
  ...order.lines.map(({ title, options, quantity, total: lineTotal }) => ({
    left: `${quantity} × ${title}${options ? `, ${options}` : ''}`,
    right: order.coinPrice === undefined ? formatMoney(lineTotal) : coinWords(order.coinPrice),
  })),
  ...(order.takenOff === undefined || order.coinPrice !== undefined
    ? []
    : [{ left: 'Discount', right: `−${formatMoney(order.takenOff)}` }]),
  { left: 'Delivery', right: priceOrFree(order.shipping) },
  ...(order.protection === undefined
    ? []
    : [{ left: protectionTitle(order.site), right: priceOrFree(order.protection) }]),
  { left: order.taxIncluded ? 'Tax, included' : 'Tax', right: formatMoney(order.tax) },
  {
    left: 'Total',
    right: order.coinPrice === undefined ? formatMoney(order.total) : coinWords(order.coinPrice),
    strong: true,
  },
];

export const seeOrder = ({ link }: { readonly link: string }): NonNullable<MailBody['action']> => ({
  label: 'See your order',
  url: link,
});

export interface ShippedMail extends OrderMail {
  readonly carrier: string;
  readonly trackingNo: string;
  readonly trackingUrl?: string;
  /** What is in the parcel; left out, like the day, of mails that were queued without it. */
  readonly goods?: readonly { readonly title: string; readonly quantity: number }[];
  /** Noon (UTC, epoch ms) of the day by which it should arrive, where somebody said so. */
  readonly due?: number;
}

const orderShipped = orderTemplate<ShippedMail>('orderShipped', (order) => ({
  subject: `Your order ${order.orderNo} is on its way`,
  title:
    order.due === undefined ? 'Your order is on its way' : `On its way. Arrives by ${dayAt(order.due, order.site)}`,
  paragraphs: [
    `${order.carrier} has your parcel. Your tracking number is ${order.trackingNo}.`,
    ...(order.goods === undefined
      ? []
      : [`In it: ${order.goods.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ')}.`]),
  ],
  action: order.trackingUrl === undefined ? seeOrder(order) : { label: 'Track your parcel', url: order.trackingUrl },
  ...(order.trackingUrl === undefined ? {} : { also: seeOrder(order) }),
}));

const orderDelivered = orderTemplate<OrderMail & { readonly returnUntil?: number; readonly reviewLink?: string }>(
  'orderDelivered',
  (order) => ({
    subject: `Your order ${order.orderNo} has arrived`,
    title: 'Your order has arrived',
    paragraphs: [
      'We hope it lights up your evening.',
      ...(order.returnUntil === undefined
        ? []
        : [`If it’s not right for you, you can return it until ${dayAt(order.returnUntil, order.site)}.`]),
    ],
    action: order.reviewLink === undefined ? seeOrder(order) : { label: 'Write a review', url: order.reviewLink },
    after: ['Is something missing or broken? Tell us on your order page.'],
  }),
);

const paidBack = ({ coinPrice }: OrderMail): string =>
  coinPrice === undefined
    ? 'If you’ve paid, we’ll refund you the way you paid.'
    : `Your ${coinWords(coinPrice)} are back in your account.`;

const orderCancelled = orderTemplate<OrderMail & { readonly reason: string; readonly isPaidBackByBank?: boolean }>(
  'orderCancelled',
  (order) => ({
    subject: `Your order ${order.orderNo} is cancelled`,
    title: 'Your order is cancelled',
    paragraphs: [order.reason, ...(order.isPaidBackByBank === true ? [] : [paidBack(order)])],
    rows: orderRows(order),
    action: seeOrder(order),
  }),
);

const cancelRefused = orderTemplate<OrderMail & { readonly reason: string }>('cancelRefused', (order) => ({
  subject: `We couldn’t cancel your order ${order.orderNo}`,
  title: 'We couldn’t cancel your order',
  paragraphs: [
    'Your order was too far along to cancel, so it will arrive as ordered.',
    ...(order.reason === '' ? [] : [order.reason]),
    'You can return it once it arrives.',
  ],
  action: seeOrder(order),
}));

const guestOrderLink: MailTemplate<{ readonly orderNo: string; readonly link: string; readonly hours: number }> = {
  name: 'guestOrderLink',
  write: ({ orderNo, link, hours }) => ({
    subject: `Your order ${orderNo}`,
    paragraphs: [`This link opens your order for the next ${hours} hours.`],
    action: { label: 'Open the order', url: link },
    after: ['If you didn’t ask for it, you can ignore this email.'],
    reason: 'You’re getting this email because someone entered this address to find an order.',
  }),
};

export const orderMails = { orderShipped, orderDelivered, orderCancelled, cancelRefused, guestOrderLink };
