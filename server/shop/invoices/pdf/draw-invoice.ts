import { drawFeet } from './feet.ts';
import { drawHead, drawParties } from './head.ts';
import { drawLines } from './lines.ts';
import { drawPaper } from './pen.ts';
import { type InvoiceSheet, titles } from './sheet-texts.ts';
import { drawTotals } from './totals.ts';
import { isJapanese } from './typefaces.ts';

/** An invoice, a receipt or a credit note as A4 pages. */
export function invoicePdf(sheet: InvoiceSheet): Promise<Buffer> {
  const { invoice } = sheet;
  const paper = {
    title: `${titles[invoice.type]} ${invoice.invoiceNo}`,
    author: invoice.seller.name,
    issuedTime: invoice.issuedTime,
    japanese: isJapanese(JSON.stringify(invoice)),
  };
  return drawPaper(paper, (pen) => {
    const parties = drawHead(pen, sheet);
    const table = drawParties(pen, sheet, parties);
    drawTotals(pen, sheet, drawLines(pen, invoice, table));
    drawFeet(pen, invoice);
  });
}
