import { formatMoney } from '#rules/money.ts';
import { markets } from '#rules/markets.ts';
import { writeLetter, type Letter } from './layout.ts';
import type { Attachment, Mail, MailContent, MailFacts, MailHeaders, MailTemplate, OrderMail } from './mail.ts';

const orderRows = ({ lines, shipping, tax, taxIncluded, total }: OrderMail): NonNullable<Letter['rows']> => [
  ...lines.map(({ title, options, quantity, total: lineTotal }) => ({
    left: `${quantity} × ${title}${options ? `, ${options}` : ''}`,
    right: formatMoney(lineTotal),
  })),
  { left: 'Delivery', right: shipping.amount === 0 ? 'Free' : formatMoney(shipping) },
  { left: taxIncluded ? 'Tax, included' : 'Tax', right: formatMoney(tax) },
  { left: 'Total', right: formatMoney(total), strong: true },
];

const clockTime = (instant: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'long', timeStyle: 'short' }).format(instant);

const seeOrder = ({ link }: { readonly link: string }): NonNullable<Letter['action']> => ({
  label: 'See your order',
  url: link,
});

const letters: { readonly [Template in MailTemplate]: (facts: MailFacts[Template]) => Letter } = {
  verificationCode: ({ code, minutes }) => ({
    subject: `${code} is your Lampyris code`,
    paragraphs: [`Your code is ${code}. It is valid for ${minutes} minutes and can be used once.`],
    after: ['If you did not ask for it, somebody may have mistyped an address: you need not do anything.'],
  }),
  orderPlaced: (order) => ({
    subject: `We have your order ${order.orderNo}`,
    paragraphs: [
      'Thank you for your order. Everything in it is set aside for you.',
      `Please pay by ${clockTime(order.payBefore, markets[order.site].timeZone)}; after that the order is closed by itself.`,
    ],
    rows: orderRows(order),
    action: { label: 'Pay or see your order', url: order.link },
  }),
  orderPaid: (order) => ({
    subject: `Your order ${order.orderNo} is paid`,
    paragraphs: ['Your payment has arrived and we are getting your lights ready.'],
    rows: orderRows(order),
    action: seeOrder(order),
  }),
  orderShipped: (order) => ({
    subject: `Your order ${order.orderNo} is on its way`,
    paragraphs: [`${order.carrier} has your parcel. Its number is ${order.trackingNo}.`],
    action: order.trackingUrl === undefined ? seeOrder(order) : { label: 'Follow the parcel', url: order.trackingUrl },
    after: order.trackingUrl === undefined ? [] : [`Your order: ${order.link}`],
  }),
  orderCancelled: (order) => ({
    subject: `Your order ${order.orderNo} is cancelled`,
    paragraphs: [order.reason, 'If you have paid, the money goes back the way it came.'],
    rows: orderRows(order),
    action: seeOrder(order),
  }),
  cancelRefused: (order) => ({
    subject: `We could not cancel your order ${order.orderNo}`,
    paragraphs: [
      'You asked us to cancel your order. It was too late for that, so it is on its way to you as ordered.',
      ...(order.reason === '' ? [] : [order.reason]),
      'You can still send it back when it has arrived.',
    ],
    action: seeOrder(order),
  }),
  withdrawalReceived: (order) => ({
    subject: `We have received your withdrawal ${order.revokeNo}`,
    paragraphs: [
      `${order.name} has withdrawn from the contract for order ${order.orderNo} on ${clockTime(order.receivedTime, markets[order.site].timeZone)}. Please keep this mail: it confirms that we have received it.`,
      `Please send the goods back by ${clockTime(order.returnDueTime, markets[order.site].timeZone)}. The money goes back the way it came when they have arrived, within 14 days.`,
    ],
    rows: [
      ...order.goods.map(({ title, quantity }) => ({ left: `${quantity} × ${title}`, right: '' })),
      { left: 'You get back', right: formatMoney(order.refund), strong: true },
    ],
    action: seeOrder(order),
  }),
  orderRefunded: (order) => ({
    subject: `We have sent back ${formatMoney(order.refund)}`,
    paragraphs: [
      `${formatMoney(order.refund)} of your order ${order.orderNo} is on its way back to you.`,
      'Banks usually show it within five working days.',
    ],
    action: seeOrder(order),
  }),
  dataExport: ({ jobId }) => ({
    subject: 'What we hold about you',
    paragraphs: ['You asked for a copy of everything we hold about you. It is in the file that comes with this mail.'],
    after: [`Number of this export: ${jobId}`, 'If you did not ask for it, please change your password.'],
  }),
  deletionAsked: ({ effectiveTime, site, link }) => ({
    subject: 'Your account will be deleted',
    paragraphs: [
      `You asked us to delete your account. That happens on ${clockTime(effectiveTime, markets[site].timeZone)}, or when your last order is finished if that is later.`,
      'Until then you can log in and take it back. On every other device you are logged out now.',
    ],
    action: { label: 'Keep my account', url: link },
    after: ['If you did not ask for it, please keep your account and change your password.'],
  }),
  deletionCancelled: ({ link }) => ({
    subject: 'Your account stays',
    paragraphs: ['You have taken back the wish to delete your account. Everything is as it was.'],
    action: { label: 'Open your profile', url: link },
  }),
  accountDeleted: ({ ordersKept }) => ({
    subject: 'Your account is deleted',
    paragraphs: [
      'Your account and everything that only served you is deleted: profile, addresses, cart, favourites, saved cards, log-ins and pictures. Your reviews stay without your name.',
      ordersKept === 0
        ? 'You had no orders, so nothing else is kept.'
        : 'The law asks us to keep your orders and their invoices for ten years. They are kept for that alone, and nobody can log in to them any more.',
    ],
  }),
  stockBack: ({ title, link, unsubscribe }) => ({
    subject: `${title} is back`,
    paragraphs: [`${title} is in stock again. You asked us to tell you; we will not write about it again.`],
    action: { label: 'Have a look', url: link },
    after: [`No more such mails, or choose which: ${unsubscribe.page}`],
  }),
  stockConfirm: ({ title, link }) => ({
    subject: `Shall we tell you when ${title} is back?`,
    paragraphs: ['Please confirm with one click that this is your address. Without it we will not write.'],
    action: { label: 'Yes, tell me', url: link },
  }),
  preferencesLink: ({ link }) => ({
    subject: 'Choose which mail you get',
    paragraphs: ['This link opens your e-mail preferences. You need no password.'],
    action: { label: 'Choose', url: link },
    after: ['If you did not ask for it, you need not do anything.'],
  }),
  guestOrderLink: ({ orderNo, link, hours }) => ({
    subject: `Your order ${orderNo}`,
    paragraphs: [`This link opens your order for the next ${hours} hours.`],
    action: { label: 'Open the order', url: link },
    after: ['If you did not ask for it, you need not do anything.'],
  }),
};

const write = <Template extends MailTemplate>(template: Template, facts: MailFacts[Template]): MailContent =>
  writeLetter(letters[template](facts));

/** Subject, text and markup of a mail. */
export const mailContent = ({ template, facts }: Mail): MailContent => write<MailTemplate>(template, facts);

/** The header fields that let a mail program end a kind of mail; none on mail that belongs to an order or an account. */
export const mailHeaders = ({ template, facts }: Mail): MailHeaders =>
  template === 'stockBack'
    ? {
        'List-Unsubscribe': `<${facts.unsubscribe.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};

/** The files that go with a mail. */
export const mailAttachments = ({ template, facts }: Mail): readonly Attachment[] =>
  template === 'dataExport'
    ? [{ name: `lampyris-${facts.jobId}.json`, type: 'application/json', text: facts.json }]
    : [];
