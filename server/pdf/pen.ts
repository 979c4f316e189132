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

/** What a part of a document is to somebody who hears it. */
export type Role = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'Lbl' | 'LBody' | 'Figure';

/** They hold other parts, and no text of their own. */
const holders: ReadonlySet<string> = new Set(['Document', 'Table', 'TR', 'L', 'LI'] as const);

interface PartOptions {
  /** What a picture says in words. */
  readonly alt?: string;
  /** Which cells a heading of a table is about. */
  readonly scope?: 'Row' | 'Column';
}

/** An element of the tree that readers of a document follow. */
interface Part {
  readonly role: string;
  readonly element: PDFKit.PDFStructureElement;
}

/**
 * Draws by coordinates in points from the top left corner. What is drawn is heard in the order in which it is drawn: each
 * text is a paragraph unless `part` says what it is, and whatever is not text is for the eye alone unless it is a `figure`.
 */
export class Pen {
  readonly document: PDFKit.PDFDocument;

  readonly sheet: (typeof sheets)[SheetSize];

  readonly #registered = new Set<Typeface>();

  #part: Part;

  /** What is drawn meanwhile is a part of a figure, or of none. */
  #isMarked = false;

  constructor(document: PDFKit.PDFDocument, size: SheetSize) {
    this.document = document;
    this.sheet = sheets[size];
    this.#part = { role: 'Document', element: document.struct('Document') };
    document.addStructure(this.#part.element);
  }

  /** Whatever `draw` draws is one part of the document, within the one that is drawn now; none where it is not heard. */
  part<T>(role: Role, draw: () => T, options: PartOptions = {}): T {
    if (this.#isMarked) return draw();
    const above = this.#part;
    const element = this.document.struct(role, options);
    above.element.add(element);
    this.#part = { role, element };
    const drawn = draw();
    element.end();
    this.#part = above;
    return drawn;
  }

  /** A picture: what is drawn in it is not heard, but its text alternative. */
  figure(alt: string, draw: () => void): void {
    this.part('Figure', () => this.#inPart(draw), { alt });
  }

  /** What `draw` draws is for the eye alone, or stands at the foot of every page. */
  aside(draw: () => void): void {
    if (this.#isMarked) return draw();
    this.document.markContent('Artifact', { type: 'Layout' });
    this.#mark(draw);
  }

  #inPart(draw: () => void): void {
    if (this.#isMarked) return draw();
    const { role, element } = this.#part;
    if (holders.has(role)) return this.part('P', () => this.#inPart(draw));
    const content = this.document.markStructureContent(role);
    this.#mark(draw);
    element.add(content);
  }

  #mark(draw: () => void): void {
    this.#isMarked = true;
    draw();
    this.#isMarked = false;
    this.document.endMarkedContent();
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
    this.#inPart(() => this.#write(text, x, y, style));
  }

  /** Writes lines below each other, heard as one paragraph. @param step from one to the next, in points */
  writeLines(
    lines: readonly string[],
    x: number,
    y: number,
    { step, ...style }: Style & { readonly step: number },
  ): void {
    const draw = () => lines.forEach((line, index) => this.write(line, x, y + index * step, style));
    if (holders.has(this.#part.role)) this.part('P', draw);
    else draw();
  }

  #write(text: string, x: number, y: number, style: Style): void {
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
    this.aside(() => this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke());
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
    tagged: true,
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
