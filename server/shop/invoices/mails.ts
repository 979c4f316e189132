import type { MailTemplate } from '#server/mail/template.ts';
import { type OrderMail, orderRows, orderTemplate, seeOrder } from '../orders/mails.ts';
import { drawReceipt } from './draw-receipt.ts';

const orderPaid: MailTemplate<OrderMail> = {
  ...orderTemplate('orderPaid', (order) => ({
    subject: `Your order ${order.orderNo} is paid`,
    title: 'Paid. Thank you.',
    paragraphs: ['We pack your lights now and write again when they leave.'],
    rows: orderRows(order),
    action: seeOrder(order),
  })),
  attachments: drawReceipt,
};

export const invoiceMails = { orderPaid };
