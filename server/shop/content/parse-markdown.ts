import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked';
import type { components } from '#openapi/types.ts';

type RichTextBlock = components['schemas']['RichTextBlock'];
type RichTextSpan = components['schemas']['RichTextSpan'];

/** What a part of a line looks like and where it leads. */
type Marks = Omit<RichTextSpan, 'text'>;

/** Says which line of a text cannot be taken over, and why. */
export class MarkdownError extends Error {
  readonly line: number;
  readonly problem: string;

  constructor(line: number, problem: string) {
    super(`Line ${line}: ${problem}`);
    this.name = 'MarkdownError';
    this.line = line;
    this.problem = problem;
  }
}

/** What the rich text of the contract cannot say; thrown where it is met, and given its line by `parseMarkdown`. */
class Refusal extends Error {}

/** Pages of the shop, and schemes that run no code. */
const safeAddress = /^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/;

/** `&amp;` would be shown as it stands: a text is no HTML. */
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i;

/** What a text may refer to. */
export interface MarkdownFacts {
  /** Whether `public/help` has a drawing of this name. */
  readonly hasDrawing: (name: string) => boolean;
  /** Why a link may not lead to an address that is safe; undefined where it may. */
  readonly linkFault: (href: string) => string | undefined;
}

const anyLink: MarkdownFacts = { hasDrawing: () => false, linkFault: () => undefined };
const drawing = /^drawing:([a-z0-9-]{1,60})$/;
/** Of every drawing, in pixels. */
const drawingSize = { w: 600, h: 400 } as const;

/** Deeper than any text is nested; the lexer would take minutes for hundreds of levels, or run out of stack. */
const nested = /^(?:[ \t]*(?:>|[-*+]|\d+[.)])(?=[ \t>])){4}|^[ \t]{24}/;

const aligns = { left: 'START', center: 'CENTER', right: 'END' } as const;

/**
 * Rich text as the contract has it, from Markdown with tables: headings from `##` to `####`, paragraphs, lists of one level,
 * tables, notes (`>`, with `[!WARNING]` for a warning), and drawings where the facts have some: `![what it shows](drawing:name)`
 * alone in a paragraph. Called once, where a text is written; nothing of it is HTML.
 * @throws MarkdownError with the line for anything else, raw HTML above all
 */
export function parseMarkdown(source: string, facts = anyLink): RichTextBlock[] {
  const deepest = source.split('\n').findIndex((written) => nested.test(written));
  if (deepest !== -1) throw new MarkdownError(deepest + 1, 'the text is nested too deep');
  let line = 1;
  return Lexer.lex(source, { gfm: true }).flatMap((token) => {
    const start = line;
    line += token.raw.split('\n').length - 1;
    try {
      return blockOf(token, facts);
    } catch (error) {
      throw error instanceof Refusal ? new MarkdownError(start, error.message) : error;
    }
  });
}

function blockOf(token: Token, facts: MarkdownFacts): RichTextBlock[] {
  // Without extensions, the lexer makes no other tokens than its own.
  const marked = token as MarkedToken;
  switch (marked.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ type: 'HEADING', level: levelOf(marked.depth), text: spansOf(marked.tokens, facts) }];
    case 'paragraph':
      return [pictureOf(marked, facts) ?? { type: 'PARAGRAPH', text: spansOf(marked.tokens, facts) }];
    case 'list':
      return [listOf(marked, facts)];
    case 'table':
      return [tableOf(marked, facts)];
    case 'blockquote':
      return [noteOf(marked, facts)];
    case 'html':
      throw new Refusal('raw HTML is refused; write Markdown');
    default:
      throw new Refusal(`rich text has no ${marked.type}`);
  }
}

function pictureOf({ tokens = [] }: Tokens.Generic, { hasDrawing }: MarkdownFacts): RichTextBlock | undefined {
  // As in `blockOf`: without extensions, there are no other tokens.
  const [only, ...others] = tokens as MarkedToken[];
  if (only?.type !== 'image' || others.length > 0) return undefined;
  const name = drawing.exec(only.href)?.[1];
  if (name === undefined) return undefined;
  if (!hasDrawing(name)) throw new Refusal(`there is no drawing "${name}"`);
  const alt = plain(only.text).trim();
  if (alt === '') throw new Refusal(`the drawing "${name}" needs words that say what it shows`);
  return { type: 'PICTURE', url: `/help/${name}.svg`, alt, ...drawingSize };
}

