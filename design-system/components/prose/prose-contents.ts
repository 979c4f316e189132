import type { Line, ProseBlock } from './prose-block.ts';

type HeadingBlock = Extract<ProseBlock, { type: 'HEADING' }>;

/** A part of a text: the words of its heading, and the id under which an address finds it. */
export interface ProsePart {
  readonly id: string;
  readonly title: string;
}

/** A line as plain words. */
export const wordsOf = (line: Line): string => line.map((span) => span.text).join('');

/** The id of a heading: its words as an address writes them. */
export const anchorOf = (heading: HeadingBlock): string =>
  wordsOf(heading.text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** The parts of a text, by its headings of level 2. */
export const proseContents = (blocks: readonly ProseBlock[]): readonly ProsePart[] =>
  blocks.flatMap((block) =>
    block.type === 'HEADING' && block.level === 2 ? [{ id: anchorOf(block), title: wordsOf(block.text) }] : [],
  );
