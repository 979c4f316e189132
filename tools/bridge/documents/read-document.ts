import { readFileSync } from 'node:fs';
import path from 'node:path';

export const sdk = path.resolve(import.meta.dirname, '../../../bridge-sdk');

export interface Block {
  readonly language: string;
  readonly code: string;
}

export interface Heading {
  readonly depth: number;
  readonly text: string;
  /** What a link calls it. */
  readonly anchor: string;
}

export interface Document {
  readonly blocks: readonly Block[];
  readonly headings: readonly Heading[];
  /** Targets of links, as they are written. */
  readonly links: readonly string[];
  /** What stands in backticks, outside blocks. */
  readonly quoted: readonly string[];
}

/** Takes a document apart; `name` is its path inside the package. */
export function readDocument(name: string): Document {
  const text = readFileSync(path.join(sdk, name), 'utf8');
  const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;
  const prose = text.replace(fence, '');
  const headings = [...prose.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', words = '']) => ({
    depth: marks.length,
    text: words,
    anchor: anchorOf(words),
  }));
  return {
    blocks: [...text.matchAll(fence)].map(([, language = '', code = '']) => ({ language, code })),
    headings,
    links: [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target),
    quoted: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words),
  };
}

/** `9. Upload` to `9-upload`. */
function anchorOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The texts of the headings below one of depth 2, up to the next of depth 2. */
export function sectionsBelow({ headings }: Document, title: RegExp): string[] {
  const from = headings.findIndex(({ depth, text }) => depth === 2 && title.test(text));
  const rest = headings.slice(from + 1);
  const to = rest.findIndex(({ depth }) => depth === 2);
  return rest.slice(0, to === -1 ? undefined : to).map(({ text }) => text);
}
