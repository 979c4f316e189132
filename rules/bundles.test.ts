import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BundleDiscount, bundleDiscount, type BundleItem, scarcestOf, wholeSets } from './bundles.ts';
import { priceOrder } from './prices.ts';

const lamp: BundleItem = { skus: ['LAMP-RED', 'LAMP-BONE'], quantity: 1, optional: false };
const bulbs: BundleItem = { skus: ['BULB'], quantity: 3, optional: false };
const plug: BundleItem = { skus: ['PLUG'], quantity: 1, optional: true };
const items = [lamp, bulbs, plug];

describe('whole sets', () => {
  const sets = (lines: Readonly<Record<string, number>>) =>
    wholeSets(
      items,
      Object.entries(lines).map(([sku, quantity]) => ({ sku, quantity })),
    );

  it('have every required item in its measure, and an optional one in all or in none', () => {
    expect(sets({ 'LAMP-RED': 1, BULB: 3 })).toBe(1);
    expect(sets({ 'LAMP-RED': 2, BULB: 6, PLUG: 2 })).toBe(2);
    expect(sets({ 'LAMP-RED': 1, 'LAMP-BONE': 1, BULB: 6 })).toBe(2);
  });

  it.each([
    ['a required item is missing', { BULB: 3 }],
    ['an item is short', { 'LAMP-RED': 2, BULB: 5 }],
    ['all are short', { BULB: 1 }],
    ['an optional item is in some sets', { 'LAMP-RED': 2, BULB: 6, PLUG: 1 }],
    ['a line is of no item', { 'LAMP-RED': 1, BULB: 3, OTHER: 1 }],
    ['there is nothing', {}],
  ])('are none where %s', (_, lines) => {
    expect(sets(lines)).toBe(0);
  });

  it('are found in any number of sets, and not when a piece is taken out of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5 }), optional: fc.boolean() }), {
          minLength: 1,
          maxLength: 5,
        }),
        fc.integer({ min: 1, max: 9 }),
        fc.nat(),
        (shapes, count, at) => {
          const bundle = shapes.map((shape, index) => ({
            ...shape,
            skus: [`S${index}`],
            optional: index > 0 && shape.optional,
          }));
          const lines = bundle.map(({ skus: [sku = ''], quantity }) => ({ sku, quantity: quantity * count }));
          expect(wholeSets(bundle, lines)).toBe(count);
          const short = lines.map((line, index) =>
            index === at % lines.length ? { ...line, quantity: line.quantity - 1 } : line,
          );
          const found = wholeSets(bundle, short);
          // A bundle of one item of one piece is whole with one set less; so is one whose optional item is gone.
          const left = short.filter(({ quantity }) => quantity > 0);
          const mayBeWhole = lines.length === 1 || left.length < lines.length;
          expect(mayBeWhole || found === 0).toBe(true);
        },
      ),
    );
  });
});

const discounts: fc.Arbitrary<BundleDiscount> = fc.oneof(
  fc.integer({ min: 0, max: 50_000 }).map((amount) => ({ kind: 'FIXED' as const, amount })),
  fc.integer({ min: 0, max: 100 }).map((percent) => ({ kind: 'PERCENT' as const, percent })),
);
const prices = fc.array(
  fc.record({
    listAmount: fc.integer({ min: 1, max: 30_000 }),
    off: fc.nat({ max: 30_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  { minLength: 1, maxLength: 6 },
);
const tax = { rate: 0, included: true, onShipping: false, known: true };

describe('the discount of a bundle', () => {
  it('is for each set where it is fixed, and rounded half up once where it is a percentage', () => {
    expect(bundleDiscount({ kind: 'FIXED', amount: 1_500 }, 3, 60_000)).toBe(4_500);
    expect(bundleDiscount({ kind: 'FIXED', amount: 1_500 }, 1, 1_000)).toBe(1_000);
    expect(bundleDiscount({ kind: 'PERCENT', percent: 15 }, 2, 12_990)).toBe(1_949);
  });

  it('grows with the goods and with the sets, and never beyond the goods', () => {
    fc.assert(
      fc.property(
        discounts,
        fc.nat({ max: 99 }),
        fc.nat({ max: 1e6 }),
        fc.nat({ max: 1e6 }),
        (discount, sets, goods, more) => {
          const amount = bundleDiscount(discount, sets, goods);
          expect(amount).toBeGreaterThanOrEqual(0);
          expect(amount).toBeLessThanOrEqual(goods);
          expect(bundleDiscount(discount, sets, goods + more)).toBeGreaterThanOrEqual(amount);
          expect(bundleDiscount(discount, sets + 1, goods + more)).toBeGreaterThanOrEqual(amount);
        },
      ),
    );
  });

  it('is spread over sale prices to the cent, in proportion, and leaves no line below nothing', () => {
    fc.assert(
      fc.property(prices, discounts, fc.integer({ min: 1, max: 4 }), (priced, discount, sets) => {
        const lines = priced.map(({ listAmount, off, quantity }, index) => ({
          key: String(index),
          listAmount,
          saleAmount: Math.max(0, listAmount - off),
          quantity: quantity * sets,
        }));
        const goods = lines.reduce((sum, { saleAmount, quantity }) => sum + saleAmount * quantity, 0);
        const amount = bundleDiscount(discount, sets, goods);
        const suits = [{ id: 'suit', amount, keys: lines.map(({ key }) => key) }];
        const order = priceOrder({ lines, now: 0, tax, suits });
        const shares = order.lines.map((line) => line.discounts.find(({ source }) => source === 'SUIT')?.amount ?? 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(order.totals.suitDiscount).toBe(amount);
        expect(order.totals.goodsTotal).toBe(goods - amount);
        order.lines.forEach((line, index) => {
          expect(line.lineTotal).toBeGreaterThanOrEqual(0);
          const exact = goods === 0 ? 0 : (amount * line.unit * line.quantity) / goods;
          expect(Math.abs((shares[index] ?? 0) - exact)).toBeLessThan(1);
        });
      }),
    );
  });
});

it('the scarcest item is the one of which the fewest sets are left', () => {
  const left = [
    { sku: 'LAMP', quantity: 1, available: 4 },
    { sku: 'BULB', quantity: 3, available: 11 },
    { sku: 'PLUG', quantity: 1, available: 3 },
  ];
  expect(scarcestOf(left)).toEqual({ item: left[1], sets: 3 });
  expect(scarcestOf([])).toBeUndefined();
});
