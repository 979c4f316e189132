import type { Money } from '#rules/money.ts';
import { accountMails } from '../shop/account/mails.ts';
import { rmaMails, type RmaMail } from '../shop/aftersale/rma/mails.ts';
import { aftersaleMails } from '../shop/aftersale/mails.ts';
import { checkoutMails } from '../shop/checkout/mails.ts';
import { coinMails } from '../shop/coins/mails.ts';
import { communityMails } from '../shop/community/mails.ts';
import { invoiceMails } from '../shop/invoices/mails.ts';
import { type OrderMail, orderMails } from '../shop/orders/mails.ts';
import { paymentMails } from '../shop/payments/mails.ts';
import { prizeMails } from '../shop/prizes/mails.ts';
import { promotionMails } from '../shop/promotions/mails.ts';
import { stockMails } from '../shop/stock/mails.ts';
import { ticketMails } from '../shop/support/mails.ts';
import { renderMail } from './layout.ts';
import type { MailPicture, MailTemplate } from './template.ts';

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const link = 'https://shop.example/order/detail?orderNo=LUS261121K7Q2MD';
const unsubscribe = { page: 'https://shop.example/order/unsubscribe?token=t', oneClick: 'https://shop.example/x' };
const time = Date.UTC(2026, 10, 21, 18, 30);
const site = 'US' as const;
const address = { link, site, time } as const;

/** A mail as it leaves, with what it was made of. */
export const render = <Facts>(template: MailTemplate<Facts>, facts: NoInfer<Facts>) => ({
  template: template.name,
  facts,
  ...renderMail(template.write(facts)),
});

export interface MailSample {
  /** What people wrote into it: a product, a question, a name. */
  readonly title: string;
  /** The lamp of mails about orders. */
  readonly picture?: MailPicture;
}

export const orderFacts = ({ title, picture }: MailSample): OrderMail => ({
  ...{ orderNo: 'LUS261121K7Q2MD', site, link },
  lines: [{ title, options: 'Brass', quantity: 2, total: usd(12_900) }],
  ...{ shipping: usd(0), tax: usd(935), taxIncluded: false, total: usd(13_835) },
  ...(picture && { picture }),
});

