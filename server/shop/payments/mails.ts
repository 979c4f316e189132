import { formatMoney, type Money } from '#rules/money.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { orderFrame, type OrderMail, seeOrder } from '../orders/mails.ts';

const orderRefunded: MailTemplate<OrderMail & { readonly refund: Money }> = {
  name: 'orderRefunded',
  write: (order) => ({
    ...orderFrame(order),
    subject: `We have sent back ${formatMoney(order.refund)}`,
    paragraphs: [
      `${formatMoney(order.refund)} goes back the way you paid.`,
      'Banks usually show it within five working days.',
    ],
    action: seeOrder(order),
  }),
};

export const paymentMails = { orderRefunded };
