import type { Attachment } from '#server/mail/template.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { OrderMail } from '../orders/mails.ts';
import { readDocument, readInvoices } from './issue-invoice.ts';
import { openInvoicePdf } from './kept-invoice.ts';

/** The invoice that the payment of an order has issued, as a file; none for an order without one, as a deposit is. */
export async function drawReceipt(
  { orderNo, site }: Pick<OrderMail, 'orderNo' | 'site'>,
  { db }: Pick<ShopContext, 'db'>,
): Promise<readonly Attachment[]> {
  const issued = await readInvoices(db, orderNo);
  const row = issued.find(({ refund_no: refundNo }) => refundNo === null);
  if (row === undefined) return [];
  const { file: name, bytes } = openInvoicePdf({ invoice: readDocument(row), orderNo, site });
  return [{ name, type: 'application/pdf', text: (await bytes()).toString('base64'), encoding: 'base64' }];
}
