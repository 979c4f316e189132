import { marketTime } from '#server/mail/layout.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { type OrderMail, orderRows } from '../orders/mails.ts';

const orderPlaced: MailTemplate<OrderMail & { readonly payBefore: number }> = {
  name: 'orderPlaced',
  write: (order) => ({
    subject: `We have your order ${order.orderNo}`,
    paragraphs: [
      'Thank you for your order. Everything in it is set aside for you.',
      `Please pay by ${marketTime(order.payBefore, order.site)}; after that we cancel the order.`,
    ],
    rows: orderRows(order),
    action: { label: 'Pay or see your order', url: order.link },
  }),
};

export const checkoutMails = { orderPlaced };
