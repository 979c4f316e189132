import type { Selectable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import { cardOf, methodOf, type PaymentRow, readAttempts } from '../payments/payment-row.ts';
import { composeCreditNote, type Credit } from './compose-credit-note.ts';
import { composeInvoice, type Invoice, type Issue } from './compose-invoice.ts';
import { nextInvoiceNumber } from './invoice-number.ts';

type Writer = Pick<ShopContext, 'clock' | 'newId'>;

const methods: Readonly<Record<ReturnType<typeof methodOf>, string>> = {
  CARD: 'Card',
  REDIRECT_BANK: 'Online bank',
  WALLET_REDIRECT: 'Wallet',
  COINS_ONLY: 'Coins',
};

function paidWith(payment: PaymentRow): string {
  const card = cardOf(payment);
  return card === undefined ? methods[methodOf(payment)] : `Card ending in ${card.last4}`;
}

async function keep(
  { clock, newId }: Writer,
  tx: Tx,
  order: OrderRow,
  refundNo: string | null,
  compose: (issue: Issue) => Invoice,
): Promise<void> {
  const now = clock.now();
  const { invoiceNo, year, number } = await nextInvoiceNumber(tx, order.site, now);
  const document = compose({ invoiceNo, issuedTime: now });
  await tx
    .insertInto('invoices')
    .values({
      id: newId(),
      invoice_no: invoiceNo,
      order_no: order.order_no,
      type: document.type,
      site: order.site,
      year,
      number,
      refund_no: refundNo,
      currency: order.currency,
      total_amount: document.total.amount,
      tax_amount: document.tax.amount,
      document: JSON.stringify(document),
      issued_time: now,
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Issues the invoice of an order that is being paid in this transaction: its last step, because it takes a number. */
export async function issueInvoice(shop: Writer, tx: Tx, order: OrderRow): Promise<void> {
  const lines = await readLines(tx, order.order_no);
  const buyer = await readNamedBuyer(tx, order.order_no);
  const payment = (await readAttempts(tx, order.order_no)).find(({ settled_time }) => settled_time !== null);
  await keep(shop, tx, order, null, (issue) =>
    composeInvoice(
      {
        order,
        lines,
        company: buyer?.company ?? undefined,
        taxId: buyer?.tax_id ?? undefined,
        paidWith: payment && paidWith(payment),
      },
      issue,
    ),
  );
}

/** Issues the credit note of money that has gone back. An order that never had an invoice needs none. */
export async function issueCreditNote(
  shop: Writer,
  tx: Tx,
  order: OrderRow,
  { refundNo, ...credit }: Credit & { readonly refundNo: string },
): Promise<void> {
  const issued = await readInvoices(tx, order.order_no);
  const invoice = issued.find(({ refund_no }) => refund_no === null);
  if (!invoice) return;
  const before = issued
    .filter(({ type }) => type === 'CREDIT_NOTE')
    .reduce((sum, { total_amount: amount }) => sum + amount, 0);
  await keep(shop, tx, order, refundNo, (issue) => composeCreditNote(readDocument(invoice), credit, before, issue));
}

export type InvoiceRow = Selectable<Schema['invoices']>;

/** The documents of an order, in the order in which they were issued. */
export function readInvoices(db: Pick<Tx, 'selectFrom'>, orderNo: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_no', '=', orderNo)
    .orderBy('issued_time')
    .orderBy('number')
    .execute();
}

export function readDocument({ document }: Pick<InvoiceRow, 'document'>): Invoice {
  const invoice: Invoice = JSON.parse(document);
  return invoice;
}

/** The company that was named for an invoice, if one was. */
export function readNamedBuyer(
  db: Pick<Tx, 'selectFrom'>,
  orderNo: string,
): Promise<Selectable<Schema['invoice_buyers']> | undefined> {
  return db.selectFrom('invoice_buyers').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}
