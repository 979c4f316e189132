import { drawFeet } from './feet.ts';
import { drawHead, drawParties } from './head.ts';
import { drawLines } from './lines.ts';
import { drawPaper } from '#server/pdf/pen.ts';
import { type InvoiceSheet, sizeOf, titles } from './sheet-texts.ts';
import { drawTotals } from './totals.ts';

/** An invoice, a receipt or a credit note on the paper of its market. */
export function invoicePdf(page: InvoiceSheet): Promise<Buffer> {
  const { invoice, site } = page;
  const paper = {
    title: `${titles[invoice.type]} ${invoice.invoiceNo}`,
    author: invoice.seller.name,
    issuedTime: invoice.issuedTime,
    size: sizeOf(site),
  };
  return drawPaper(paper, (pen) => {
    const parties = drawHead(pen, page);
    const table = drawParties(pen, page, parties);
    drawTotals(pen, page, drawLines(pen, invoice, table));
    drawFeet(pen, invoice);
  });
}
