import { type Money, money } from '#rules/money.ts';
import { allocate, fractionOf } from '#rules/shares.ts';
import type { Invoice, InvoiceLine, Issue } from './compose-invoice.ts';

/** What goes back, minor units; `lines` of a withdrawal, the rest of `amount` is delivery. */
export interface Credit {
  readonly amount: number;
  /** What the amount is for, where it is not for lines. */
  readonly title?: string;
  readonly lines?: readonly {
    readonly title: string;
    readonly sku: string;
    readonly quantity: number;
    readonly amount: number;
  }[];
}

/** How far the credits of an invoice have come; minor units. */
export interface Credited {
  /** What was given back. */
  readonly amount: number;
  /** Of that, protection that was taken out, on which no tax lies. */
  readonly untaxed: number;
}

/** What an invoice was credited with before a note, and with the note. */
export interface CreditProgress {
  readonly before: Credited;
  readonly after: Credited;
  /** What of the invoice's total no tax lies on. */
  readonly untaxedTotal: number;
}

/**
 * A credit note over a part of an invoice, or over all of it. Its tax is the same share of the invoice's tax, counted
 * together with what was credited before, so that the notes over a whole invoice sum to it exactly. What no tax lies on
 * is credited last, unless it was taken out by itself.
 */
export function composeCreditNote(invoice: Invoice, credit: Credit, progress: CreditProgress, issue: Issue): Invoice {
  const { total, taxIncluded } = invoice;
  const of = (amount: number): Money => money(amount, total.currency);
  const taxed = total.amount - progress.untaxedTotal;
  const upTo = (amount: number, credited: Credited): number =>
    taxed === 0 ? 0 : fractionOf(amount, Math.min(taxed, credited.amount - credited.untaxed), taxed);
  const share = ({ amount }: Money): number => upTo(amount, progress.after) - upTo(amount, progress.before);
  const taxLines = invoice.taxLines.map(({ rate, base, tax }) => ({
    rate,
    base: of(share(base)),
    tax: of(share(tax)),
  }));
  const tax = taxLines.reduce((sum, line) => sum + line.tax.amount, 0);
  const { paidWith: _, ...head } = invoice;
  const whole = progress.before.amount === 0 && credit.amount === total.amount;
  return {
    ...head,
    ...(whole ? {} : partOf(credit, credit.amount - (taxIncluded ? 0 : tax), of)),
    invoiceNo: issue.invoiceNo,
    issuedTime: issue.issuedTime,
    type: 'CREDIT_NOTE',
    corrects: invoice.invoiceNo,
    taxLines,
    tax: of(tax),
    total: of(credit.amount),
  };
}

function partOf(
  { amount: all, title = 'Refund', lines }: Credit,
  amount: number,
  of: (amount: number) => Money,
): Pick<Invoice, 'lines' | 'goods' | 'discount' | 'shipping'> {
  if (lines === undefined) {
    const line = { title, quantity: 1, unit: of(amount), total: of(amount) };
    return { lines: [line], goods: of(amount), discount: of(0), shipping: of(0) };
  }
  const paidBack = lines.reduce((sum, line) => sum + line.amount, 0);
  // Lines hold what was paid for them; where tax comes on top, their part of it stands below.
  const weights = [...lines.map((line) => line.amount), Math.max(0, all - paidBack)];
  const parts = allocate(amount, weights);
  const shipping = parts.at(-1) ?? 0;
  const credited = lines.map(({ amount: _, ...line }, index): InvoiceLine => ({
    ...line,
    unit: of(Math.round((parts[index] ?? 0) / line.quantity)),
    total: of(parts[index] ?? 0),
  }));
  return { lines: credited, goods: of(amount - shipping), discount: of(0), shipping: of(shipping) };
}
