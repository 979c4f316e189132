import { describe, expect, it } from 'vitest';
import { MarkdownError, parseMarkdown } from './parse-markdown.ts';

const plain = (text: string) => [{ text }];

describe('a text in Markdown', () => {
  it('becomes headings, paragraphs, lists, tables and notes', () => {
    const source = `## Care

Wipe it with a **dry** cloth.

- No water
- No *soap*

1. Switch it off
2. Wait

| For | Months |
| --- | ---: |
| Lamps | 24 |

> Keep the box.

> [!WARNING]
> Cut strips at a mark.
`;
    expect(parseMarkdown(source)).toEqual([
      { type: 'HEADING', level: 2, text: plain('Care') },
      {
        type: 'PARAGRAPH',
        text: [{ text: 'Wipe it with a ' }, { text: 'dry', strong: true }, { text: ' cloth.' }],
      },
      {
        type: 'LIST',
        ordered: false,
        items: [plain('No water'), [{ text: 'No ' }, { text: 'soap', emphasis: true }]],
      },
      { type: 'LIST', ordered: true, items: [plain('Switch it off'), plain('Wait')] },
      {
        type: 'TABLE',
        columns: [
          { text: plain('For'), align: 'START' },
          { text: plain('Months'), align: 'END' },
        ],
        rows: [[plain('Lamps'), plain('24')]],
      },
      { type: 'NOTE', tone: 'INFO', paragraphs: [plain('Keep the box.')] },
      { type: 'NOTE', tone: 'WARNING', paragraphs: [plain('Cut strips at a mark.')] },
    ]);
  });

  it('keeps marks inside each other and the address of a link', () => {
    const [block] = parseMarkdown('See **the [*orders*](/order/list)** or `ops`.');
    expect(block).toEqual({
      type: 'PARAGRAPH',
      text: [
        { text: 'See ' },
        { text: 'the ', strong: true },
        { text: 'orders', strong: true, emphasis: true, href: '/order/list' },
        { text: ' or ' },
        { text: 'ops', code: true },
        { text: '.' },
      ],
    });
  });

  it('keeps the characters < > & and " as they are', () => {
    expect(parseMarkdown('2 < 3 & 4 > 1, "so"')).toEqual([{ type: 'PARAGRAPH', text: plain('2 < 3 & 4 > 1, "so"') }]);
  });

  it.each([
    ['https://law.example/a', '[law](https://law.example/a)'],
    ['mailto:help@lampyris.test', '[mail](mailto:help@lampyris.test)'],
    ['tel:+1510', '[call](tel:+1510)'],
  ])('may lead to %s', (href, source) => {
    expect(parseMarkdown(source)).toMatchObject([{ text: [{ href }] }]);
  });
});

describe('a text in Markdown is refused', () => {
  it.each([
    ['for a block of HTML', '<div>hello</div>', 'Line 1: raw HTML is refused'],
    ['for HTML inside a line', 'fine\n\nnot <b>fine</b>', 'Line 3: raw HTML is refused'],
    ['for a script in a table', '| A |\n| - |\n| <script>x</script> |', 'Line 1: raw HTML is refused'],
    ['for a comment', '<!-- hidden -->', 'Line 1: raw HTML is refused'],
    ['for an entity', 'fish &amp; chips', 'Line 1: write the character itself instead of &amp;'],
    ['for a script address', '[x](javascript:alert(1))', 'a link leads to "javascript:alert(1)"'],
    ['for an address of another site without its scheme', '[x](//evil.test)', 'a link leads to "//evil.test"'],
    ['for one that a browser reads as such', '[x](</\\evil.test>)', 'a link leads to "/\\evil.test"'],
    ['for an address without encryption', '[x](http://law.example)', 'a link leads to "http://law.example"'],
    ['for a picture', '![x](/a.png)', 'rich text has no image'],
    ['for code in a block', '```\nx\n```', 'rich text has no code'],
    ['for a rule', 'a\n\n---\n', 'Line 3: rich text has no hr'],
    ['for a title', '# Title', 'headings go from ## to ####'],
    ['for a list inside a list', '- a\n  - b', 'a list item is one paragraph'],
    ['for a check box', '- [ ] a', 'rich text can’t have check boxes'],
    ['for notes inside notes', `a\n\n${'>'.repeat(3_000)} b`, 'Line 3: the text is nested too deep'],
    [
      'for lists inside lists',
      Array.from({ length: 1_500 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
      'Line 13: the text is nested too deep',
    ],
    ['for a list inside a note', '> - a', 'a note can only have paragraphs'],
  ])('%s', (_what, source, message) => {
    expect(() => parseMarkdown(source)).toThrow(message);
    expect(() => parseMarkdown(source)).toThrow(MarkdownError);
  });
});
