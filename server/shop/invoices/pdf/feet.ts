import type { Invoice } from '../compose-invoice.ts';
import { ink, type Pen, sheet } from './pen.ts';

const top = sheet.height - 78;

/** The same foot on every page: who sells, where to write, which page of how many. */
export function drawFeet(pen: Pen, { seller, invoiceNo }: Invoice): void {
  const { start, count } = pen.document.bufferedPageRange();
  const style = { size: 8, color: ink.soft } as const;
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page);
    pen.rule(top);
    pen.write(`${seller.name}  ·  ${seller.email}`, sheet.margin, top + 13, style);
    pen.write(seller.taxIds.join('  ·  '), sheet.margin, top + 26, style);
    const place = count === 1 ? invoiceNo : `${invoiceNo}  ·  Page ${page + 1} of ${count}`;
    pen.write(place, sheet.width - sheet.margin, top + 13, { ...style, align: 'right' });
  }
}