/** Every kind of mail that the shop sends, once. */
export function everyMail(sample: MailSample) {
  const { title } = sample;
  const order = orderFacts(sample);
  const goods = [{ title, quantity: 1 }];
  const revoke = { ...order, revokeNo: 'V01M8HCYX5FADZRVZEX4MJ3T42Z', returnDueTime: time };
  const rma: RmaMail = {
    ...{ ...order, rmaNo: 'R01M8E1HG0E7KKZZJK05J9S83FP', type: 'RETURN', goods, keptGifts: goods },
    ...{ giftDeduction: usd(900), words: title, deadlineTime: time, paidBy: 'SHOP' },
    ...{ carrier: 'Firefly Parcel', trackingNo: 'FF123456789US' },
  };
  const ticket = {
    ...{ ticketNo: 'T5WHPRN300R', site, subject: title, link, replyTo: 'care@lampyris.example' },
    ...{ answerTime: time, nextTime: time, words: `${title}\n\nIt works again.`, pictures: 2 },
  } as const;
  const balance = { title, balance: usd(9_900), until: 'Sun, Nov 22, 2026, 5:03 PM ET', link, goesBack: false };
  const confirmed = { title, link, days: 7 };
  const question = { title, link };
  const starts = 'Sun, Nov 22, 5:03 PM ET';
  return [
    render(accountMails.verificationCode, { code: '042917', minutes: 10, scene: 'RESET' }),
    render(accountMails.welcome, { link }),
    render(accountMails.confirmEmail, { link }),
    render(accountMails.passwordChanged, address),
    render(accountMails.emailChanged, address),
    render(accountMails.emailTaken, { link }),
    render(accountMails.dataExport, { jobId: 'A-1', json: '{"cart":[]}' }),
    render(accountMails.deletionAsked, { effectiveTime: Date.UTC(2026, 11, 5), site: 'EU', link }),
    render(accountMails.deletionCancelled, { link }),
    render(accountMails.accountDeleted, { ordersKept: 2 }),
    render(accountMails.preferencesLink, { link }),
    render(checkoutMails.orderPlaced, { ...order, payBefore: time }),
    render(invoiceMails.orderPaid, {
      ...order,
      news: ['We’re packing your lights now and will email you when they ship.'],
    }),
    render(orderMails.orderShipped, { ...order, carrier: 'UPS', trackingNo: '1Z9' }),
    render(orderMails.orderDelivered, {
      ...{ ...order, returnUntil: Date.UTC(2027, 0, 31), reviewLink: `${link}#items` },
    }),
    render(orderMails.orderCancelled, { ...order, reason: 'You cancelled it.' }),
    render(orderMails.cancelRefused, { ...order, reason: 'It has left.' }),
    render(orderMails.guestOrderLink, { orderNo: order.orderNo, link, hours: 24 }),
    render(paymentMails.orderRefunded, { ...order, refund: usd(100), toCoins: 0, coinReturn: 0 }),
    render(aftersaleMails.withdrawalReceived, {
      ...{ ...revoke, name: title, receivedTime: time, requests: [rma.rmaNo] },
      ...{ unsent: goods, refundNow: usd(4_900), goods, refund: usd(4_900), keptGifts: goods, giftDeduction: usd(900) },
    }),
    render(aftersaleMails.returnReminder, revoke),
    render(aftersaleMails.returnLapsed, revoke),
    ...Object.values(rmaMails).map((template) => render(template, rma)),
    render(coinMails.coinsRunOut, { coins: 120, lastDay: 'December 14, 2026', link, unsubscribe }),
    render(communityMails.questionAnswered, { ...question, author: title, answer: title }),
    render(communityMails.answerCommented, { ...question, author: title, comment: title, count: 3, unsubscribe }),
    render(communityMails.textRefused, { ...question, kind: 'question', rejection: 'OFF_TOPIC' }),
    render(communityMails.answererDecided, { decision: 'REJECTED', words: title, link }),
    render(prizeMails.prizeWaits, { title, site, expireTime: time, link }),
    render(promotionMails.crowdConfirm, confirmed),
    render(promotionMails.crowdUpdate, { project: title, title, paragraphs: [title], link, unsubscribe }),
    render(promotionMails.pledgeRefunded, { project: title, orderNo: 'LUS1', amount: usd(9_900), link }),
    render(promotionMails.balanceOpen, balance),
    render(promotionMails.balanceLastCall, balance),
    render(promotionMails.depositForfeited, { title, orderNo: 'LUS1' }),
    render(promotionMails.drawWon, { campaign: 'Winter', prize: title, site, until: time, link }),
    render(promotionMails.giveawayEntered, { ...question, end: starts, entryLimit: 6, unsubscribe }),
    render(promotionMails.interestConfirm, confirmed),
    render(promotionMails.interestLaunched, { ...question, reward: { name: '$10 off', code: 'LIT-10' }, unsubscribe }),
    render(promotionMails.flashReminder, { ...question, price: '$39.00', starts, unsubscribe }),
    render(promotionMails.promotionReminder, { ...question, starts, unsubscribe }),
    render(stockMails.stockBack, { ...question, unsubscribe }),
    render(stockMails.stockConfirm, question),
    render(ticketMails.ticketReceived, ticket),
    render(ticketMails.ticketAnswered, ticket),
    render(ticketMails.ticketReminder, ticket),
    render(ticketMails.ticketResolved, ticket),
    render(ticketMails.ticketClosed, ticket),
    render(ticketMails.ticketProof, { site, link }),
    render(ticketMails.ticketWaits, { site }),
  ];
}
