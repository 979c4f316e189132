import { deadlineText } from '#rules/market-dates.ts';
import { formatMoney, type Money } from '#rules/money.ts';
import { displayText } from '#rules/text.ts';
import type { RmaType } from '#rules/rma.ts';
import type { MailBody, MailTemplate } from '#server/mail/template.ts';
import { type OrderMail, orderTemplate } from '../../orders/mails.ts';

/** The facts of every mail about a return, a replacement or a claim; `link` opens the request. */
export interface RmaMail extends OrderMail {
  readonly rmaNo: string;
  readonly type: RmaType;
  readonly goods: readonly { readonly title: string; readonly quantity: number }[];
  /** Gifts that stay with the shopper, and what is kept of the money for them. */
  readonly keptGifts: readonly { readonly title: string; readonly quantity: number }[];
  readonly giftDeduction: Money;
  /** What the shop asks, says or gives as its reason. */
  readonly words?: string;
  readonly deadlineTime?: number;
  readonly paidBy?: 'SHOP' | 'SHOPPER';
  readonly carrier?: string;
  readonly trackingNo?: string;
  /** The page of the parcel that the mail is about. */
  readonly parcelLink?: string;
}

const names: Readonly<Record<RmaType, string>> = {
  REFUND_ONLY: 'claim',
  RETURN: 'return',
  REPLACEMENT: 'replacement',
  WARRANTY: 'warranty case',
};

/** What a shopper calls the request: 'return of Dome and 1 more'. */
const nameOf = ({ type, goods }: Pick<RmaMail, 'type' | 'goods'>): string => {
  const [first, ...others] = goods;
  if (first === undefined) return names[type];
  return `${names[type]} of ${first.title}${others.length === 0 ? '' : ` and ${others.length} more`}`;
};

const piecesRows = ({ goods }: Pick<RmaMail, 'goods'>): NonNullable<MailBody['rows']> =>
  goods.map(({ title, quantity }) => ({ left: `${quantity} × ${title}`, right: '' }));
const itemRows = ({ keptGifts, giftDeduction, ...rma }: RmaMail): NonNullable<MailBody['rows']> => [
  ...piecesRows(rma),
  ...keptGifts.map(({ title, quantity }) => ({ left: `You keep the gift: ${quantity} × ${title}`, right: '' })),
  ...(giftDeduction.amount === 0 ? [] : [{ left: 'For the gift you keep', right: `−${formatMoney(giftDeduction)}` }]),
];
const action = ({ link }: RmaMail, label: string): NonNullable<MailBody['action']> => ({ label, url: link });
const wordsOf = ({ words }: RmaMail): string[] => (words === undefined ? [] : [displayText(words)]);
const until = ({ deadlineTime, site }: RmaMail): string =>
  deadlineTime === undefined ? '' : ` by ${deadlineText(deadlineTime, site, { withYear: true })}`;

const template = (name: string, write: (rma: RmaMail) => Omit<MailBody, 'reason'>): MailTemplate<RmaMail> =>
  orderTemplate(name, (rma: RmaMail) => ({ note: `Order ${rma.orderNo} · Request ${rma.rmaNo}`, ...write(rma) }));

const rmaReceived = template('rmaReceived', (rma) => ({
  subject: `We’ve received your request: ${nameOf(rma)}`,
  title: 'We are checking your request',
  paragraphs: ['We’ll answer within two working days.'],
  rows: itemRows(rma),
  action: action(rma, 'See your request'),
}));

const rmaQuestion = template('rmaQuestion', (rma) => ({
  subject: `A question about your ${nameOf(rma)}`,
  title: 'We have a question',
  paragraphs: [...wordsOf(rma), `Please answer${until(rma)} so we can continue.`],
  action: action(rma, 'Answer'),
}));

const rmaAnswered = template('rmaAnswered', (rma) => ({
  subject: `Update on your ${nameOf(rma)}`,
  title: 'You have a message from us',
  paragraphs: wordsOf(rma),
  action: action(rma, 'See your request'),
}));

const rmaApproved = template('rmaApproved', (rma) => ({
  subject: `Your ${nameOf(rma)}: please send it back`,
  title: 'Please send it back',
  paragraphs: [
    `Print the label, pack the items and drop off the parcel${until(rma)}.`,
    rma.paidBy === 'SHOP' ? 'We pay for the return.' : 'You pay for the return.',
  ],
  rows: itemRows(rma),
  action: action(rma, 'Open the label'),
}));

const rmaAccepted = template('rmaAccepted', (rma) => ({
  subject: `Your ${nameOf(rma)} is accepted`,
  title: 'Accepted',
  paragraphs: [
    rma.type === 'RETURN' || rma.type === 'REFUND_ONLY'
      ? 'We’ll refund you the way you paid.'
      : 'We’re packing a new one and will email you when it ships.',
  ],
  rows: itemRows(rma),
  action: action(rma, 'See your request'),
}));

const rmaRejected = template('rmaRejected', (rma) => ({
  subject: `We couldn’t accept your ${nameOf(rma)}`,
  title: 'Not accepted',
  // There is a label where the items have come back to us: they were refused at the inspection.
  paragraphs: [
    ...wordsOf(rma),
    ...(rma.paidBy === undefined ? [] : ['We’ll send the items back to you.']),
    'Contact us if you disagree.',
  ],
  action: action(rma, 'See your request'),
}));

const rmaSentBack = template('rmaSentBack', (rma) => ({
  subject: `The items of your ${nameOf(rma)} are on their way to you`,
  title: 'We’re sending the items back',
  paragraphs: [
    `${rma.carrier ?? 'The carrier'} has your parcel. Your tracking number is ${rma.trackingNo ?? ''}.`,
    ...wordsOf(rma),
  ],
  rows: piecesRows(rma),
  action: { label: 'Track your parcel', url: rma.parcelLink ?? rma.link },
}));

const rmaReplaced = template('rmaReplaced', (rma) => ({
  subject: `Your ${nameOf(rma)} is on its way`,
  title: 'Your replacement is on its way',
  paragraphs: [`${rma.carrier ?? 'The carrier'} has your parcel. Your tracking number is ${rma.trackingNo ?? ''}.`],
  rows: itemRows(rma),
  action: action(rma, 'See your request'),
}));

const rmaLapsed = template('rmaLapsed', (rma) => ({
  subject: `Your ${nameOf(rma)} is closed`,
  title: 'Closed',
  paragraphs: ['We didn’t hear from you in time. You can make a new request until the deadline.'],
  action: action(rma, 'See your request'),
}));

const rmaPaid = template('rmaPaid', (rma) => ({
  subject: `Your refund for your ${nameOf(rma)}`,
  title: 'A refund instead',
  paragraphs: ['We’re sorry: we don’t have another one to send you. We’ll refund you instead, the way you paid.'],
  rows: itemRows(rma),
  action: action(rma, 'See your request'),
}));

const rmaEnded = template('rmaEnded', (rma) => ({
  subject: `Your ${nameOf(rma)} is closed`,
  title: 'Ended',
  paragraphs: [...wordsOf(rma), 'Contact us if you disagree.'],
  action: action(rma, 'See your request'),
}));

export const rmaMails = {
  rmaReceived,
  rmaQuestion,
  rmaAnswered,
  rmaApproved,
  rmaAccepted,
  rmaRejected,
  rmaSentBack,
  rmaReplaced,
  rmaLapsed,
  rmaPaid,
  rmaEnded,
};
