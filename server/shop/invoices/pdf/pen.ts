import PDFDocument from 'pdfkit';
import { runsOf, type Typeface, typefaceBytes } from './typefaces.ts';

type Face = Exclude<Typeface, 'japanese'>;

export interface Style {
  readonly face?: Face;
  /** Points. */
  readonly size?: number;
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

/** The colours of paper: ink on white, and the one glow of the brand. */
export const ink = { strong: '#1d1a16', soft: '#6f675c', line: '#e4ddd1', glow: '#ffb02e' } as const;

export const sheet = { width: 595.28, height: 841.89, margin: 56 } as const;

/** Draws on A4 by coordinates in points from the top left corner. */
export class Pen {
  readonly document: PDFKit.PDFDocument;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  #use(typeface: Typeface, size: number): PDFKit.PDFDocument {
    return this.document.font(typeface).fontSize(size);
  }

  widthOf(text: string, { face = 'text', size = 9.5 }: Style = {}): number {
    return runsOf(text, face).reduce((sum, run) => sum + this.#use(run.typeface, size).widthOfString(run.text), 0);
  }

  /** Writes one line; `x` is its left end, or its right one when it is aligned right. */
  write(text: string, x: number, y: number, style: Style = {}): void {
    const { face = 'text', size = 9.5, color = ink.strong, align = 'left' } = style;
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
    const { from = sheet.margin, color = ink.line, width = 0.75 } = rule;
    const to = sheet.width - sheet.margin;
    this.document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(color).stroke();
  }
}

export interface Paper {
  readonly title: string;
  readonly author: string;
  readonly issuedTime: number;
  /** True when something on it is written in Japanese. */
  readonly japanese: boolean;
}

/** Opens a document, has it drawn and hands its bytes over. Every typeface is embedded, cut down to what is used. */
export async function drawPaper(
  { title, author, issuedTime, japanese }: Paper,
  draw: (pen: Pen) => void,
): Promise<Buffer> {
  const issued = new Date(issuedTime);
  const document = new PDFDocument({
    size: 'A4',
    pdfVersion: '1.7',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Creator: 'Lampyris', CreationDate: issued, ModDate: issued },
  });
  const faces: readonly Typeface[] = japanese
    ? ['display', 'text', 'strong', 'japanese']
    : ['display', 'text', 'strong'];
  for (const face of faces) document.registerFont(face, await typefaceBytes(face));
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  draw(new Pen(document));
  document.end();
  return ended;
}
