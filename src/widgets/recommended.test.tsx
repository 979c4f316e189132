import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeArea, openStore } from '../storage/area-fixture.ts';
import { stored } from '../storage/keys.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { keepRecommendedPresses } from './recommended-presses.ts';
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

test('a press on a card, its link or its plus, keeps the mark of the row with its product, in this market alone', async () => {
  const image = { url: '/dome/', alt: 'Dome', w: 8, h: 8, widths: [], lqip: { day: '#aaaaaa', night: '#111111' } };
  const money = { amount: 4_900, currency: 'USD' };
  const card = (spu: string) => ({
    ...{ spu, sku: `${spu}-1`, title: spu, subtitle: '', image, badges: [], rating: 0, ratingCount: 0, swatches: [] },
    ...{ price: { list: money, sale: money, discountPct: null }, stockState: 'OK', singleSku: true, energyClass: null },
  });
  const store = openStore(fakeArea());
  const end = keepRecommendedPresses(store, 'GB');
  renderInShop(row, { [answer]: { list: [card('DOME'), card('ARC'), card('CUBE')], recommendMark: 'pdp.ORB' } });
  fireEvent.click(await screen.findByRole('link', { name: 'DOME' }));
  const plus = screen.getByRole('button', { name: /ARC/ });
  const marks: (string | undefined)[] = [];
  // What the plus does comes after it.
  plus.addEventListener('click', (press) => {
    press.stopPropagation();
    marks.push(store.read(stored.addToCartMarks).GB?.['ARC']);
  });
  fireEvent.click(plus);
  end();
  fireEvent.click(screen.getByRole('link', { name: 'CUBE' }));
  expect(store.read(stored.addToCartMarks)).toEqual({ GB: { DOME: 'pdp.ORB', ARC: 'pdp.ORB' } });
  expect(marks).toEqual(['pdp.ORB']);
});
