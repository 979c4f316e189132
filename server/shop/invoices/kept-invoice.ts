import { type KeptFile, keepFiles } from '#server/kept-files.ts';
import type { InvoiceSheet } from './pdf/sheet-texts.ts';

/** Some ten kilobytes each; a document never changes, and whoever has one asks for it again. */
const invoicesInMemory = 100;

const keepInvoice = keepFiles(invoicesInMemory);

/** An invoice, a receipt or a credit note as a file, drawn once. */
export const openInvoicePdf = (page: InvoiceSheet): KeptFile =>
  keepInvoice(`${page.invoice.invoiceNo}.pdf`, page, async () => {
    // Drawing loads typefaces and a PDF writer that nothing else needs.
    const { invoicePdf } = await import('./pdf/draw-invoice.ts');
    return invoicePdf(page);
  });
