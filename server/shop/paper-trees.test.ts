import { expect, it } from 'vitest';
import { pdfTree } from '#tests/fixtures/pdf-text.ts';
import { drawLabel as drawParcelLabel } from '#server/carriers/sandbox/label.ts';
import { drawLabel as drawReturnLabel } from './aftersale/rma/draw-label.ts';
import { invoicePdf } from './invoices/pdf/draw-invoice.ts';
import { invoiceOf, parcelOf, returnSheetOf } from './papers-fixture.ts';

const read = async (file: Promise<Buffer>): Promise<readonly string[]> =>
  pdfTree(await file)
    .split('\n')
    .map((line) => line.trim());

it('reads a receipt in its order: what it is, from whom to whom, the goods by their columns, and the sums', async () => {
  const invoice = invoiceOf('RECEIPT', ['Ada', 'Weg 2']);
  const taxLine = { rate: 19_000, base: invoice.goods, tax: invoice.goods };
  const lines = Array.from({ length: 20 }, (_, index) => ({
    title: `Lamp ${index + 1}`,
    quantity: 1,
    unit: invoice.total,
    total: invoice.total,
  }));
  const tree = await read(
    invoicePdf({ invoice: { ...invoice, lines, taxLines: [taxLine] }, orderNo: 'L1', site: 'JA' }),
  );
  expect(tree.slice(0, 8)).toEqual([
    'Document',
    'P Lampyris',
    'H1 Receipt',
    'Table',
    'TR',
    'TH of its row Number',
    'TD EU-2026-000001',
    'TR',
  ]);
  expect(tree).toContain('TD 2026/11/21');
  expect(tree.join('\n')).toContain(
    'H2 To\nP Ada Ada Weg 2 Germany\nTable\nTR\nTH of its column Item\nTH of its column',
  );
  // A table that goes on overleaf is one, and what each page repeats is heard once.
  expect(tree.filter((part) => part === 'TH of its column Item')).toHaveLength(1);
  expect(tree.join('\n')).toContain(
    'TR\nTH of its row Lamp 20\nTD 1\nTD €49.00\nTD €49.00\nTable\nTR\nTH of its row Goods',
  );
  expect(tree.filter((part) => /Page \d|lampyris\.test/.test(part))).toEqual([]);
  expect(tree.at(-1)).toBe('P Paid in full on 2026/11/21. Thank you.');
});

it('reads a label, and says what its pictures are', async () => {
  expect(await read(drawReturnLabel(returnSheetOf(['Ada', 'Weg 2'])))).toEqual([
    'Document',
    'H1 Return',
    'H2 From',
    'P Ada Weg 2',
    'H2 To',
    'P Lampyris',
    'H2 Return number',
    'P R1',
    'H2 Put this half in the parcel',
    'P Order LEU261121K7Q2MD 1 × Lamp',
    'P The shop pays for the return.',
  ]);
  const parcel = await read(drawParcelLabel(parcelOf('Ada\nWeg 2'), 'https://carrier.example/track'));
  expect(parcel).toContain('Figure QR code of https://carrier.example/track');
  expect(parcel).toContain('Figure Barcode of FF123456789EU');
});
