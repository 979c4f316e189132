import { drawMark } from '#server/pdf/mark.ts';
import { dayOf, type InvoiceSheet, titles } from './sheet-texts.ts';
import { ink, type Pen, rules } from '#server/pdf/pen.ts';
import { tableRow } from '#server/pdf/table.ts';

const lineHeight = 14;

/** The name of the house, the title and what identifies the document. @returns where the next block begins */
export function drawHead(pen: Pen, page: InvoiceSheet): number {
  const { invoice, orderNo } = page;
  const { margin, right } = pen.sheet;
  drawMark(pen, margin + 8, 67);
  pen.write('Lampyris', margin + 24, 55, { face: 'display', size: 20 });
  pen.part('H1', () => pen.write(titles[invoice.type], margin - 1, 122, { face: 'display', size: 28 }));

  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Number', invoice.invoiceNo],
    ['Date', dayOf(page, invoice.issuedTime)],
    ['Order', orderNo],
    ['Corrects', invoice.corrects],
    ['Paid with', invoice.paidWith],
  ];
  const shown = facts.filter(([, value]) => value !== undefined);
  pen.part('Table', () => {
    for (const [index, [name, value = '']] of shown.entries()) {
      const y = 118 + index * 15;
      tableRow(pen, 'named', [
        () => pen.write(name, right - 195, y, { color: ink.soft }),
        () => pen.write(value, right, y, { align: 'right', face: 'strong' }),
      ]);
    }
  });
  return 118 + Math.max(4, shown.length) * 15 + 22;
}

/** Who sells and who buys, side by side. @returns where the next block begins */
export function drawParties(pen: Pen, { invoice }: InvoiceSheet, top: number): number {
  const { seller, buyer } = invoice;
  const { margin, right } = pen.sheet;
  pen.rule(top, rules.strong);
  // The first line of a written address is the name again.
  const address = buyer.address[0] === buyer.name ? buyer.address.slice(1) : buyer.address;
  const columns = [
    { title: 'From', name: seller.name, rest: [...seller.address, ...seller.taxIds] },
    {
      title: 'To',
      name: buyer.company ?? buyer.name,
      rest: [
        ...(buyer.company === undefined ? [] : [buyer.name]),
        ...address.filter((line) => line !== buyer.company),
        ...(buyer.taxId === undefined ? [] : [`Tax ID ${buyer.taxId}`]),
      ],
    },
  ];
  const width = (right - margin - 24) / 2;
  const ends = columns.map(({ title, name, rest }, index) => {
    const x = margin + index * (width + 24);
    pen.part('H2', () => pen.write(title, x, top + 18, { color: ink.soft, size: 8.5 }));
    const lines = [
      ...pen.wrap(name, width, { face: 'strong' }).map((text) => ({ text, face: 'strong' as const })),
      ...rest.flatMap((text) => pen.wrap(text, width)).map((text) => ({ text, face: 'text' as const })),
    ];
    pen.part('P', () => {
      for (const [row, { text, face }] of lines.entries()) pen.write(text, x, top + 33 + row * lineHeight, { face });
    });
    return top + 33 + lines.length * lineHeight;
  });
  return Math.max(...ends) + 26;
}
