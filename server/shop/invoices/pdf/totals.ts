import { spelled } from '#rules/by-site.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney, money } from '#rules/money.ts';
import type { Invoice } from '../compose-invoice.ts';
import { dayOf, type InvoiceSheet } from './sheet-texts.ts';
import { bottomOf } from './lines.ts';
import { ink, type Pen, rules } from '#server/pdf/pen.ts';
import { tableRow } from '#server/pdf/table.ts';

const rowHeight = 17;

/** 14975 parts per 100,000 as `14.975%`. */
function percent(rate: number): string {
  return `${rate / 1_000}%`;
}

interface Row {
  readonly name: string;
  readonly value: string;
}

function sumRows({ goods, discount, shipping, tax, taxIncluded }: Invoice, site: Site): Row[] {
  return [
    { name: 'Goods', value: formatMoney(goods) },
    ...(discount.amount === 0 ? [] : [{ name: 'Discount', value: `–${formatMoney(discount)}` }]),
    { name: spelled('Delivery', site), value: shipping.amount === 0 ? 'Free' : formatMoney(shipping) },
    ...(taxIncluded ? [] : [{ name: 'Tax', value: formatMoney(tax) }]),
  ];
}

function drawTaxes(pen: Pen, { taxLines, taxIncluded, total }: Invoice, top: number): number {
  const { margin } = pen.sheet;
  const columns = [margin, margin + 116, margin + 186, margin + 250] as const;
  const style = { color: ink.soft, size: 8.5 } as const;
  const [rate, base, tax, gross] = columns;
  pen.part('Table', () => {
    tableRow(pen, 'headings', [
      () => pen.write(taxIncluded ? 'Tax in the price' : 'Tax', rate, top, style),
      () => pen.write('Net', base, top, { ...style, align: 'right' }),
      () => pen.write('Tax', tax, top, { ...style, align: 'right' }),
      () => pen.write('Gross', gross, top, { ...style, align: 'right' }),
    ]);
    for (const [index, line] of taxLines.entries()) {
      const y = top + 16 + index * 14;
      const whole = money(line.base.amount + line.tax.amount, total.currency);
      tableRow(pen, 'named', [
        () => pen.write(percent(line.rate), rate, y, { size: 9 }),
        () => pen.write(formatMoney(line.base), base, y, { size: 9, align: 'right' }),
        () => pen.write(formatMoney(line.tax), tax, y, { size: 9, align: 'right' }),
        () => pen.write(formatMoney(whole), gross, y, { size: 9, align: 'right' }),
      ]);
    }
  });
  return top + 16 + taxLines.length * 14;
}

const closing: Readonly<Record<Invoice['type'], (paidOn: string) => string>> = {
  RECEIPT: (day) => `Paid in full on ${day}. Thank you.`,
  VAT_INVOICE: (day) => `Paid in full on ${day}. The date of supply is the date of delivery.`,
  CREDIT_NOTE: (day) => `Refunded on ${day}, the way it was paid.`,
};

/** The sums on the right, the taxes on the left, kept together on one page. */
export function drawTotals(pen: Pen, page: InvoiceSheet, from: number): void {
  const { invoice } = page;
  const { margin, right } = pen.sheet;
  const left = right - 209;
  const rows = sumRows(invoice, page.site);
  let top = from + 20;
  if (top + rows.length * rowHeight + 90 > bottomOf(pen)) {
    pen.document.addPage();
    top = margin;
  }
  const line = top + rows.length * rowHeight + 6;
  pen.part('Table', () => {
    for (const [index, { name, value }] of rows.entries()) {
      tableRow(pen, 'named', [
        () => pen.write(name, left, top + index * rowHeight, { color: ink.soft }),
        () => pen.write(value, right, top + index * rowHeight, { align: 'right' }),
      ]);
    }
    pen.rule(line, { from: left, ...rules.strong });
    const name = invoice.type === 'CREDIT_NOTE' ? 'Credited' : 'Total';
    tableRow(pen, 'named', [
      () => pen.write(name, left, line + 14, { face: 'strong', size: 12 }),
      () => pen.write(formatMoney(invoice.total), right, line + 9, { align: 'right', face: 'display', size: 18 }),
    ]);
  });
  const taxes = drawTaxes(pen, invoice, top);
  const end = Math.max(line + 42, taxes) + 22;
  pen.write(closing[invoice.type](dayOf(page, invoice.issuedTime)), margin, end, { color: ink.soft });
  if (invoice.taxNote !== undefined) pen.write(invoice.taxNote, margin, end + 16, { color: ink.soft });
}
