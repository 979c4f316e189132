import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PriceInput, type PriceLine, priceOrder } from './prices.ts';
import { taxRuleFor } from './taxes.ts';

const now = 1_700_000_000_000;
const german = taxRuleFor('EU', { country: 'DE' });
const texan = taxRuleFor('US', { country: 'US', region: 'TX' });
const lamp: PriceLine = { key: 'L_0', quantity: 2, listAmount: 5999 };
const strip: PriceLine = { key: 'S_0', quantity: 1, listAmount: 2501 };
const price = (input: Partial<PriceInput>) => priceOrder({ lines: [lamp, strip], now, tax: german, ...input });

describe('the price of an order', () => {
  it('is the sum of its lines when nothing is reduced', () => {
    const { totals, lines } = price({});
    expect(totals).toMatchObject({ listTotal: 14_499, goodsTotal: 14_499, grandTotal: 14_499, saved: 0 });
    expect(lines.map((line) => line.lineTotal)).toEqual([11_998, 2501]);
    expect(lines.every((line) => line.discounts.length === 0)).toBe(true);
  });

  it.each([
    [now - 1, now + 1, 4999],
    [now, now + 1, 4999],
    [now - 1, now, 5999],
    [now + 1, now + 2, 5999],
  ])('takes the sale price from its start until just before its end (%i, %i)', (saleStart, saleEnd, unit) => {
    const { lines } = price({ lines: [{ ...lamp, saleAmount: 4999, saleStart, saleEnd }] });
    expect(lines[0]?.unit).toBe(unit);
  });

  it('takes the lower of sale and promotion, never both', () => {
    const reduced = { ...lamp, saleAmount: 4999 };
    const [cheaper] = price({ lines: [{ ...reduced, promo: { id: 'flash', amount: 3999 } }] }).lines;
    expect(cheaper).toMatchObject({ unit: 3999, discounts: [{ source: 'PROMO', id: 'flash', amount: 4000 }] });
    const [dearer] = price({ lines: [{ ...reduced, promo: { id: 'flash', amount: 5500 } }] }).lines;
    expect(dearer).toMatchObject({ unit: 4999, discounts: [{ source: 'SALE', amount: 2000 }] });
  });

  it('never makes a sale dearer than the list price', () => {
    expect(price({ lines: [{ ...lamp, saleAmount: 9999 }] }).lines[0]?.unit).toBe(5999);
  });

  it('spreads a coupon over the lines it covers, to the cent', () => {
    const { lines, totals } = price({ orderCoupon: { id: 'c1', amount: 1000, keys: ['L_0', 'S_0'] } });
    expect(lines.map((line) => line.discounts)).toEqual([
      [{ source: 'COUPON', id: 'c1', amount: 828 }],
      [{ source: 'COUPON', id: 'c1', amount: 172 }],
    ]);
    expect(totals).toMatchObject({ couponDiscount: 1000, goodsTotal: 13_499, saved: 1000 });
    const onlyStrip = price({ orderCoupon: { id: 'c1', amount: 9999, keys: ['S_0'] } });
    expect(onlyStrip.totals.couponDiscount).toBe(2501);
    expect(onlyStrip.lines.map((line) => line.lineTotal)).toEqual([11_998, 0]);
  });

  it('measures free delivery after the coupon and before the coins, at the line exactly', () => {
    const shipping = { price: 499, freeAt: 14_499 };
    expect(price({ shipping }).totals.shipping).toBe(0);
    expect(price({ shipping: { ...shipping, freeAt: 14_500 } }).totals.shipping).toBe(499);
    expect(price({ shipping, orderCoupon: { id: 'c', amount: 1, keys: ['L_0'] } }).totals.shipping).toBe(499);
    expect(price({ shipping, coins: { id: 'coins', amount: 100, keys: ['L_0'] } }).totals.shipping).toBe(0);
  });

  it('takes no more off delivery than it costs', () => {
    const { totals } = price({ shipping: { price: 499 }, shippingCoupon: { id: 's', amount: 1000 } });
    expect(totals).toMatchObject({ shipping: 499, shippingDiscount: 499, grandTotal: 14_499, saved: 499 });
  });

  it('charges protection on the items, with a minimum', () => {
    expect(price({ protection: { bps: 190, minimum: 98 } }).totals.protection).toBe(275);
    expect(price({ lines: [strip], protection: { bps: 190, minimum: 98 } }).totals.protection).toBe(98);
  });

  it('is nothing for nothing', () => {
    const { totals } = price({ lines: [], protection: { bps: 190, minimum: 98 } });
    expect(totals).toMatchObject({ listTotal: 0, tax: 0, grandTotal: 0 });
  });
});

