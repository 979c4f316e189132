import { describe, expect, test } from 'vitest';
import type { components } from '#openapi/types.ts';
import { addToCart, type CartLineRequest, emptyCart, unselectLine } from '#rules/cart-lines.ts';
import { orderedIds, purchaseOf } from './purchase.ts';

const cart = unselectLine(
  addToCart(addToCart(emptyCart, { sku: 'DOME', quantity: 2 }), { sku: 'STRIP', quantity: 1 }),
  'STRIP_0',
);

describe('what a checkout buys', () => {
  test('is for a guest the selected lines of the local cart', () => {
    expect(purchaseOf(new URLSearchParams('source=CART'), cart, false)).toEqual({
      source: 'CART',
      lines: [{ sku: 'DOME', quantity: 2, buyType: 0 }],
      name: 'CART',
    });
  });

  test('is for a member the cart the server knows', () => {
    expect(purchaseOf(new URLSearchParams(), cart, true).lines).toBeUndefined();
  });

  test.each([
    ['3', 3],
    ['0', 1],
    ['-2', 1],
    ['2.9', 2],
    ['many', 1],
    ['100000', 999],
  ])('is one product at once, %s pieces read as %i', (text, quantity) => {
    const query = new URLSearchParams({ source: 'BUY_NOW', sku: 'DOME', quantity: text });
    expect(purchaseOf(query, cart, true)).toMatchObject({ source: 'BUY_NOW', lines: [{ sku: 'DOME', quantity }] });
    const flash = new URLSearchParams({ ...Object.fromEntries(query), buyType: '1', promoItemId: 'flash-1' });
    expect(purchaseOf(flash, cart, true).lines).toEqual([
      { sku: 'DOME', quantity, buyType: 1, promoItemId: 'flash-1' },
    ]);
  });

  test('is what coins are exchanged for, whose product the server knows', () => {
    expect(purchaseOf(new URLSearchParams('source=COIN&itemId=globe'), cart, true)).toEqual({
      source: 'COIN',
      lines: undefined,
      itemId: 'globe',
      name: 'COIN globe',
    });
  });

  test('is the cart when the product is not named', () => {
    expect(purchaseOf(new URLSearchParams('source=BUY_NOW'), emptyCart, false)).toMatchObject({
      source: 'CART',
      lines: [],
    });
  });
});

describe('what leaves the cart of a guest with an order', () => {
  const lines: readonly CartLineRequest[] = [
    { sku: 'DOME', quantity: 2, buyType: 0 },
    { sku: 'STRIP', quantity: 1, buyType: 0 },
  ];
  const line: components['schemas']['CartLine'] = Object.assign(Object.create(null), { key: 'DOME_0' });

  test('is what its quote holds: a line that waits for its launch stays', () => {
    expect(orderedIds(lines, { lines: [line] })).toEqual(['DOME_0']);
  });

  test('is all of it where the quote is gone', () => {
    expect(orderedIds(lines, undefined)).toEqual(['DOME_0', 'STRIP_0']);
  });
});
