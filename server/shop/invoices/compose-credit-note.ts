import { type Money, money } from '#rules/money.ts';
import { allocate, fractionOf } from '#rules/shares.ts';
import type { Invoice, InvoiceLine, Issue } from './compose-invoice.ts';
import type { TaxedPart, TaxLineAmounts } from './tax-lines.ts';

/** Pieces of an order line whose money goes back, minor units; `amount` holds the tax on it. */
interface CreditLine extends TaxedPart {
  readonly title: string;
  readonly sku: string;
  readonly quantity: number;
}

/** What goes back, minor units. */
export interface Credit {
  readonly amount: number;
  /** What the amount is for, where it is not for lines. */
  readonly title?: string;
  readonly lines?: readonly CreditLine[];
  /** What of the amount was taxed, where that is known; no part where no tax lies on it. */
  readonly taxed?: readonly TaxedPart[];
}

/** What of an invoice no note has credited yet; minor units. */
interface Uncredited {
  readonly amount: number;
  readonly taxLines: readonly TaxLineAmounts[];
}

/**
 * A credit note over a part of an invoice, or over all of it. Its tax is that of the lines and the delivery it is for; of an
 * amount for nothing in particular, the same share of the tax that is left, what no tax lies on coming last. The note that
 * gives back the rest brings all that is left of the tax, so that the notes over a whole invoice sum to it exactly.
 * @param earlier the notes that corrected this invoice before
 */
export function composeCreditNote(
  invoice: Invoice,
  credit: Credit,
  earlier: readonly Invoice[],
  issue: Issue,
): Invoice {
  const { total, taxIncluded } = invoice;
  const of = (amount: number): Money => money(amount, total.currency);
  const left = uncredited(invoice, earlier);
  const taxLines = creditedTax(credit, left);
  const tax = taxLines.reduce((sum, line) => sum + line.tax, 0);
  const { paidWith: _, ...head } = invoice;
  const whole = earlier.length === 0 && credit.amount === total.amount;
  return {
    ...head,
    ...(whole ? {} : partOf(credit, credit.amount - (taxIncluded ? 0 : tax), { taxIncluded, of })),
    invoiceNo: issue.invoiceNo,
    issuedTime: issue.issuedTime,
    type: 'CREDIT_NOTE',
    corrects: invoice.invoiceNo,
    taxLines: taxLines.map((line) => ({ rate: line.rate, base: of(line.base), tax: of(line.tax) })),
    tax: of(tax),
    total: of(credit.amount),
  };
}

function uncredited(invoice: Invoice, earlier: readonly Invoice[]): Uncredited {
  const rest = (rate: number, part: 'base' | 'tax'): number =>
    [invoice, ...earlier]
      .map(({ taxLines }) => taxLines.find((line) => line.rate === rate)?.[part].amount ?? 0)
      .reduce((whole, credited) => Math.max(0, whole - credited));
  return {
    amount: earlier.reduce((sum, { total }) => sum - total.amount, invoice.total.amount),
    taxLines: invoice.taxLines.map(({ rate }) => ({ rate, base: rest(rate, 'base'), tax: rest(rate, 'tax') })),
  };
}

function creditedTax({ amount, taxed }: Credit, left: Uncredited): readonly TaxLineAmounts[] {
  if (amount >= left.amount) return left.taxLines;
  const taxedLeft = left.taxLines.reduce((sum, { base, tax }) => sum + base + tax, 0);
  const taxedNow = taxed?.reduce((sum, part) => sum + part.amount, 0) ?? Infinity;
  // Less than was paid for the parts, or more than is left of what no tax lies on: no sum of the parts any more.
  const isSumOfParts = taxedNow <= amount && amount - taxedNow <= left.amount - taxedLeft;
  if (taxed === undefined || !isSumOfParts) {
    const share = Math.min(amount, taxedLeft);
    const shareOf = (part: number): number => (taxedLeft === 0 ? 0 : fractionOf(part, share, taxedLeft));
    return left.taxLines.map(({ rate, base, tax }) => ({ rate, base: shareOf(base), tax: shareOf(tax) }));
  }
  return left.taxLines.map(({ rate, base, tax }) => {
    const parts = taxed.filter((part) => part.rate === rate);
    const taxNow = Math.min(
      tax,
      parts.reduce((sum, part) => sum + part.tax, 0),
    );
    const gross = parts.reduce((sum, part) => sum + part.amount, 0);
    return { rate, base: Math.min(base, gross - taxNow), tax: taxNow };
  });
}

function partOf(
  { amount: all, title = 'Refund', lines, taxed = [] }: Credit,
  amount: number,
  { taxIncluded, of }: { readonly taxIncluded: boolean; readonly of: (amount: number) => Money },
): Pick<Invoice, 'lines' | 'goods' | 'discount' | 'shipping'> {
  if (lines === undefined) {
    const line = { title, quantity: 1, unit: of(amount), total: of(amount) };
    return { lines: [line], goods: of(amount), discount: of(0), shipping: of(0) };
  }
  // Where tax comes on top, that of lines and delivery stands below.
  const netOf = (gross: number, tax: number): number => gross - (taxIncluded ? 0 : tax);
  const sum = (parts: readonly number[]): number => parts.reduce((a, b) => a + b, 0);
  const taxOnLines = sum(lines.map(({ tax }) => tax));
  const deliveryTax = sum(taxed.map(({ tax }) => tax)) - taxOnLines;
  const delivery = Math.max(0, all - sum(lines.map((line) => line.amount)));
  const weights = [...lines.map((line) => netOf(line.amount, line.tax)), Math.max(0, netOf(delivery, deliveryTax))];
  const parts = allocate(amount, weights);
  const shipping = parts.at(-1) ?? 0;
  const credited = lines.map(({ title: name, sku, quantity }, index): InvoiceLine => ({
    title: name,
    sku,
    quantity,
    unit: of(Math.round((parts[index] ?? 0) / quantity)),
    total: of(parts[index] ?? 0),
  }));
  return { lines: credited, goods: of(amount - shipping), discount: of(0), shipping: of(shipping) };
}
