import { describe, expect, test } from 'vitest';
import { canBuy, optionAxes, skuOf, type ProductDetail } from './choice.ts';
import { dome, skuWith } from './product-fixture.ts';

const skuNamed = (sku: string) => {
  const found = skuOf(dome, sku);
  if (!found) throw new Error('The fixture has no SKU');
  return found;
};
const seen = (chosen: string) =>
  optionAxes(dome, skuNamed(chosen)).map(({ choices }) =>
    choices.map(({ value, availability, sku }) => `${value} ${availability} ${sku}`),
  );

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

describe('the options', () => {
  test('say what can be had with the rest of the choice, and what is sold out', () => {
    expect(seen('RED-S')).toEqual([
      ['Red ok RED-S', 'Green ok GREEN-S'],
      ['Small ok RED-S', 'Large out RED-L'],
    ]);
  });

  test('that do not combine lead to the nearest that exists', () => {
    expect(seen('GREEN-S')).toEqual([
      ['Red ok RED-S', 'Green ok GREEN-S'],
      ['Small ok GREEN-S', 'Large none RED-L'],
    ]);
  });

  test('that combine lead there even where another value is in stock', () => {
    expect(seen('RED-L')[0]).toEqual(['Red out RED-L', 'Green none GREEN-S']);
  });
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
