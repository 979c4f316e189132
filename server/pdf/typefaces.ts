import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const folder = join(import.meta.dirname, 'fonts');

const files = {
  display: 'bricolage-grotesque-700.ttf',
  text: 'instrument-sans-400.ttf',
  strong: 'instrument-sans-600.ttf',
  japanese: 'noto-sans-jp-400.ttf',
} as const;

export type Typeface = keyof typeof files;

const read = new Map<Typeface, Promise<Buffer>>();

/** The bytes of a typeface, read once; the Japanese one weighs two megabytes and is read when a name needs it. */
export function typefaceBytes(name: Typeface): Promise<Buffer> {
  const bytes = read.get(name) ?? readFile(join(folder, files[name]));
  read.set(name, bytes);
  return bytes;
}

const japanese = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef〒]/u;
const latin = /[\u0020-\u007e\u00a0-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3–—‘’‚“”„•…‹›€™]/u;

export function isJapanese(text: string): boolean {
  return japanese.test(text);
}

export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
}

/** The same text as runs that one typeface can draw. A character that none of ours has becomes a question mark. */
export function runsOf(text: string, typeface: Exclude<Typeface, 'japanese'>): Run[] {
  const runs: { typeface: Typeface; text: string }[] = [];
  for (const sign of text.normalize('NFC')) {
    const face: Typeface = japanese.test(sign) ? 'japanese' : typeface;
    const drawn = face === 'japanese' || latin.test(sign) ? sign : '?';
    const last = runs.at(-1);
    if (last?.typeface === face) last.text += drawn;
    else runs.push({ typeface: face, text: drawn });
  }
  return runs;
}
