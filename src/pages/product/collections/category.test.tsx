import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { Category } from './category.tsx';

afterEach(cleanup);

const image = { url: '/media/x/', alt: 'x', w: 8, h: 8, widths: [320], lqip: { day: '#ddd', night: '#222' } };
const kind = (id: string, name: string) => ({ id, name, intro: `${name} for every evening.`, image, productCount: 4 });

test('a kind of light says what it is for, and leads to the other kinds', async () => {
  const list = [kind('table-lamps', 'Table lamps'), kind('floor-lamps', 'Floor lamps')];
  renderInShop(<Category categoryId="table-lamps" path="/collections" query={new URLSearchParams()} />, {
    '/app-mall/v1/category/tree': { list },
  });
  expect(await screen.findByText('Table lamps for every evening.')).toBeDefined();
  const others = within(screen.getByRole('navigation', { name: 'Other kinds' })).getAllByRole('link');
  expect(others.map((link) => link.getAttribute('href'))).toEqual(['/collections?categoryId=floor-lamps']);
});