function levelOf(depth: number): 2 | 3 | 4 {
  if (depth === 2 || depth === 3 || depth === 4) return depth;
  throw new Refusal('headings go from ## to ####; the page title isn’t part of the text');
}

function listOf({ ordered, start, items }: Tokens.List, facts: MarkdownFacts): RichTextBlock {
  const goesOn = ordered && typeof start === 'number' && start > 1;
  return { type: 'LIST', ordered, ...(goesOn && { start }), items: items.map((item) => itemOf(item, facts)) };
}

function itemOf({ tokens, task }: Tokens.ListItem, facts: MarkdownFacts): RichTextSpan[] {
  if (task) throw new Refusal('rich text can’t have check boxes');
  const [first, ...others] = tokens.filter(({ type }) => type !== 'space');
  if (others.length > 0) throw new Refusal('a list item is one paragraph, without a nested list');
  return first ? spansOf(childrenOf(first), facts) : [];
}

const tableOf = ({ header, rows }: Tokens.Table, facts: MarkdownFacts): RichTextBlock => ({
  type: 'TABLE',
  columns: header.map(({ tokens, align }) => ({ text: spansOf(tokens, facts), align: aligns[align ?? 'left'] })),
  rows: rows.map((row) => row.map(({ tokens }) => spansOf(tokens, facts))),
});

const warning = /^\[!WARNING\]\n?/;

function noteOf({ tokens }: Tokens.Blockquote, facts: MarkdownFacts): RichTextBlock {
  const paragraphs = tokens.filter(({ type }) => type !== 'space').map((token) => paragraphOf(token, facts));
  const [first] = paragraphs[0] ?? [];
  if (!first || !warning.test(first.text)) return { type: 'NOTE', tone: 'INFO', paragraphs };
  const text = first.text.replace(warning, '');
  const opening = (paragraphs[0] ?? []).slice(1);
  return {
    type: 'NOTE',
    tone: 'WARNING',
    paragraphs: [[...(text === '' ? [] : [{ ...first, text }]), ...opening], ...paragraphs.slice(1)],
  };
}

function paragraphOf(token: Token, facts: MarkdownFacts): RichTextSpan[] {
  if (token.type !== 'paragraph') throw new Refusal('a note can only have paragraphs');
  return spansOf(childrenOf(token), facts);
}

const childrenOf = (token: Token): Token[] => ('tokens' in token && token.tokens ? token.tokens : [token]);

function spansOf(tokens: readonly Token[], facts: MarkdownFacts, marks: Marks = {}): RichTextSpan[] {
  return tokens.flatMap((token) => spanOf(token, facts, marks));
}

function spanOf(token: Token, facts: MarkdownFacts, marks: Marks): RichTextSpan[] {
  const marked = token as MarkedToken;
  switch (marked.type) {
    case 'text':
      return marked.tokens ? spansOf(marked.tokens, facts, marks) : [{ text: plain(marked.text), ...marks }];
    case 'escape':
      return [{ text: marked.text, ...marks }];
    case 'br':
      return [{ text: '\n', ...marks }];
    case 'strong':
      return spansOf(marked.tokens, facts, { ...marks, strong: true });
    case 'em':
      return spansOf(marked.tokens, facts, { ...marks, emphasis: true });
    case 'codespan':
      return [{ text: marked.text, ...marks, code: true }];
    case 'link': {
      if (!safeAddress.test(marked.href)) throw new Refusal(`a link leads to "${marked.href}"`);
      const problem = facts.linkFault(marked.href);
      if (problem !== undefined) throw new Refusal(`a link leads to "${marked.href}": ${problem}`);
      return spansOf(marked.tokens, facts, { ...marks, href: marked.href });
    }
    case 'html':
      throw new Refusal('raw HTML is refused; write Markdown');
    default:
      throw new Refusal(`rich text has no ${marked.type}`);
  }
}

function plain(text: string): string {
  const found = entity.exec(text);
  if (found) throw new Refusal(`write the character itself instead of ${found[0]}`);
  return text;
}
