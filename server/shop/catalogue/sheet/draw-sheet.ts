import { drawMark } from '#server/pdf/mark.ts';
import { drawPaper, ink, type Pen, rules } from '#server/pdf/pen.ts';
import { tableRow } from '#server/pdf/table.ts';
import { sheetGroups, type SheetFacts } from './sheet-facts.ts';

const lineHeight = 14;
const small = { size: 8.5, color: ink.soft } as const;

/** The class in the arrow of the label, black so that every printer has it. @param right where its back ends */
function drawClass(pen: Pen, energyClass: string, right: number, top: number): void {
  const [width, height] = [64, 44];
  const left = right - width;
  pen.figure(`Energy class ${energyClass}`, () => {
    pen.document
      .moveTo(left, top + height / 2)
      .lineTo(left + 20, top)
      .lineTo(right, top)
      .lineTo(right, top + height)
      .lineTo(left + 20, top + height)
      .closePath()
      .fill(ink.strong);
    pen.write(energyClass, left + 32, top + 5, { face: 'display', size: 28, color: '#ffffff' });
  });
}

function drawHead(pen: Pen, { title, brand, label }: SheetFacts): number {
  const { margin, right } = pen.sheet;
  drawMark(pen, margin + 8, 67);
  pen.write(brand, margin + 24, 55, { face: 'display', size: 20 });
  pen.part('H1', () => pen.write('Product information sheet', margin - 1, 118, { face: 'display', size: 28 }));
  pen.write(title, margin, 158, { face: 'strong', size: 12 });
  pen.write(`Delegated Regulation ${label.regulation}, energy labelling of light sources`, margin, 177, small);
  drawClass(pen, label.class, right, 118);
  return 208;
}

/** One parameter with its value, over as many lines as both need. @returns where the next one begins */
function drawRow(pen: Pen, [name, value]: readonly [string, string], top: number): number {
  const { margin, right } = pen.sheet;
  const middle = margin + (right - margin) * 0.46;
  const names = pen.wrap(name, middle - margin - 16);
  const values = pen.wrap(value, right - middle, { face: 'strong' });
  tableRow(pen, 'named', [
    () => pen.writeLines(names, margin, top + 7, { step: lineHeight, color: ink.soft }),
    () => pen.writeLines(values, middle, top + 7, { step: lineHeight, face: 'strong' }),
  ]);
  const end = top + 7 + Math.max(names.length, values.length) * lineHeight + 4;
  pen.rule(end);
  return end;
}

function drawFoot(pen: Pen, { supplier, sku }: SheetFacts): void {
  const { height, margin, right } = pen.sheet;
  const top = height - 78;
  pen.write('Values that the supplier has not declared are not listed.', margin, top - 18, small);
  pen.rule(top);
  pen.write(`${supplier.name}  ·  ${supplier.email}`, margin, top + 13, small);
  pen.write(sku, right, top + 13, { ...small, align: 'right' });
}

/** The product information sheet of a light source, one page of A4. */
export function sheetPdf(facts: SheetFacts, drawnTime: number): Promise<Buffer> {
  const paper = {
    title: `Product information sheet ${facts.model}`,
    author: facts.supplier.name,
    issuedTime: drawnTime,
    size: 'A4',
  } as const;
  return drawPaper(paper, (pen) => {
    let top = drawHead(pen, facts);
    for (const { title, rows } of sheetGroups(facts)) {
      pen.part('H2', () => pen.write(title, pen.sheet.margin, top, { face: 'strong', size: 11 }));
      pen.rule(top + 20, rules.strong);
      top = pen.part('Table', () => rows.reduce((y, row) => drawRow(pen, row, y), top + 20)) + 24;
    }
    drawFoot(pen, facts);
  });
}
