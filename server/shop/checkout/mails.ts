import { marketTime } from '#server/mail/market-time.ts';
import type { MailTemplate } from '#server/mail/template.ts';
import { orderFrame, type OrderMail, orderRows } from '../orders/mails.ts';

const orderPlaced: MailTemplate<OrderMail & { readonly payBefore: number }> = {
  name: 'orderPlaced',
  write: (order) => ({
    ...orderFrame(order),
    subject: `We have your order ${order.orderNo}`,
    title: 'We have your order',
    paragraphs: [
      'Everything in it is set aside for you.',
      `Pay by ${marketTime(order.payBefore, order.site)}. After that we cancel the order.`,
    ],
    rows: orderRows(order),
    action: { label: 'Pay or see your order', url: order.link },
  }),
};

export const checkoutMails = { orderPlaced };
