import { deadlineText } from '#rules/market-dates.ts';
import { orderTemplate, type OrderMail, orderRows } from '../orders/mails.ts';

const orderPlaced = orderTemplate<OrderMail & { readonly payBefore: number }>('orderPlaced', (order) => ({
  subject: `We’ve got your order ${order.orderNo}`,
  title: 'We’ve got your order',
  paragraphs: [
    'We’ve set everything aside for you.',
    `Pay by ${deadlineText(order.payBefore, order.site, { withYear: true })}. After that, we cancel the order.`,
  ],
  rows: orderRows(order),
  action: { label: 'Pay or see your order', url: order.link },
}));

export const checkoutMails = { orderPlaced };
