import { expect, it } from 'vitest';
import { missingGlyphs, pdfText } from '#tests/fixtures/pdf-text.ts';
import { drawLabel as drawParcelLabel } from '#server/carriers/sandbox/label.ts';
import { names } from '#server/pdf/names-fixture.ts';
import { drawLabel as drawReturnLabel } from './aftersale/rma/draw-label.ts';
import { berliner } from './checkout/checkout-fixture.ts';
import { type Invoice, personOnPaper } from './invoices/compose-invoice.ts';
import { invoicePdf } from './invoices/pdf/draw-invoice.ts';

const written = names.map((name) => name.join(' '));
const money = { amount: 4_900, currency: 'EUR' } as const;

const invoiceOf = (type: Invoice['type'], [buyer = '', ...others]: readonly string[]): Invoice => ({
  invoiceNo: 'EU-2026-000001',
  type,
  issuedTime: 1_795_255_200_000,
  seller: { name: 'Lampyris', address: ['Lichtweg 1', 'Berlin'], email: 'help@lampyris.test', taxIds: [] },
  buyer: { name: buyer, company: buyer, address: [buyer, ...others, 'Germany'] },
  lines: [{ title: 'Lamp', quantity: 1, unit: money, total: money }],
  goods: money,
  discount: { ...money, amount: 0 },
  shipping: { ...money, amount: 0 },
  taxLines: [],
  taxIncluded: true,
  tax: { ...money, amount: 0 },
  total: money,
});

const parcelOf = (shopper: string) => ({
  trackingNo: 'FF123456789EU',
  direction: 'OUTBOUND' as const,
  reference: 'LEU261121K7Q2MD',
  sender: shopper,
  recipient: shopper,
  weightGrams: 900,
  country: 'DE',
  city: 'Berlin',
  fate: 'ARRIVES' as const,
  step: 0,
  dueTime: null,
  createdTime: 1_795_255_200_000,
});

const sheetOf = (from: readonly string[]) => ({
  site: 'EU' as const,
  rmaNo: 'R1',
  orderNo: 'LEU261121K7Q2MD',
  issuedTime: 1_795_255_200_000,
  from,
  to: ['Lampyris'],
  carrierName: 'Firefly Parcel',
  trackingNo: 'R1',
  paidBy: 'SHOP' as const,
  items: ['1 × Lamp'],
  isOfCarrier: false,
});

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
    drawReturnLabel(sheetOf(group)),
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
