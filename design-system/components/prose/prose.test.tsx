import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { LinkProvider } from '../link/link.tsx';
import { proseContents } from './prose-contents.ts';
import type { ProseBlock } from './prose-block.ts';
import { aligns } from './prose.css.ts';
import { Prose } from './prose.tsx';

afterEach(cleanup);

const text = (words: string) => [{ text: words }];
const show = (blocks: readonly ProseBlock[], headingLevel?: 2 | 3 | 4) =>
  render(<Prose blocks={blocks} headingLevel={headingLevel} tableLabel="Table" />);

test('headings of a text are as deep as its place on the page', () => {
  const blocks = ([2, 3, 4] as const).map((level) => ({
    type: 'HEADING' as const,
    level,
    text: text(`Level ${level}`),
  }));
  show(blocks, 4);
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6']);
});

test('links of a text go through the link of the app, and out of the shop beside it', () => {
  render(
    <LinkProvider value={({ href, children }) => <a href={`${href}?site=GB`}>{children}</a>}>
      <Prose
        tableLabel="Table"
        blocks={[
          {
            type: 'PARAGRAPH',
            text: [
              { text: 'Home', href: '/home', strong: true },
              { text: 'Law', href: 'https://law.example/' },
            ],
          },
        ]}
      />
    </LinkProvider>,
  );
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/home?site=GB');
  expect(screen.getByRole('link', { name: 'Law' }).getAttribute('target')).toBe('_blank');
});

test('markup in a text is shown as the characters that were written', () => {
  show([{ type: 'PARAGRAPH', text: text('<img src=x onerror=alert(1)> & more') }]);
  expect(screen.getByText('<img src=x onerror=alert(1)> & more').querySelector('img')).toBeNull();
});

test('a table can be reached and moved by keyboard, and its numbers stand at the end', () => {
  show([
    {
      type: 'TABLE',
      columns: [
        { text: text('For'), align: 'START' },
        { text: text('Months'), align: 'END' },
      ],
      rows: [[text('Lamps'), text('24')]],
    },
  ]);
  expect(screen.getByRole('region', { name: 'Table' }).tabIndex).toBe(0);
  const ends = [screen.getByRole('columnheader', { name: 'Months' }), screen.getByRole('cell', { name: '24' })];
  expect(ends.filter(({ classList }) => !classList.contains(aligns.END))).toEqual([]);
});

test('a block of an unknown type is left out', () => {
  const unknown: ProseBlock = Object.assign(Object.create(null), { type: 'HOLOGRAM' });
  const { container } = show([unknown, { type: 'PARAGRAPH', text: text('After it') }]);
  expect(container.textContent).toBe('After it');
});

test('the parts of a text can be listed and led to by the words of their headings', () => {
  const heading = (level: 2 | 3, words: string) => ({ type: 'HEADING' as const, level, text: text(words) });
  const blocks = [heading(2, 'Late, lost or “damaged”'), heading(3, 'Late'), heading(2, 'Größe & Maß')];
  show(blocks);
  const parts = proseContents(blocks);
  expect(parts).toEqual([
    { id: 'late-lost-or-damaged', title: 'Late, lost or “damaged”' },
    { id: 'größe-maß', title: 'Größe & Maß' },
  ]);
  expect(parts.map(({ id }) => document.getElementById(id)?.tagName)).toEqual(['H2', 'H2']);
});

test('a cell of a table with few columns is told by the name of its column where columns are not seen', () => {
  const columns = ['Method', 'Price', 'Working days'].map((name) => ({ text: text(name), align: 'START' as const }));
  show([{ type: 'TABLE', columns, rows: [['Standard', '$5.99', '3 to 5'].map(text)] }]);
  const cells = screen.getAllByRole('cell').map((cell) => [cell.dataset['label'], cell.textContent]);
  expect(cells).toEqual([
    ['Method', 'Standard'],
    ['Price', '$5.99'],
    ['Working days', '3 to 5'],
  ]);
});

test('a list goes on after a picture, and the corner of a table is no heading', () => {
  show([
    { type: 'LIST', ordered: true, items: [text('Hold the button.')] },
    { type: 'PICTURE', url: '/help/button.svg', alt: 'The button', w: 600, h: 400 },
    { type: 'LIST', ordered: true, start: 2, items: [text('Let go.')] },
    {
      type: 'TABLE',
      columns: [
        { text: [], align: 'START' },
        { text: text('Kept'), align: 'START' },
      ],
      rows: [[text('Name'), text('yes')]],
    },
  ]);
  expect(screen.getByRole('img', { name: 'The button' }).getAttribute('height')).toBe('400');
  expect(screen.getByText('Let go.').closest('ol')?.start).toBe(2);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Kept']);
});
