import type { Selectable } from 'kysely';
import { fractionOf } from '#rules/shares.ts';
import { shareOfFirst } from '#rules/withdrawal.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { coinPriceOf, coinWords } from '../orders/coin-price.ts';
import { type OrderLineRow, type OrderRow, readLines } from '../orders/order-row.ts';
import { cardOf, methodOf, type PaymentRow, readAttempts } from '../payments/payment-row.ts';
import { readRefundLines, type RefundLine } from '../payments/refund-row.ts';
import { readOrderedSuits } from '../promotions/suits/suit-claims.ts';
import { composeCreditNote, type Credit } from './compose-credit-note.ts';
import { composeInvoice, type Invoice, type Issue } from './compose-invoice.ts';
import { nextInvoiceNumber } from './invoice-number.ts';
import type { TaxedPart } from './tax-lines.ts';

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

/** Money that has gone back, minor units. */
export interface RefundCredit {
  readonly refundNo: string;
  readonly amount: number;
  /** The lines it is for; the rest of the amount is delivery. */
  readonly lines?: readonly RefundLine[];
  /** What it is for, where no tax lies on it and it is for no line. */
  readonly untaxedTitle?: string;
}

/** Issues the credit note of money that has gone back. An order that never had an invoice needs none. */
export async function issueCreditNote(
  shop: Writer,
  tx: Tx,
  order: OrderRow,
  { refundNo, amount, lines = [], untaxedTitle }: RefundCredit,
): Promise<void> {
  const issued = await readInvoices(tx, order.order_no);
  const invoice = issued.find(({ refund_no }) => refund_no === null);
  if (!invoice) return;
  const notes = issued.filter(({ type }) => type === 'CREDIT_NOTE');
  const credit =
    untaxedTitle !== undefined
      ? { amount, title: untaxedTitle, taxed: [] }
      : lines.length === 0
        ? { amount }
        : await creditOfLines(tx, order, { amount, lines, notes });
  await keep(shop, tx, order, refundNo, (issue) =>
    composeCreditNote(readDocument(invoice), credit, notes.map(readDocument), issue),
  );
}

/** What of a refund is for lines, piece by piece after those of the notes before, and what for delivery, with the tax of each. */
async function creditOfLines(
  tx: Tx,
  order: OrderRow,
  { amount, lines, notes }: { amount: number; lines: readonly RefundLine[]; notes: readonly InvoiceRow[] },
): Promise<Credit> {
  const [rows, credited] = await Promise.all([readLines(tx, order.order_no), readCreditedLines(tx, order, notes)]);
  const parts = rows.flatMap((row) => {
    const line = lines.find(({ lineId }) => lineId === row.id);
    if (line === undefined) return [];
    const gone = credited.filter(({ lineId }) => lineId === row.id).reduce((sum, { quantity }) => sum + quantity, 0);
    const upTo = (pieces: number): number => shareOfFirst(row.tax_amount, Math.min(pieces, row.quantity), row.quantity);
    const { title, sku, tax_rate_ppm: ppm } = row;
    const taxOfPieces = upTo(gone + line.quantity) - upTo(gone);
    return [{ title, sku, quantity: line.quantity, amount: line.amount, rate: ppm / 10, tax: taxOfPieces }];
  });
  const delivery = Math.max(0, amount - parts.reduce((sum, part) => sum + part.amount, 0));
  return { amount, lines: parts, taxed: [...parts, ...taxedDelivery(order, rows, delivery)] };
}

/** Delivery that goes back, with its share of the tax that was paid on delivery; nothing where there was none. */
function taxedDelivery(order: OrderRow, rows: readonly OrderLineRow[], amount: number): TaxedPart[] {
  const tax = rows.reduce((rest, row) => rest - row.tax_amount, order.tax_amount);
  const net = order.shipping_amount - order.shipping_discount_amount;
  const paid = net + (order.tax_included === 1 ? 0 : tax);
  if (tax === 0 || paid === 0) return [];
  const back = Math.min(amount, paid);
  return [{ rate: (rows[0]?.tax_rate_ppm ?? 0) / 10, amount: back, tax: fractionOf(tax, back, paid) }];
}

/** The lines of the refunds that were credited before. */
async function readCreditedLines(tx: Tx, order: OrderRow, notes: readonly InvoiceRow[]): Promise<RefundLine[]> {
  const numbers = new Set(notes.map(({ refund_no: refundNo }) => refundNo));
  const refunds = await tx
    .selectFrom('refunds')
    .select(['refund_no', 'lines'])
    .where('order_no', '=', order.order_no)
    .execute();
  return refunds.flatMap((row) => (numbers.has(row.refund_no) ? readRefundLines(row.lines) : []));
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
