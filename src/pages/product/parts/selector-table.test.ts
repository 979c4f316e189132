import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agrees, axisViews, nearestSku, skuOfChoice } from './selector-table.ts';
import { domes } from './selector-tables-fixture.ts';

describe('the values of an axis', () => {
  test('say how they combine with the rest: to be had, sold out, not made; what nobody makes is left out', () => {
    expect(axisViews(domes, { Finish: 'Green', Size: 'Small' })).toEqual([
      {
        name: 'Finish',
        chosen: 'Green',
        values: [
          { value: 'Red', availability: 'ok' },
          { value: 'Green', availability: 'ok' },
        ],
      },
      {
        name: 'Size',
        chosen: 'Small',
        values: [
          { value: 'Small', availability: 'ok' },
          { value: 'Large', availability: 'none' },
        ],
      },
    ]);
    const [, sizes] = axisViews(domes, { Finish: 'Red' });
    expect(sizes?.values.map(({ availability }) => availability)).toEqual(['ok', 'out']);
  });

  test('are all to be had where nothing is chosen and any SKU of them can be bought', () => {
    const [finishes] = axisViews(domes, {});
    expect(finishes?.values.every(({ availability }) => availability === 'ok')).toBe(true);
  });
});

describe('the nearest SKU', () => {
  const value = (values: readonly string[]) => fc.constantFrom(...values);
  const choices = fc.record({ Finish: value(['Red', 'Green', 'Blue']), Size: value(['Small', 'Large']) });

  test('is the chosen one wherever it exists', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const exact = skuOfChoice(domes, choice);
        return exact === undefined || nearestSku(domes.skus, choice) === exact;
      }),
    );
  });

  test('shares no fewer values than any other, and can be bought if another as near can', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const shared = (options: Readonly<Record<string, string>>) =>
          Object.entries(choice).filter(([axis, value]) => options[axis] === value).length;
        const near = nearestSku(domes.skus, choice);
        return (
          near !== undefined &&
          domes.skus.every(
            ({ options, isBuyable }) =>
              shared(options) < shared(near.options) ||
              (shared(options) === shared(near.options) && (near.isBuyable || !isBuyable)),
          )
        );
      }),
    );
  });

  test('is none where there is none', () => {
    expect(nearestSku([], { Finish: 'Red' })).toBeUndefined();
  });
});

test('a choice with an open axis is no SKU yet, and one without axes is', () => {
  expect(skuOfChoice(domes, { Finish: 'Green' })).toBeUndefined();
  const only = { sku: 'ONLY', options: {}, isBuyable: true, most: 1 };
  expect(skuOfChoice({ axes: [], skus: [only] }, {})).toBe(only);
  expect(agrees(only, {})).toBe(true);
});
