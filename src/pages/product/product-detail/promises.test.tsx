import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInShop } from '#src/testing/shop-fixture.tsx';
import type { ProductDetail } from '../parts/choice.ts';
import { dome, skuWith } from '../parts/product-fixture.ts';
import { Promises } from './promises.tsx';

afterEach(cleanup);

const day = (text: string) => Date.parse(`${text}T12:00:00Z`);
const price = { amount: 500, currency: 'USD' } as const;
const shipping: ProductDetail['shipping'] = {
  code: 'STANDARD',
  name: 'Standard shipping',
  price,

  estFrom: day('2026-12-02'),
  estTo: day('2026-12-04'),
};
const product: ProductDetail = { ...dome, shipping };
const launched: ProductDetail = { ...product, launch: { time: day('2026-12-18'), text: '' } };
const sku = skuWith('RED-S', { Finish: 'Red' });

test.each([
  ['that is here has the days of an order of today', product, sku, /Dec\s2 – Fri,\sDec\s4/],
  [
    'that is ordered ahead leaves when it is there',
    product,
    { ...sku, preorderShipAt: day('2027-01-01') },
    /ships from Fri,\sJan\s1/,
  ],
  ['that is not launched leaves after its launch', launched, sku, /ships from Fri,\sDec\s18/],
])('a lamp %s', (_, of, variant, words) => {
  renderInShop(<Promises product={of} sku={variant} quantity={1} isAcross={false} />);
  expect(screen.getByText(/^Standard shipping/).textContent).toMatch(words);
});
