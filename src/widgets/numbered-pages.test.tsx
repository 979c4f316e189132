import { cleanup, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { NumberedPages } from './numbered-pages.tsx';

afterEach(cleanup);

const show = (page: number, total: number) =>
  renderInShop(
    <NumberedPages page={page} total={total} pageSize={10} hrefOf={(target) => `/faq/list?pageNo=${target}`}>
      What there is
    </NumberedPages>,
    {},
  );

test('a page of a list has the numbers of the others under it', () => {
  show(2, 21);
  expect(screen.getByText('What there is')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Next Page' }).getAttribute('href')).toContain('pageNo=3');
});

test('past the end of a list it is not said to be empty, and the way leads to its last page', () => {
  show(99, 21);
  expect(screen.queryByText('What there is')).toBeNull();
  expect(screen.getByText('There’s no page 99')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Last page' }).getAttribute('href')).toContain('pageNo=3');
});

test('an empty list says what its page says, and has no second page', () => {
  show(1, 0);
  expect(screen.getByText('What there is')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  cleanup();
  show(2, 0);
  expect(screen.getByText('There’s no page 2')).toBeDefined();
});

test('every page that numbers its list does so', async () => {
  const numbering: string[] = [];
  for await (const file of glob('src/pages/**/*.tsx')) {
    if (/<Pagination\b/.test(readFileSync(file, 'utf8'))) numbering.push(file);
  }
  expect(numbering).toEqual([]);
});
