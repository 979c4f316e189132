import { drawPaper, ink, type Pen, rules } from '#server/pdf/pen.ts';
import type { LabelSheet } from './read-label.ts';

const payer = { SHOP: 'The shop pays for the return.', SHOPPER: 'You pay for the return.' } as const;

/** Writes a heading and lines below it; returns where it ends. Points. */
function block(pen: Pen, heading: string, lines: readonly string[], { x, y }: { x: number; y: number }): number {
  pen.part('H2', () => pen.write(heading, x, y, { size: 8, color: ink.soft }));
  pen.writeLines(lines, x, y + 16, { step: 15, size: 11 });
  return y + 16 + lines.length * 15;
}

/** The label of the way back: cut off, it goes on the parcel; the rest goes into it. */
export function drawLabel(sheet: LabelSheet): Promise<Buffer> {
  const paper = {
    title: `Return ${sheet.rmaNo}`,
    author: sheet.to[0] ?? '',
    issuedTime: sheet.issuedTime,
    size: sheet.site === 'US' || sheet.site === 'CA' ? ('US' as const) : ('A4' as const),
  };
  return drawPaper(paper, (pen) => {
    const { margin } = pen.sheet;
    pen.part('H1', () => pen.write('Return', margin, margin, { face: 'display', size: 28 }));
    const top = margin + 56;
    const ends = [
      block(pen, 'From', sheet.from, { x: margin, y: top }),
      block(pen, 'To', sheet.to, { x: margin + 250, y: top }),
    ];
    let y = Math.max(...ends) + 24;
    pen.rule(y, rules.strong);
    pen.part('H2', () => pen.write('Return number', margin, y + 16, { size: 8, color: ink.soft }));
    pen.write(sheet.rmaNo, margin, y + 30, { face: 'strong', size: 20 });
    if (sheet.trackingNo !== sheet.rmaNo) {
      pen.write(`${sheet.carrierName}, number ${sheet.trackingNo}`, margin, y + 58, { size: 11 });
    }
    y += 88;
    pen.rule(y, rules.strong);
    y = block(pen, 'Put this half in the parcel', [`Order ${sheet.orderNo}`, ...sheet.items], {
      x: margin,
      y: y + 24,
    });
    pen.write(payer[sheet.paidBy], margin, y + 16, { size: 10, color: ink.soft });
  });
}
