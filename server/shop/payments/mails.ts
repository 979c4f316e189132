import { formatMoney, type Money } from '#rules/money.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { type OrderMail, seeOrder } from '../orders/mails.ts';

const orderRefunded: MailTemplate<OrderMail & { readonly refund: Money }> = {
  name: 'orderRefunded',
  write: (order) => ({
    subject: `We have sent back ${formatMoney(order.refund)}`,
    paragraphs: [
      `${formatMoney(order.refund)} of your order ${order.orderNo} is on its way back to you.`,
      'Banks usually show it within five working days.',
    ],
    action: seeOrder(order),
  }),
};

export const paymentMails = { orderRefunded };
