import { drawSvg } from '#server/pdf/draw-svg.ts';
import { ink, type Pen, type Style } from '#server/pdf/pen.ts';
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

  /** @param mark before the first line, in the margin of the others */
  write(text: string, { mark, ...style }: Style & { readonly mark?: string } = {}): void {
    const { margin, right } = this.#pen.sheet;
    const left = mark === undefined ? margin : margin + indent;
    const lines = this.#pen.wrap(text, right - left, { size, ...style });
    this.need(lines.length * lineHeight);
    if (mark !== undefined) this.#pen.write(mark, margin, this.#y, { size, face: 'strong' });
    for (const line of lines) {
      this.#pen.write(line, left, this.#y, { size, ...style });
      this.#y += lineHeight;
    }
  }

  heading(text: string): void {
    this.#pen.write(text, this.#pen.sheet.margin, this.#y, { face: 'display', size: 14 });
    this.#y += headingHeight;
  }

  /** How high a table is, to keep it on one page where it fits on one. */
  heightOf(rows: NonNullable<ManualPart['rows']>): number {
    const { margin, right } = this.#pen.sheet;
    const width = (right - margin) * 0.66;
    return rows.reduce((sum, [, value]) => sum + this.#pen.wrap(value, width, { size }).length * lineHeight + 6, 0);
  }

  row(name: string, value: string): void {
    const { margin, right } = this.#pen.sheet;
    const middle = margin + (right - margin) * 0.34;
    const values = this.#pen.wrap(value, right - middle, { size });
    this.need(values.length * lineHeight + 6);
    this.#pen.write(name, margin, this.#y + 3, { size, color: ink.soft });
    for (const [index, line] of values.entries()) {
      this.#pen.write(line, middle, this.#y + 3 + index * lineHeight, { size });
    }
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
      column.write(paragraph);
      column.space(3);
    }
    for (const [index, step] of steps.entries()) {
      column.write(step, { mark: String(index + 1) });
      column.space(3);
    }
    for (const point of points) {
      column.write(point, { mark: '•' });
      column.space(2);
    }
    for (const [name, value] of rows) column.row(name, value);
    if (names.length > 0) {
      column.space(6);
      column.drawings(names.flatMap((name) => drawings.get(name) ?? []));
    }
    column.space(14);
  }
}
