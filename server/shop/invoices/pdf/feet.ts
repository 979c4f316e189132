import type { Invoice } from '../compose-invoice.ts';
import { ink, type Pen } from '#server/pdf/pen.ts';

/** The same foot on every page: who sells, where to write, which page of how many. */
export function drawFeet(pen: Pen, { seller, invoiceNo }: Invoice): void {
  const { height, margin, right } = pen.sheet;
  const top = height - 78;
  const { start, count } = pen.document.bufferedPageRange();
  const style = { size: 8, color: ink.soft } as const;
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page);
    pen.aside(() => {
      pen.rule(top);
      pen.write(`${seller.name}  ·  ${seller.email}`, margin, top + 13, style);
      pen.write(seller.taxIds.join('  ·  '), margin, top + 26, style);
      const place = `${invoiceNo}  ·  Page ${page + 1} of ${count}`;
      pen.write(place, right, top + 13, { ...style, align: 'right' });
    });
  }
}
