import { expect, it } from 'vitest';
import { missingGlyphs, pdfText } from '#tests/fixtures/pdf-text.ts';
import { drawLabel as drawParcelLabel } from '#server/carriers/sandbox/label.ts';
import { names } from '#server/pdf/names-fixture.ts';
import { drawLabel as drawReturnLabel } from './aftersale/rma/draw-label.ts';
import { berliner } from './checkout/checkout-fixture.ts';
import { personOnPaper } from './invoices/compose-invoice.ts';
import { invoicePdf } from './invoices/pdf/draw-invoice.ts';
import { invoiceOf, parcelOf, returnSheetOf } from './papers-fixture.ts';

const written = names.map((name) => name.join(' '));
/** So many names on one paper: a label has room for seven lines. */
const atOnce = 5;
const groups = Array.from({ length: names.length / atOnce }, (_, index) =>
  written.slice(index * atOnce, (index + 1) * atOnce),
);

it.each(groups)('has a glyph on every paper for every sign of %s, %s, %s, %s, %s', async (...group) => {
  const lines = group.join('\n');
  const papers = await Promise.all([
    invoicePdf({ invoice: invoiceOf('VAT_INVOICE', group), orderNo: 'L1', site: 'EU' }),
    invoicePdf({ invoice: invoiceOf('RECEIPT', group), orderNo: 'L1', site: 'US' }),
    drawParcelLabel(parcelOf(lines), 'https://carrier.example/track'),
    drawReturnLabel(returnSheetOf(group)),
  ]);
  expect(papers.map(missingGlyphs)).toEqual(papers.map(() => 0));
  for (const paper of papers) expect(pdfText(paper)).not.toContain('?');
});

it('shows a name in letters that no typeface has in Latin ones', async () => {
  const inKhmer = { ...berliner, firstName: 'សុខា', lastName: 'ចាន់', latinName: 'Sokha Chan' };
  const { name, address } = personOnPaper(inKhmer);
  const paper = await invoicePdf({ invoice: invoiceOf('VAT_INVOICE', [name, ...address]), orderNo: 'L1', site: 'EU' });
  expect(pdfText(paper)).toContain('Sokha Chan');
  expect(pdfText(paper)).not.toContain('?');
  const inGreek = { ...inKhmer, firstName: 'Γιώργος', lastName: 'Παππάς', latinName: 'Giorgos Pappas' };
  expect(personOnPaper(inGreek).name).toBe('Γιώργος Παππάς');
});
