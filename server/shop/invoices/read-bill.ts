import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { markets } from '#rules/markets.ts';
import { isVatNumber } from '#rules/vat-numbers.ts';
import type { Db } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { isDrawable } from '#server/pdf/typefaces.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { AddressFields } from '../address/accept-address.ts';
import { type OrderRow, readOrder, lockOrder } from '../orders/order-row.ts';
import { canIssueVat, type Invoice } from './compose-invoice.ts';
import { readDocument, readInvoices, readNamedBuyer } from './issue-invoice.ts';

export type Bill = components['schemas']['Bill'];

/** Before the payment issues it, and once. */
function mayName(order: OrderRow, issued: boolean, named: boolean): boolean {
  return order.status === 'PENDING_PAYMENT' && !issued && !named;
}

/** The invoices of an order, the first one first, and whether a company can still be put on it. */
export async function readBill(db: Db, opened: OrderRow): Promise<Bill> {
  const order = (await readOrder(db, opened.order_no)) ?? opened;
  const [invoices, buyer] = await Promise.all([readInvoices(db, order.order_no), readNamedBuyer(db, order.order_no)]);
  return {
    site: order.site,
    invoices: invoices.map(readDocument),
    canIssueVat: canIssueVat(order),
    buyerEditable: mayName(order, invoices.length > 0, buyer !== undefined),
    ...(buyer?.company ? { company: buyer.company } : {}),
    ...(buyer?.tax_id ? { taxId: buyer.tax_id } : {}),
  };
}

/** One document of an order, the newest unless a number is given. @throws NOT_FOUND */
export async function readInvoice(db: Db, { order_no: orderNo }: OrderRow, invoiceNo?: string): Promise<Invoice> {
  const issued = await readInvoices(db, orderNo);
  const row = invoiceNo === undefined ? issued.at(-1) : issued.find(({ invoice_no }) => invoice_no === invoiceNo);
  if (!row) throw new ShopError('NOT_FOUND');
  return readDocument(row);
}

/**
 * Names a company and its tax number for the invoice to come.
 * @throws BILL_ISSUED once it is issued or one was named; BAD_REQUEST for a name that no typeface can show, and for a VAT number that has
 * not the form of its country
 */
export async function nameBuyer(
  shop: ShopContext,
  orderNo: string,
  { company, taxId }: { readonly company?: string; readonly taxId?: string },
): Promise<void> {
  if (company !== undefined && !isDrawable(company)) {
    const message = 'Company: please write it in Latin letters';
    throw new ShopError('BAD_REQUEST', { fields: [{ path: 'company', rule: 'pattern', message }] });
  }
  await withTransaction(shop, 'durable', async (tx) => {
    const order = await lockOrder(shop, tx, orderNo);
    const issued = await readInvoices(tx, orderNo);
    const named = await readNamedBuyer(tx, orderNo);
    if (!mayName(order, issued.length > 0, named !== undefined)) throw new ShopError('BILL_ISSUED');
    const { country }: AddressFields = JSON.parse(order.billing_address);
    if (taxId !== undefined && markets[order.site].taxIncluded && !isVatNumber(taxId, country)) {
      const message = 'Please check this VAT number. It’s printed on the invoice and can’t be changed later.';
      throw new ShopError('BAD_REQUEST', { fields: [{ path: 'taxId', rule: 'pattern', message }] });
    }
    const now = shop.clock.now();
    await tx
      .insertInto('invoice_buyers')
      .values({
        id: shop.newId(),
        order_no: orderNo,
        company: company ?? null,
        tax_id: taxId ?? null,
        created_at: now,
        updated_at: now,
      })
      .execute();
  });
}
