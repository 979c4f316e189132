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

/** A row of a table with its columns' names: read alone, a cell says nothing. */
function linesOf(block: RichTextBlock): string[] {
  switch (block.type) {
    case 'PARAGRAPH':
      return [plain(block.text)];
    case 'LIST':
      return block.items.map((item, index) => `${block.ordered ? `${index + 1}. ` : ''}${plain(item)}`);
    case 'TABLE':
      return block.rows.map((row) =>
        row
          .map((cell, column) => {
            const name = plain(block.columns[column]?.text ?? []);
            return column === 0 || name === '' ? plain(cell) : `${name}: ${plain(cell)}`;
          })
          .join(', '),
      );
    case 'NOTE':
      return block.paragraphs.map(plain);
    default:
      return [];
  }
}

/** Rich text by its headings, from top to bottom; a heading without a text is left out. */
export function textSections(blocks: readonly RichTextBlock[]): TextSection[] {
  const sections: { heading: string | null; lines: string[] }[] = [{ heading: null, lines: [] }];
  for (const block of blocks) {
    if (block.type === 'HEADING') sections.push({ heading: plain(block.text), lines: [] });
    else sections.at(-1)?.lines.push(...linesOf(block));
  }
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => ({ heading, text: lines.join('\n') }));
}
