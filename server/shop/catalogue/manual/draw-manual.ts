import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawMark } from '#server/pdf/mark.ts';
import { drawPaper, ink, type Pen } from '#server/pdf/pen.ts';
import { drawParts } from './draw-parts.ts';
import type { ManualFacts } from './manual-facts.ts';

const drawingsFolder = join(import.meta.dirname, '../../../../public/help');

/** The picture of the product as a PDF can hold it; undefined where there is none. */
async function coverOf(mediaDir: string, picture: string | undefined): Promise<Buffer | undefined> {
  if (picture === undefined) return undefined;
  return sharp(join(mediaDir, picture, 'day-640.webp'))
    .jpeg({ quality: 82 })
    .toBuffer();
}

async function readDrawings(parts: ManualFacts['parts']): Promise<ReadonlyMap<string, string>> {
  const names = parts.flatMap(({ drawings = [] }) => drawings);
  const files = names.map(async (name) => [name, await readFile(join(drawingsFolder, `${name}.svg`), 'utf8')] as const);
  return new Map(await Promise.all(files));
}

/** The first page: the picture up to its edges, what it is, where help is. */
function drawCover(pen: Pen, { title, subtitle, model, brand, helpAddress }: ManualFacts, cover: Buffer | undefined) {
  const { width, height, margin, right } = pen.sheet;
  if (cover) pen.aside(() => pen.document.image(cover, 0, 0, { width, height: width }));
  const top = width + 26;
  const large = { face: 'display', size: 25 } as const;
  const lines = pen.wrap(title, right - margin, large);
  pen.part('H1', () => pen.writeLines(lines, margin, top, { step: 29, ...large }));
  const under = top + lines.length * 29 + 4;
  pen.writeLines(pen.wrap(subtitle, right - margin), margin, under, { step: 14, color: ink.soft });
  const foot = height - 42;
  drawMark(pen, margin + 5, foot + 8);
  pen.write(`${brand} manual  ·  ${model}`, margin + 18, foot, { face: 'strong', size: 10 });
  pen.write(helpAddress, right, foot + 1, { size: 8, color: ink.soft, align: 'right' });
}

/** The foot of every page but the cover, once it is known how many there are. */
function drawFeet(pen: Pen, { title, model }: ManualFacts): void {
  const { count } = pen.document.bufferedPageRange();
  const { height, margin, right } = pen.sheet;
  const style = { size: 8, color: ink.soft } as const;
  for (let page = 1; page < count; page += 1) {
    pen.document.switchToPage(page);
    pen.aside(() => {
      pen.write(`${title}  ·  ${model}`, margin, height - 30, style);
      pen.write(String(page + 1), right, height - 30, { ...style, align: 'right' });
    });
  }
}

/** The manual of a product: A5, a cover and what it says in as many pages as that takes. */
export function manualPdf(facts: ManualFacts, mediaDir: string, drawnTime: number): Promise<Buffer> {
  const paper = {
    title: `${facts.title}: manual`,
    author: facts.seller.name,
    issuedTime: drawnTime,
    size: 'A5',
  } as const;
  // Pictures are read in its turn as well: so many wait for their manual, and no more are decoded.
  return drawPaper(paper, async (pen) => {
    drawCover(pen, facts, await coverOf(mediaDir, facts.picture));
    drawParts(pen, facts.parts, await readDrawings(facts.parts));
    drawFeet(pen, facts);
  });
}
