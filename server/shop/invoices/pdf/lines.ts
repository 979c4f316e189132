import { formatMoney } from '#rules/money.ts';
import type { Invoice, InvoiceLine } from '../compose-invoice.ts';
import { ink, type Pen, rules } from '#server/pdf/pen.ts';
import { tableRow } from '#server/pdf/table.ts';

/** The right edges of the figures. */
const columnsOf = ({ sheet: { right } }: Pen) => ({ quantity: right - 187, unit: right - 97, total: right });
/** Nothing is written below this line: the feet begin there. */
export const bottomOf = ({ sheet }: Pen): number => sheet.height - 104;

const headHeight = 17;

function drawTableHead(pen: Pen, y: number): number {
  const columns = columnsOf(pen);
  const style = { color: ink.soft, size: 8.5 } as const;
  tableRow(pen, 'headings', [
    () => pen.write('Item', pen.sheet.margin, y, style),
    () => pen.write('Quantity', columns.quantity, y, { ...style, align: 'right' }),
    () => pen.write('Price', columns.unit, y, { ...style, align: 'right' }),
    () => pen.write('Amount', columns.total, y, { ...style, align: 'right' }),
  ]);
  pen.rule(y + headHeight, rules.strong);
  return y + headHeight;
}

function drawLine(pen: Pen, { title, options, sku, quantity, unit, total }: InvoiceLine, y: number): number {
  const columns = columnsOf(pen);
  const { margin } = pen.sheet;
  const titleWidth = columns.quantity - 52 - margin;
  const small = { size: 8.5, color: ink.soft };
  const names = pen.wrap(title, titleWidth, { face: 'strong' });
  const notes = pen.wrap([options, sku].filter((note) => note !== undefined).join('  ·  '), titleWidth, small);
  const top = y + 11;
  tableRow(pen, 'named', [
    () => {
      pen.writeLines(names, margin, top, { step: 14, face: 'strong' });
      pen.writeLines(notes, margin, top + names.length * 14 + 1, { step: 12, ...small });
    },
    () => pen.write(String(quantity), columns.quantity, top, { align: 'right' }),
    () => pen.write(formatMoney(unit), columns.unit, top, { align: 'right' }),
    () => pen.write(formatMoney(total), columns.total, top, { align: 'right', face: 'strong' }),
  ]);
  const end = top + names.length * 14 + notes.length * 12 + 12;
  pen.rule(end);
  return end;
}

/** The goods, over as many pages as they need, each with its own head. @returns where the next block begins */
export function drawLines(pen: Pen, { lines }: Invoice, top: number): number {
  return pen.part('Table', () =>
    lines.reduce(
      (y, line) => {
        if (y + 52 <= bottomOf(pen)) return drawLine(pen, line, y);
        pen.document.addPage();
        // Whoever hears the table is still in it.
        pen.aside(() => drawTableHead(pen, pen.sheet.margin));
        return drawLine(pen, line, pen.sheet.margin + headHeight);
      },
      drawTableHead(pen, top),
    ),
  );
}
