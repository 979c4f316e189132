import { formatMoney, type Money } from '#rules/money.ts';
import { marketTime } from '#server/mail/market-time.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { orderFrame, type OrderMail, seeOrder } from '../orders/mails.ts';
import { rmaMails } from './rma/mails.ts';

interface WithdrawalMail extends OrderMail {
  readonly revokeNo: string;
  readonly name: string;
  readonly receivedTime: number;
  readonly returnDueTime: number;
  readonly goods: readonly { readonly title: string; readonly quantity: number }[];
  readonly refund: Money;
}

const withdrawalReceived: MailTemplate<WithdrawalMail> = {
  name: 'withdrawalReceived',
  write: (order) => ({
    ...orderFrame(order),
    subject: `We have received your withdrawal ${order.revokeNo}`,
    paragraphs: [
      `${order.name} has withdrawn from the contract for order ${order.orderNo} on ${marketTime(order.receivedTime, order.site)}. Please keep this mail: it confirms that we have received it.`,
      `Please send the goods back by ${marketTime(order.returnDueTime, order.site)}. The money goes back the way it came when they have arrived, within 14 days.`,
    ],
    rows: [
      ...order.goods.map(({ title, quantity }) => ({ left: `${quantity} × ${title}`, right: '' })),
      { left: 'You get back', right: formatMoney(order.refund), strong: true },
    ],
    action: seeOrder(order),
  }),
};

export const aftersaleMails = { withdrawalReceived, ...rmaMails };
