import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { Recommended } from './recommended.tsx';

const answer = '/app-mall/v1/product/recommend';
const row = <Recommended title="You might like these" scene="EMPTY" />;

afterEach(cleanup);

test('a row of recommendations has its place while it loads', () => {
  renderInShop(row, { [answer]: () => new Promise<object>(() => undefined) });
  expect(screen.getByRole('group', { name: 'Loading' }).ariaBusy).toBe('true');
  expect(screen.getByRole('heading', { name: 'You might like these' })).toBeDefined();
});

test('a row that does not arrive, or is empty, goes without a word', async () => {
  for (const answers of [{}, { [answer]: { list: [], recommendMark: 'empty.best' } }]) {
    const { container } = renderInShop(row, answers);
    await expect.poll(() => container.innerHTML).toBe('');
    cleanup();
  }
});