describe('the tax of an order', () => {
  it('is contained and extracted where prices include it', () => {
    const { totals, lines, shippingTax } = price({ shipping: { price: 499 } });
    expect(totals).toMatchObject({ tax: 2395, taxIncluded: true, grandTotal: 14_998 });
    expect([...lines.map((line) => line.taxAmount), shippingTax]).toEqual([1916, 399, 80]);
  });

  it('is added where prices do not include it', () => {
    const { totals, shippingTax } = price({ tax: texan, shipping: { price: 499 } });
    expect(totals).toMatchObject({ tax: 937, taxIncluded: false, grandTotal: 14_998 + 937 });
    expect(shippingTax).toBe(31);
  });

  it('leaves delivery alone where the region does not tax it', () => {
    const { shippingTax } = price({ tax: taxRuleFor('US', { country: 'US', region: 'CA' }), shipping: { price: 499 } });
    expect(shippingTax).toBe(0);
  });

  it('rounds the rate of Quebec in thousandths of a percent', () => {
    expect(
      price({
        lines: [{ ...lamp, quantity: 1, listAmount: 10_000 }],
        tax: taxRuleFor('CA', { country: 'CA', region: 'QC' }),
      }).totals.tax,
    ).toBe(1498);
  });
});

describe('any order', () => {
  const amount = fc.integer({ min: 0, max: 500_000 });
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const line = fc.record(
    { quantity: fc.integer({ min: 1, max: 10 }), listAmount: amount, saleAmount: amount, promo: optional(amount) },
    { requiredKeys: ['quantity', 'listAmount'] },
  );
  const keys = fc.subarray(['0', '1', '2', '3', '4', '5', '6', '7']);
  const spread = fc.record({ id: fc.constant('x'), amount: fc.integer({ min: -10, max: 900_000 }), keys });
  const order: fc.Arbitrary<PriceInput> = fc
    .record({
      lines: fc.array(line, { maxLength: 8 }),
      tax: fc.constantFrom(
        german,
        texan,
        taxRuleFor('CA', { country: 'CA', region: 'QC' }),
        taxRuleFor('US'),
        taxRuleFor('JA'),
      ),
      shipping: fc.record({ price: fc.nat(5000), freeAt: amount }),
      suits: fc.array(spread, { maxLength: 2 }),
      orderCoupon: spread,
      shippingCoupon: fc.record({ id: fc.constant('s'), amount: fc.nat(9000) }),
      coins: spread,
      protection: fc.record({ bps: fc.nat(1000), minimum: fc.nat(98) }),
    })
    .map((input) => ({
      ...input,
      now,
      lines: input.lines.map(({ promo, ...rest }, index) => ({
        ...rest,
        key: String(index),
        ...(promo === undefined ? {} : { promo: { id: 'p', amount: promo } }),
      })),
    }));
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

  it('has exact sums everywhere', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { lines, totals, shippingTax } = priceOrder(input);
        for (const priced of lines) {
          const off = sum(priced.discounts.map((discount) => discount.amount));
          expect(priced.list * priced.quantity - off).toBe(priced.lineTotal);
        }
        expect(sum(lines.map((priced) => priced.lineTotal))).toBe(totals.goodsTotal);
        expect(sum(lines.map((priced) => priced.taxAmount)) + shippingTax).toBe(totals.tax);
        const goods =
          totals.listTotal - totals.promoDiscount - totals.suitDiscount - totals.couponDiscount - totals.coinDiscount;
        expect(goods).toBe(totals.goodsTotal);
        expect(totals.grandTotal).toBe(
          totals.goodsTotal +
            totals.shipping -
            totals.shippingDiscount +
            totals.protection +
            (totals.taxIncluded ? 0 : totals.tax),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('is never negative anywhere', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { lines, totals, shippingTax } = priceOrder(input);
        const { taxIncluded: _, ...amounts } = totals;
        const all = [
          ...Object.values(amounts),
          shippingTax,
          ...lines.flatMap((priced) => [priced.unit, priced.lineTotal, priced.taxAmount]),
          ...lines.flatMap((priced) => priced.discounts.map((discount) => discount.amount)),
        ];
        expect(all.every((value) => Number.isSafeInteger(value) && value >= 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  it('contains less tax than it costs', () => {
    fc.assert(
      fc.property(order, (input) => {
        const { totals } = priceOrder({ ...input, tax: german });
        expect(totals.tax).toBeLessThanOrEqual(totals.grandTotal);
      }),
    );
  });
});
