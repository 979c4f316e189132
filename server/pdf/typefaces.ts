import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { create, Font } from 'fontkit';

const folder = join(import.meta.dirname, 'fonts');

const files = {
  display: 'bricolage-grotesque-700.ttf',
  text: 'instrument-sans-400.ttf',
  strong: 'instrument-sans-600.ttf',
  alphabets: 'noto-sans-400.ttf',
  japanese: 'noto-sans-jp-400.ttf',
  chinese: 'noto-sans-sc-400.ttf',
  korean: 'noto-sans-kr-400.ttf',
  arabic: 'noto-sans-arabic-400.ttf',
  hebrew: 'noto-sans-hebrew-400.ttf',
  thai: 'noto-sans-thai-400.ttf',
  devanagari: 'noto-sans-devanagari-400.ttf',
  bengali: 'noto-sans-bengali-400.ttf',
  tamil: 'noto-sans-tamil-400.ttf',
  armenian: 'noto-sans-armenian-400.ttf',
  georgian: 'noto-sans-georgian-400.ttf',
} as const;

export type Typeface = keyof typeof files;

/** The typefaces of the house; the others draw what these have no glyph for. */
export type HouseFace = 'display' | 'text' | 'strong';

/** In this order, so that a Chinese name takes of the Chinese one only what the Japanese one lacks. */
const others: readonly Typeface[] = [
  'alphabets',
  'japanese',
  'chinese',
  'korean',
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'bengali',
  'tamil',
  'armenian',
  'georgian',
];

/** With the first text that is to be drawn: a start need not load it, and who asks cannot wait. */
const loadFontkit = (): { readonly create: typeof create } => createRequire(import.meta.url)('fontkit');

const openFonts = new Map<Typeface, { readonly bytes: Buffer; readonly font: Font }>();

/** Read once, when a text needs it: the largest weighs three megabytes, which the disk has in a millisecond. */
function openFont(typeface: Typeface): { readonly bytes: Buffer; readonly font: Font } {
  const open = openFonts.get(typeface);
  if (open) return open;
  const bytes = readFileSync(join(folder, files[typeface]));
  const opened = { bytes, font: loadFontkit().create(bytes) };
  openFonts.set(typeface, opened);
  return opened;
}

export const typefaceBytes = (typeface: Typeface): Buffer => openFont(typeface).bytes;

const hasAll = (typeface: Typeface, text: string): boolean =>
  [...text].every((sign) => openFont(typeface).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));

/** They choose a form of the sign before them, and have no glyph of their own. */
const selectors = /[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/gu;
const pictogram = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u;
const toTheLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const neutral = /^[\s\p{P}]*$/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const clustersOf = (text: string): string[] =>
  Array.from(graphemes.segment(text.normalize('NFC').replace(selectors, '')), ({ segment }) => segment);

/** What draws a letter with all its marks; undefined for one that no typeface has. */
const faceOf = (cluster: string, face: HouseFace): Typeface | undefined =>
  [face, ...others].find((typeface) => hasAll(typeface, cluster));

/** True for a text of which every sign but pictograms has a glyph. */
export const isDrawable = (text: string): boolean =>
  clustersOf(text).every((cluster) => pictogram.test(cluster) || faceOf(cluster, 'text') !== undefined);

export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
}

/** Words that are read from the right stand in that order; each word is turned by its own typeface. */
function inReadingOrder(runs: readonly Run[]): Run[] {
  const ordered: Run[] = [];
  let rest = runs;
  while (rest.length > 0) {
    const first = rest.findIndex(({ text }) => toTheLeft.test(text));
    if (first === -1) return [...ordered, ...rest];
    const behind = rest.slice(first);
    const other = behind.findIndex(({ text }) => !toTheLeft.test(text) && !neutral.test(text));
    const words = behind.slice(0, other === -1 ? behind.length : other);
    const end = words.findLastIndex(({ text }) => toTheLeft.test(text)) + 1;
    ordered.push(...rest.slice(0, first), ...words.slice(0, end).toReversed());
    rest = behind.slice(end);
  }
  return ordered;
}

/**
 * The same text as runs that one typeface can draw, from left to right. Pictograms are left out; a letter that none of our
 * typefaces has becomes a question mark.
 */
export function runsOf(text: string, face: HouseFace): Run[] {
  const written = text.normalize('NFC');
  if (written !== '' && hasAll(face, written)) return [{ typeface: face, text: written }];
  const runs: { typeface: Typeface; text: string }[] = [];
  for (const cluster of clustersOf(written)) {
    const found = faceOf(cluster, face);
    if (found === undefined && pictogram.test(cluster)) continue;
    const [typeface, drawn] = found === undefined ? [face, '?'] : [found, cluster];
    const last = runs.at(-1);
    if (last?.typeface === typeface) last.text += drawn;
    else runs.push({ typeface, text: drawn });
  }
  return inReadingOrder(runs);
}
