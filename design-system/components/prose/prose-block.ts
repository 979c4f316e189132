/** A part of a line; a line break is the character itself. */
export type ProseSpan = {
  text: string;
  strong?: boolean | undefined;
  emphasis?: boolean | undefined;
  code?: boolean | undefined;
  href?: string | undefined;
};

/** One line of a text. */
export type Line = readonly ProseSpan[];

/** A block of rich text, as the contract has it. */
export type ProseBlock =
  | { type: 'HEADING'; level: 2 | 3 | 4; text: Line }
  | { type: 'PARAGRAPH'; text: Line }
  | { type: 'LIST'; ordered: boolean; start?: number | undefined; items: readonly Line[] }
  | {
      type: 'TABLE';
      columns: readonly { text: Line; align: 'START' | 'CENTER' | 'END' }[];
      rows: readonly (readonly Line[])[];
    }
  | { type: 'NOTE'; tone: 'INFO' | 'WARNING'; paragraphs: readonly Line[] }
  | { type: 'PICTURE'; url: string; alt: string; w: number; h: number };
