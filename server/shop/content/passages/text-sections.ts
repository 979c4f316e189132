import type { components } from '#openapi/types.ts';

type RichTextBlock = components['schemas']['RichTextBlock'];
type RichTextSpan = components['schemas']['RichTextSpan'];

/** What stands under one heading, as plain lines. */
export interface TextSection {
  /** Null for what stands above the first heading. */
  readonly heading: string | null;
  readonly text: string;
}

const plain = (spans: readonly RichTextSpan[]): string => spans.map(({ text }) => text).join('');

/** What a point of a list begins with, so that it is known as one: what stands before the list governs it. */
const point = '• ';

/** A row of a table with its columns' names: read alone, a cell says nothing. */
function linesOf(block: RichTextBlock): string[] {
  switch (block.type) {
    case 'PARAGRAPH':
      return [plain(block.text)];
    case 'LIST':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}. ` : point}${plain(item)}`);
    case 'TABLE':
      return block.rows.map((row) =>
        row
          .map((cell, column) => {
            const name = plain(block.columns[column]?.text ?? []);
            return name === '' ? plain(cell) : `${name}: ${plain(cell)}`;
          })
          .join(', '),
      );
    case 'NOTE':
      return block.paragraphs.map(plain);
    default:
      return [];
  }
}

/** Rich text by its headings, each with those above it, from top to bottom; a heading without a text is left out. */
export function textSections(blocks: readonly RichTextBlock[]): TextSection[] {
  const sections: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  const above: { readonly level: number; readonly text: string }[] = [];
  for (const block of blocks) {
    if (block.type === 'HEADING') {
      while ((above.at(-1)?.level ?? 0) >= block.level) above.pop();
      above.push({ level: block.level, text: plain(block.text) });
      sections.push({ heading: above.map(({ text }) => text).join(': '), lines: [] });
    } else sections.at(-1)?.lines.push(...linesOf(block));
  }
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
}
