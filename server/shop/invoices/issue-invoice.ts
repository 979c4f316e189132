import type { Selectable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { coinPriceOf, coinWords } from '../orders/coin-price.ts';
import { type OrderRow, readLines } from '../orders/order-row.ts';
import { cardOf, methodOf, type PaymentRow, readAttempts } from '../payments/payment-row.ts';
import { protectionReason } from '../payments/request-refund.ts';
import { readOrderedSuits } from '../promotions/suits/suit-claims.ts';
import { composeCreditNote, type Credit, type Credited } from './compose-credit-note.ts';
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

/** The coins that were exchanged for an order without a payment. */
function coinsOf(order: OrderRow): string | undefined {
  const coins = coinPriceOf(order);
  return coins === undefined ? undefined : coinWords(coins);
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
  const suits = await readOrderedSuits(tx, order.order_no);
  const payment = (await readAttempts(tx, order.order_no)).find(({ settled_time }) => settled_time !== null);
  await keep(shop, tx, order, null, (issue) =>
    composeInvoice(
      {
        order,
        lines,
        bundles: new Map(suits.map(({ groupId, title }) => [groupId, title])),
        company: buyer?.company ?? undefined,
        taxId: buyer?.tax_id ?? undefined,
        paidWith: payment ? paidWith(payment) : coinsOf(order),
      },
      issue,
    ),
  );
}

export interface RefundCredit extends Credit {
  readonly refundNo: string;
  /** It is for protection, on which no tax lies. */
  readonly isUntaxed?: boolean;
}

/** Issues the credit note of money that has gone back. An order that never had an invoice needs none. */
export async function issueCreditNote(
  shop: Writer,
  tx: Tx,
  order: OrderRow,
  { refundNo, isUntaxed = false, ...credit }: RefundCredit,
): Promise<void> {
  const issued = await readInvoices(tx, order.order_no);
  const invoice = issued.find(({ refund_no }) => refund_no === null);
  if (!invoice) return;
  const notes = issued.filter(({ type }) => type === 'CREDIT_NOTE');
  const protection = await readProtectionRefunds(tx, order.order_no);
  const before: Credited = {
    amount: sumOf(notes),
    untaxed: sumOf(notes.filter(({ refund_no }) => refund_no !== null && protection.has(refund_no))),
  };
  const after: Credited = {
    amount: before.amount + credit.amount,
    untaxed: before.untaxed + (isUntaxed ? credit.amount : 0),
  };
  const progress = { before, after, untaxedTotal: order.protection_amount };
  await keep(shop, tx, order, refundNo, (issue) => composeCreditNote(readDocument(invoice), credit, progress, issue));
}

const sumOf = (notes: readonly InvoiceRow[]): number => notes.reduce((sum, { total_amount }) => sum + total_amount, 0);

/** The numbers of the refunds for protection that was taken out of an order. */
async function readProtectionRefunds(tx: Tx, orderNo: string): Promise<ReadonlySet<string>> {
  const refunds = await tx
    .selectFrom('refunds')
    .select('refund_no')
    .where('order_no', '=', orderNo)
    .where('reason', '=', protectionReason)
    .execute();
  return new Set(refunds.map(({ refund_no: refundNo }) => refundNo));
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
