import { drawSvg } from '#server/pdf/draw-svg.ts';
import { ink, type Pen } from '#server/pdf/pen.ts';
import { tableRow } from '#server/pdf/table.ts';
import type { ManualPart } from './manual-facts.ts';

const size = 9.5;
const lineHeight = 13;
const indent = 16;
const gap = 10;
const headingHeight = 23;

/** Writes down a page and goes on to the next one where it is full. */
class Column {
  readonly #pen: Pen;
  #y = Infinity;

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  /** Begins a page where fewer points are left. */
  need(height: number): void {
    if (this.#y + height <= this.#pen.sheet.height - 46) return;
    this.#pen.document.addPage();
    this.#y = this.#pen.sheet.margin;
  }

  space(height: number): void {
    this.#y += height;
  }

  paragraph(text: string): void {
    this.#lines(text, this.#pen.sheet.margin);
  }

  /** Each with its mark before its first line, in the margin of the others. @param gap below each, in points */
  list(items: readonly string[], markOf: (index: number) => string, gap: number): void {
    if (items.length === 0) return;
    this.#pen.part('L', () => {
      for (const [index, text] of items.entries()) {
        this.#pen.part('LI', () => this.#item(text, markOf(index)));
        this.space(gap);
      }
    });
  }

  #item(text: string, mark: string): void {
    const { margin } = this.#pen.sheet;
    const drawMark = (y: number) =>
      this.#pen.part('Lbl', () => this.#pen.write(mark, margin, y, { size, face: 'strong' }));
    this.#lines(text, margin + indent, drawMark);
  }

  #lines(text: string, left: number, drawMark?: (y: number) => void): void {
    const lines = this.#pen.wrap(text, this.#pen.sheet.right - left, { size });
    this.need(lines.length * lineHeight);
    drawMark?.(this.#y);
    const style = { size, step: lineHeight };
    this.#pen.part(drawMark ? 'LBody' : 'P', () => this.#pen.writeLines(lines, left, this.#y, style));
    this.#y += lines.length * lineHeight;
  }

  heading(text: string): void {
    this.#pen.part('H2', () => this.#pen.write(text, this.#pen.sheet.margin, this.#y, { face: 'display', size: 14 }));
    this.#y += headingHeight;
  }

  /** How high a table is, to keep it on one page where it fits on one. */
  heightOf(rows: NonNullable<ManualPart['rows']>): number {
    const { margin, right } = this.#pen.sheet;
    const width = (right - margin) * 0.66;
    return rows.reduce((sum, [, value]) => sum + this.#pen.wrap(value, width, { size }).length * lineHeight + 6, 0);
  }

  table(rows: NonNullable<ManualPart['rows']>): void {
    if (rows.length === 0) return;
    this.#pen.part('Table', () => rows.forEach(([name, value]) => this.#row(name, value)));
  }

  #row(name: string, value: string): void {
    const { margin, right } = this.#pen.sheet;
    const middle = margin + (right - margin) * 0.34;
    const values = this.#pen.wrap(value, right - middle, { size });
    this.need(values.length * lineHeight + 6);
    tableRow(this.#pen, 'named', [
      () => this.#pen.write(name, margin, this.#y + 3, { size, color: ink.soft }),
      () => this.#pen.writeLines(values, middle, this.#y + 3, { step: lineHeight, size }),
    ]);
    this.#y += values.length * lineHeight + 6;
    this.#pen.rule(this.#y);
  }

  /** Drawings side by side, three to two. */
  drawings(svgs: readonly string[]): void {
    const { margin, right } = this.#pen.sheet;
    const width = (right - margin - gap) / 2;
    this.need((width * 2) / 3);
    for (const [index, svg] of svgs.entries()) {
      drawSvg(this.#pen, svg, { x: margin + index * (width + gap), y: this.#y, width });
    }
    this.#y += (width * 2) / 3;
  }
}

/** A table that is higher goes on overleaf; points. */
const highest = 500;
/** How high the first lines of a part are: its heading is not left alone at the foot of a page. */
const opening = headingHeight + lineHeight * 3;

/** Writes the parts of a manual from a new page on, its drawings by their names. */
export function drawParts(pen: Pen, parts: readonly ManualPart[], drawings: ReadonlyMap<string, string>): void {
  const column = new Column(pen);
  for (const { title, text = [], steps = [], points = [], rows = [], drawings: names = [] } of parts) {
    column.need(rows.length > 0 ? Math.min(headingHeight + column.heightOf(rows), highest) : opening);
    column.heading(title);
    for (const paragraph of text) {
      column.paragraph(paragraph);
      column.space(3);
    }
    column.list(steps, (index) => String(index + 1), 3);
    column.list(points, () => '•', 2);
    column.table(rows);
    if (names.length > 0) {
      column.space(6);
      column.drawings(names.flatMap((name) => drawings.get(name) ?? []));
    }
    column.space(14);
  }
}
