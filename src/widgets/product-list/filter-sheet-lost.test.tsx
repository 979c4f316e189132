import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { remoteLog } from '#src/api/browser-shop.ts';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import { ProductList } from './product-list.tsx';

const code = vi.hoisted(() => ({ isLost: true }));
vi.mock('./filter-sheet.tsx', () => {
  if (code.isLost) throw new TypeError('Failed to fetch');
  return { FilterSheet: () => <p>The filters</p> };
});

test('filters whose code did not come are asked for again, and come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(remoteLog, 'pageError').mockImplementation(() => undefined);
  const list = { list: [], total: 0, pageNo: 1, pageSize: 24, facets: [], applied: [] };
  renderInShop(<ProductList path="/home/search" query={new URLSearchParams()} empty={<p>Nothing</p>} />, {
    '/app-mall/v1/product/list': list,
  });
  await userEvent.click(await screen.findByRole('button', { name: /Filter/ }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  code.isLost = false;
  await userEvent.click(retry);
  expect(await screen.findByText('The filters')).toBeDefined();
});
