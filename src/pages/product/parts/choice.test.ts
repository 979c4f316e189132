import { describe, expect, test } from 'vitest';
import { canBuy, selectorTable, skuOf, type ProductDetail } from './choice.ts';
import { dome, skuWith } from './product-fixture.ts';

describe('the SKU on show', () => {
  test('is that of the address, else the default, else the first', () => {
    const noDefault: ProductDetail = { ...dome, defaultSku: 'SOLD' };
    expect([skuOf(dome, 'GREEN-S')?.sku, skuOf(dome, 'X')?.sku, skuOf(noDefault, null)?.sku]).toEqual([
      'GREEN-S',
      'RED-S',
      'RED-S',
    ]);
    expect(skuOf({ ...dome, skus: [] }, null)).toBeUndefined();
  });
});

test('choosing knows the values in their order, and of every SKU what it is, whether it can be bought and how many', () => {
  const { axes, skus } = selectorTable(dome);
  expect(axes).toEqual([
    { name: 'Finish', values: ['Red', 'Green', 'Gone'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ]);
  expect(skus).toEqual([
    { sku: 'RED-S', options: { Finish: 'Red', Size: 'Small' }, isBuyable: true, most: 10 },
    { sku: 'RED-L', options: { Finish: 'Red', Size: 'Large' }, isBuyable: false, most: 0 },
    { sku: 'GREEN-S', options: { Finish: 'Green', Size: 'Small' }, isBuyable: true, most: 3 },
  ]);
});

describe('a SKU can be bought', () => {
  test.each([
    [{}, true],
    [{ stockState: 'LOW' }, true],
    [{ stockState: 'OUT' }, false],
    [{ stockState: 'OFF_SALE' }, false],
    [{ sellable: false }, false],
    [{ price: null }, false],
    [{ maxQuantity: 0 }, false],
  ] as const)('with %j: %s', (more, buyable) => expect(canBuy(skuWith('A', {}, more))).toBe(buyable));
});
