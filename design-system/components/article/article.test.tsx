import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ProseBlock } from '../prose/prose-block.ts';
import { Policy } from './policy.tsx';

afterEach(cleanup);

const words = (text: string) => [{ text }];
const heading = (title: string): ProseBlock => ({ type: 'HEADING', level: 2, text: words(title) });
const show = (blocks: readonly ProseBlock[]) =>
  render(
    <Policy
      title="Returns"
      market="Canada"
      summary="30 days."
      blocks={blocks}
      contentsLabel="On this page"
      tableLabel="Table"
      foot="Version 1"
    />,
  );

test('a policy has its figures once, before its text, and its parts in the contents', () => {
  const figures: ProseBlock = {
    type: 'TABLE',
    columns: [{ text: words('For'), align: 'START' }],
    rows: [[words('Lamps')]],
  };
  show([figures, heading('By post'), heading('By hand')]);
  expect(screen.getAllByRole('table')).toHaveLength(1);
  const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
  const links = contents ? within(contents).getAllByRole('link') : [];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#by-post', '#by-hand']);
});

test('a policy of one part has no contents, and one without headings is text alone', () => {
  show([{ type: 'PARAGRAPH', text: words('That is all.') }]);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getAllByText('That is all.')).toHaveLength(1);
});
