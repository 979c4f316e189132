import bwipjs from 'bwip-js/node';
import { encode } from 'uqr';
import { drawPaper, ink, type Pen } from '#server/pdf/pen.ts';
import { firefly } from '../sandbox-carrier.ts';
import type { ParcelRow } from './parcel-row.ts';

const lineHeight = 13;
const quietModules = 10;

/** The widths of a Code 128 barcode by turns: bar, space, bar …, in modules. */
export const barsOf = (text: string): readonly number[] => {
  const [symbol] = bwipjs.raw({ bcid: 'code128', text });
  if (!symbol || !('sbs' in symbol)) throw new Error(`No barcode for ${text}`);
  return symbol.sbs;
};

const drawBarcode = ({ document, sheet }: Pen, text: string, y: number, height: number): void => {
  const bars = barsOf(text);
  const modules = bars.reduce((sum, width) => sum + width, 0) + 2 * quietModules;
  const module = (sheet.right - sheet.margin) / modules;
  let x = sheet.margin + quietModules * module;
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) document.rect(x, y, width * module, height);
    x += width * module;
  }
  document.fill(ink.strong);
};

const drawQr = ({ document }: Pen, text: string, x: number, y: number, side: number): void => {
  const { data, size } = encode(text, { ecc: 'M', border: 0 });
  const module = side / size;
  for (const [row, cells] of data.entries())
    for (const [column, dark] of cells.entries())
      if (dark) document.rect(x + column * module, y + row * module, module, module);
  document.fill(ink.strong);
};

const drawAddress = (pen: Pen, title: string, text: string, y: number, size: number): number => {
  const { margin, right } = pen.sheet;
  pen.part('H2', () => pen.write(title, margin, y, { size: 7, color: ink.soft }));
  const lines = text.split('\n').flatMap((line) => pen.wrap(line, right - margin - 92, { size }));
  pen.part('P', () =>
    lines.slice(0, 7).forEach((line, index) => {
      const face = index === 0 ? ('strong' as const) : ('text' as const);
      pen.write(line, margin, y + 10 + index * (size + 4), { size, face });
    }),
  );
  return y + 10 + Math.min(lines.length, 7) * (size + 4);
};

const gramsPerPound = 453.592_37;

/** A weight as the scales of a country show it. */
const weightText = ({ weightGrams: grams, country }: Pick<ParcelRow, 'weightGrams' | 'country'>): string =>
  country === 'US' ? `${(grams / gramsPerPound).toFixed(2)} lb` : `${(grams / 1000).toFixed(2)} kg`;

const draw = (pen: Pen, parcel: ParcelRow, trackingUrl: string): void => {
  const { margin, right, height } = pen.sheet;
  const { direction, trackingNo, reference } = parcel;
  pen.part('H1', () => pen.write(firefly.name, margin, margin, { face: 'display', size: 16 }));
  pen.write(direction === 'RETURN' ? 'RETURN' : 'STANDARD', right, margin + 3, {
    face: 'strong',
    size: 11,
    align: 'right',
  });
  pen.rule(margin + 27, { color: ink.strong, width: 1.5 });
  const sent = drawAddress(pen, 'From', parcel.sender, margin + 34, 7.5);
  pen.rule(sent + 8);
  drawAddress(pen, 'To', parcel.recipient, sent + 16, 11);
  pen.figure(`QR code of ${trackingUrl}`, () => drawQr(pen, trackingUrl, right - 80, sent + 18, 80));
  const foot = height - margin - 118;
  pen.rule(foot, { color: ink.strong, width: 1.5 });
  pen.write(weightText(parcel), margin, foot + 6, { face: 'strong', size: 10 });
  pen.write(reference, right, foot + 6, { size: 9, align: 'right', color: ink.soft });
  pen.figure(`Barcode of ${trackingNo}`, () => drawBarcode(pen, trackingNo, foot + 6 + lineHeight + 6, 68));
  const spaced = trackingNo.replace(/^(..)(...)(...)(...)(..)$/, '$1 $2 $3 $4 $5');
  const width = pen.widthOf(spaced, { face: 'strong', size: 12 });
  pen.write(spaced, margin + (right - margin - width) / 2, foot + 99, { face: 'strong', size: 12 });
};

/** The label of a parcel on A6: who sends it to whom, and its number for machines and people. */
export const drawLabel = (parcel: ParcelRow, trackingUrl: string): Promise<Buffer> =>
  drawPaper(
    {
      title: `Label ${parcel.trackingNo}`,
      author: firefly.name,
      issuedTime: parcel.createdTime,
      size: 'A6',
    },
    (pen) => draw(pen, parcel, trackingUrl),
  );
