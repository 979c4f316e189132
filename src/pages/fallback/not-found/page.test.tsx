import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import NotFoundPage from './page.tsx';

afterEach(cleanup);

const image = { url: '/media/x/', alt: 'x', w: 8, h: 8, widths: [320], lqip: { day: '#ddd', night: '#222' } };
const answers = {
  '/app-mall/v1/category/tree': { list: [{ id: 'table-lamps', name: 'Table lamps', image, productCount: 4 }] },
  '/app-mall/v1/product/recommend': { list: [], recommendMark: 'm' },
};

test('a wrong address leads to search, help and every kind of light', async () => {
  renderInShop(<NotFoundPage />, answers);
  const kinds = within(await screen.findByRole('navigation', { name: 'By kind' }));
  expect(kinds.getByRole('link', { name: 'Table lamps' }).getAttribute('href')).toBe(
    '/collections?categoryId=table-lamps',
  );
  expect(screen.getByRole('link', { name: 'Help and contact' })).toBeDefined();
});

test('and no kinds stand there where they did not come', async () => {
  renderInShop(<NotFoundPage />, { ...answers, '/app-mall/v1/category/tree': new Response(null, { status: 500 }) });
  expect(await screen.findByRole('link', { name: 'Help and contact' })).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
});
