import type { MailTemplate } from '#server/mail/template.ts';
import { type OrderMail, orderRows, orderTemplate, seeOrder } from '../orders/mails.ts';
import { drawReceipt } from './draw-receipt.ts';

/** `news` is what happens next; left out of mails that were queued without it. */
type PaidMail = OrderMail & { readonly news?: readonly string[] };

const orderPaid: MailTemplate<PaidMail> = {
  ...orderTemplate<PaidMail>('orderPaid', (order) => ({
    subject: `Your order ${order.orderNo} is paid`,
    title: 'Paid. Thank you.',
    paragraphs: order.news ?? [],
    rows: orderRows(order),
    action: seeOrder(order),
  })),
  attachments: drawReceipt,
};

export const invoiceMails = { orderPaid };
