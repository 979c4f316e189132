import PDFDocument from 'pdfkit';
import { createWorkQueue } from '../work-queue.ts';
import { type HouseFace, runsOf, type Typeface, typefaceBytes } from './typefaces.ts';

export interface Style {
  readonly face?: HouseFace;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** The colours of paper: ink on white, and the one glow of the brand. */
export const ink = { strong: '#1d1a16', soft: '#6f675c', line: '#e4ddd1', glow: '#ffb02e' } as const;

/** 20 mm in points. */
const margin = 56.69;

/** The paper of the market: that of the United States, or A4; and that of a parcel. All measures in points. */
export const sheets = {
  A4: { width: 595.28, height: 841.89, margin, right: 595.28 - margin },
  US: { width: 612, height: 792, margin, right: 612 - margin },
  /** A booklet. */
  A5: { width: 419.53, height: 595.28, margin: 36, right: 419.53 - 36 },
  /** A label. */
  A6: { width: 297.64, height: 419.53, margin: 17, right: 297.64 - 17 },
} as const;
export type SheetSize = keyof typeof sheets;

/** The two rules of the house: above what counts, and between the rest. */
export const rules = { strong: { color: ink.strong, width: 1.5 }, fine: { color: ink.line, width: 0.5 } } as const;

/** Draws by coordinates in points from the top left corner. */
export class Pen {
  readonly document: PDFKit.PDFDocument;

  readonly sheet: (typeof sheets)[SheetSize];

  readonly #registered = new Set<Typeface>();

  constructor(document: PDFKit.PDFDocument, size: SheetSize) {
    this.document = document;
    this.sheet = sheets[size];
  }

  #use(typeface: Typeface, size: number): PDFKit.PDFDocument {
    if (!this.#registered.has(typeface)) this.document.registerFont(typeface, typefaceBytes(typeface));
    this.#registered.add(typeface);
    return this.document.font(typeface).fontSize(size);
  }

  widthOf(text: string, { face = 'text', size = 10 }: Style = {}): number {
    return runsOf(text, face).reduce((sum, run) => sum + this.#use(run.typeface, size).widthOfString(run.text), 0);
  }

  /** Writes one line; `x` is its left end, or its right one when it is aligned right. */
  write(text: string, x: number, y: number, style: Style = {}): void {
    const { face = 'text', size = 10, color = ink.strong, align = 'left' } = style;
    let at = align === 'right' ? x - this.widthOf(text, style) : x;
    for (const run of runsOf(text, face)) {
      const pen = this.#use(run.typeface, size).fillColor(color);
      // The typefaces stand at different heights: one base line holds them together.
      pen.text(run.text, at, y + size, { lineBreak: false, baseline: 'alphabetic' });
      at += pen.widthOfString(run.text);
    }
  }

  /** The text in lines no wider than `width`; a word that is wider is cut. */
  wrap(text: string, width: number, style: Style = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const part of text.match(/[\u3000-\u9fff\uf900-\uffef]|[^\s\u3000-\u9fff\uf900-\uffef]+\s*|\s+/gu) ?? []) {
      if (this.widthOf((line + part).trimEnd(), style) <= width) {
        line += part;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      line = part;
      while (this.widthOf(line.trimEnd(), style) > width && line.length > 1) {
        let fits = line.length - 1;
        while (fits > 1 && this.widthOf(line.slice(0, fits), style) > width) fits -= 1;
        lines.push(line.slice(0, fits));
        line = line.slice(fits);
      }
    }
    return line.trim() === '' ? lines : [...lines, line.trimEnd()];
  }

  /** A line across the page; all measures in points. */
  rule(y: number, rule: { readonly from?: number; readonly color?: string; readonly width?: number } = {}): void {
    const { from = this.sheet.margin, color, width } = { ...rules.fine, ...rule };
    const to = this.sheet.right;
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  }
}

export interface Paper {
  readonly title: string;
  readonly author: string;
  readonly issuedTime: number;
  readonly size: SheetSize;
}

/** A drawing keeps the processor for some 60 ms: other requests are answered between two of them. */
const drawings = createWorkQueue({ atOnce: 1, waiting: 20 });

/**
 * Opens a document, has it drawn in its turn and hands its bytes over. Every typeface is embedded, cut down to what is used.
 * @throws UNAVAILABLE over HTTP 503 while too many others wait for theirs
 */
export const drawPaper = (paper: Paper, draw: (pen: Pen) => void | Promise<void>): Promise<Buffer> =>
  drawings.run(() => drawNow(paper, draw));

async function drawNow(
  { title, author, issuedTime, size }: Paper,
  draw: (pen: Pen) => void | Promise<void>,
): Promise<Buffer> {
  const issued = new Date(issuedTime);
  const { width, height } = sheets[size];
  const document = new PDFDocument({
    size: [width, height],
    pdfVersion: '1.7',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: 'Lampyris', CreationDate: issued, ModDate: issued },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  await draw(new Pen(document, size));
  document.end();
  return ended;
}
