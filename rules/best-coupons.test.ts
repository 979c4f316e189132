import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bestCoupons,
  compareCombinations,
  type CouponCombination,
  couponCandidates,
  discountAlone,
  discountOf,
  priceWithCoupons,
  savedBy,
} from './best-coupons.ts';
import { coinLimit, coinWorth, takesCoins } from './coins.ts';
import type { CouponTerms, WalletCoupon } from './coupon-terms.ts';
import { type ApplicableCoupon, canStack, checkCoupon, couponSteps, isForShipping } from './coupons.ts';
import { markets, type Site } from './markets.ts';
import { type PricedOrder, type PriceInput, priceOrder } from './prices.ts';
import { shippingRates } from './shipping.ts';
import { taxRuleFor } from './taxes.ts';

const now = 1_700_000_000_000;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

interface Cart {
  readonly site: Site;
  readonly input: PriceInput;
  readonly buyTypes: ReadonlyMap<string, number>;
  readonly wallet: readonly WalletCoupon[];
}

const sites: readonly Site[] = ['US', 'EU', 'GB', 'CA', 'JA'];
const regions: Readonly<Record<Site, readonly [string, string?]>> = {
  US: ['US', 'TX'],
  EU: ['DE'],
  GB: ['GB'],
  CA: ['CA', 'QC'],
  JA: ['JP'],
};

const couponArbitrary = (site: Site, skus: readonly string[], index: number): fc.Arbitrary<WalletCoupon> =>
  fc
    .record({
      kind: fc.constantFrom(
        'FIXED' as const,
        'FIXED' as const,
        'PERCENT' as const,
        'SHIPPING' as const,
        'GIFT' as const,
      ),
      amount: fc.integer({ min: 1, max: 6_000 }),
      bps: fc.integer({ min: 100, max: 6_000 }),
      cap: fc.integer({ min: 1, max: 5_000 }),
      whole: fc.boolean(),
      threshold: fc.integer({ min: 0, max: 20_000 }),
      includeIds: fc.option(fc.subarray([...skus], { minLength: 1 }), { nil: undefined }),
      excludeIds: fc.subarray([...skus], { maxLength: 1 }),
      buyTypes: fc.constantFrom([0], [0, 4], [0, 1]),
      withPromoPrice: fc.boolean(),
      withShippingCoupon: fc.boolean(),
      expiry: fc.integer({ min: 0, max: 3 }),
      foreign: fc.integer({ min: 0, max: 9 }),
    })
    .map(({ kind, amount, bps, cap, whole, threshold, includeIds, expiry, foreign, ...rest }): WalletCoupon => {
      const value = { FIXED: amount, PERCENT: bps, SHIPPING: whole ? null : amount % 900, GIFT: null }[kind];
      const terms: CouponTerms = {
        ...rest,
        templateId: 't',
        site: foreign === 0 ? 'GB' : site,
        kind,
        value,
        capAmount: kind === 'PERCENT' ? cap : null,
        thresholdAmount: threshold,
        scope: includeIds === undefined ? 'ALL' : 'SKUS',
        includeIds: includeIds ?? [],
        gift: kind === 'GIFT' ? { sku: 'gift', quantity: 1 } : null,
      };
      return { couponId: `c${index}`, terms, status: 'UNUSED', validFrom: 0, validTo: now + expiry };
    });

/** Carts around the amount from which delivery is free, where one discount undoes another. */
const cartArbitrary: fc.Arbitrary<Cart> = fc.constantFrom(...sites).chain((site) => {
  const free = markets[site].freeShippingFrom;
  const amount = fc.oneof(fc.integer({ min: 0, max: 9_999 }), fc.integer({ min: free - 900, max: free + 900 }));
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 3 }),
    listAmount: amount,
    buyType: fc.constantFrom(0, 0, 0, 1, 3, 4),
  });
  return fc.array(line, { minLength: 1, maxLength: 4 }).chain((lines) => {
    const skus = lines.map((_, index) => `s${index}`);
    const wallet = fc
      .integer({ min: 0, max: 6 })
      .chain((size) => fc.tuple(...Array.from({ length: size }, (_, index) => couponArbitrary(site, skus, index))));
    return fc.record({ wallet, rate: fc.constantFrom(...shippingRates[site]) }).map(({ wallet: coupons, rate }) => {
      const [country, region] = regions[site];
      return {
        site,
        wallet: coupons,
        buyTypes: new Map(lines.map(({ buyType }, index) => [`s${index}`, buyType])),
        input: {
          now,
          tax: taxRuleFor(site, { country, region }),
          lines: lines.map(({ quantity, listAmount }, index) => ({ key: `s${index}`, quantity, listAmount })),
          shipping: { price: rate.price, ...(rate.freeAt === undefined ? {} : { freeAt: rate.freeAt }) },
        },
      };
    });
  });
});

function applicableOf({ site, wallet, input, buyTypes }: Cart): ApplicableCoupon[] {
  const goods = priceOrder(input).lines.map(({ key, lineTotal }) => ({
    key,
    sku: key,
    categories: [],
    collections: [],
    buyType: buyTypes.get(key) ?? 0,
    amount: lineTotal,
  }));
  return wallet.flatMap((coupon) => {
    const check = checkCoupon(coupon, { site, now, goods });
    return check.ok ? [check] : [];
  });
}

/** Every combination that may stand in one order, without any shortcut. */
function allCombinations(cart: Cart, applicable: readonly ApplicableCoupon[]): CouponCombination[] {
  const pairs = applicable.flatMap((one, index) =>
    applicable
      .slice(index + 1)
      .filter(({ coupon }) => canStack(one.coupon, coupon))
      .map((other) => [one, other]),
  );
  return [[], ...applicable.map((one) => [one]), ...pairs].map((coupons) => priceWithCoupons(cart.input, coupons));
}

type Picker = (cart: Cart, applicable: readonly ApplicableCoupon[]) => CouponCombination;
const best: Picker = ({ input }, applicable) => bestCoupons(input, applicable);
/** Control: takes the coupon with the largest discount, and then one for the delivery if it may. */
const greedy: Picker = ({ input }, applicable) => {
  const saves = (one: ApplicableCoupon): number => {
    const { totals } = priceWithCoupons(input, [one]).priced;
    return totals.couponDiscount + totals.shippingDiscount;
  };
  const byDiscount = applicable.filter((one) => saves(one) > 0).toSorted((a, b) => saves(b) - saves(a));
  const [first] = byDiscount;
  const second = byDiscount.find((one) => first !== undefined && canStack(first.coupon, one.coupon));
  return priceWithCoupons(
    input,
    [first, second].flatMap((one) => one ?? []),
  );
};

/** Control: takes the largest one for the goods, whatever becomes of the free delivery, and the best for the delivery. */
const largestOnly: Picker = ({ input }, applicable) => {
  const plain = priceOrder(input);
  const byDiscount = applicable.toSorted((a, b) => discountAlone(b, plain) - discountAlone(a, plain));
  const [forItems] = byDiscount.filter(({ coupon }) => !isForShipping(coupon));
  return bestCoupons(input, [
    ...(forItems ? [forItems] : []),
    ...applicable.filter(({ coupon }) => isForShipping(coupon)),
  ]);
};

const picksTheBest = (pick: Picker) =>
  fc.property(cartArbitrary, (cart) => {
    const applicable = applicableOf(cart);
    const picked = pick(cart, applicable);
    for (const other of allCombinations(cart, applicable)) {
      expect(picked.priced.totals.grandTotal).toBeLessThanOrEqual(other.priced.totals.grandTotal);
      expect(
        other.coupons === picked.coupons || compareCombinations(picked, other) <= 0 || sameCoupons(picked, other),
      ).toBe(true);
    }
  });

const idsOf = ({ coupons }: CouponCombination): string[] => coupons.map(({ coupon }) => coupon.couponId).toSorted();
const sameCoupons = (a: CouponCombination, b: CouponCombination): boolean => idsOf(a).join() === idsOf(b).join();

type Pricer = (input: PriceInput) => PricedOrder;
/** Control: spreads every discount by a product of doubles that is rounded line by line. */
const floating: Pricer = (input) => {
  const exact = priceOrder(input);
  const amount = exact.totals.couponDiscount;
  const keys = input.orderCoupon?.keys ?? [];
  const before = priceOrder({ lines: input.lines, now, tax: input.tax });
  const base = sum(before.lines.filter(({ key }) => keys.includes(key)).map(({ lineTotal }) => lineTotal));
  return {
    ...exact,
    lines: exact.lines.map((line, index) => {
      const total = before.lines[index]?.lineTotal ?? 0;
      const part = base === 0 || !keys.includes(line.key) ? 0 : Math.round((amount / base) * total);
      return { ...line, lineTotal: total - part, discounts: [{ source: 'COUPON' as const, amount: part }] };
    }),
  };
};

const sumsExactly = (pricer: Pricer) =>
  fc.property(cartArbitrary, fc.nat(20_000), (cart, balance) => {
    const { coupons, priced } = bestCoupons(cart.input, applicableOf(cart));
    const keys = cart.input.lines.map(({ key }) => key).filter((key) => takesCoins(cart.buyTypes.get(key) ?? 0));
    const eligible = sum(priced.lines.filter(({ key }) => keys.includes(key)).map(({ lineTotal }) => lineTotal));
    const { currency } = markets[cart.site];
    const coins = Math.min(coinLimit(eligible, currency), balance - (balance % 100));
    const { lines, totals, shippingTax } = pricer({
      ...cart.input,
      ...couponSteps(coupons),
      coins: { id: 'coins', amount: coinWorth(coins, currency), keys },
      earnMultiplier: 1.25,
    });
    const { taxIncluded: _, ...amounts } = totals;
    const parts = lines.flatMap(({ lineTotal, taxAmount, discounts }) => [
      lineTotal,
      taxAmount,
      ...discounts.map(({ amount }) => amount),
    ]);
    expect([...Object.values(amounts), ...parts].every((one) => Number.isSafeInteger(one) && one >= 0)).toBe(true);
    const of = (source: string) =>
      sum(
        lines.flatMap(({ discounts }) => discounts.filter((one) => one.source === source).map(({ amount }) => amount)),
      );
    expect(of('COUPON')).toBe(totals.couponDiscount);
    expect(of('COIN')).toBe(totals.coinDiscount);
    expect(totals.coinDiscount).toBe(coinWorth(coins, currency));
    expect(totals.coinDiscount * 5).toBeLessThanOrEqual(eligible);
    expect(sum(lines.map(({ lineTotal }) => lineTotal))).toBe(totals.goodsTotal);
    expect(sum(lines.map(({ taxAmount }) => taxAmount)) + shippingTax).toBe(totals.tax);
    for (const { key, discounts } of lines) {
      if (!keys.includes(key)) expect(discounts.some(({ source }) => source === 'COIN')).toBe(false);
    }
  });

const runs = { numRuns: 3_000 };

describe('the best combination of coupons', () => {
  it('is never dearer than any other, and the tie between equal ones is always broken the same way', () => {
    fc.assert(picksTheBest(best), runs);
  });

  it('is not what a greedy choice finds: the same law refuses it', () => {
    expect(() => fc.assert(picksTheBest(greedy), runs)).toThrow();
  });

  it('is not found among the largest ones alone: the same law refuses it', () => {
    expect(() => fc.assert(picksTheBest(largestOnly), runs)).toThrow();
  });

  it('is one of seven coupons, of five hundred for sixty lines', () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      key: `s${index}`,
      quantity: 1,
      listAmount: 500 + index,
    }));
    const skus = lines.map(({ key }) => key);
    const walletArbitrary = fc.tuple(...Array.from({ length: 500 }, (_, index) => couponArbitrary('US', skus, index)));
    const order = {
      now,
      tax: taxRuleFor('US', { country: 'US', region: 'TX' }),
      lines,
      shipping: { price: 499, freeAt: 29_000 },
    };
    const cart = { site: 'US' as const, input: order, buyTypes: new Map<string, number>() };
    fc.assert(
      fc.property(walletArbitrary, (wallet) => {
        const applicable = applicableOf({ ...cart, wallet });
        const { forItems, forShipping } = couponCandidates(order, applicable);
        expect(applicable.length).toBeGreaterThan(60);
        expect(forItems.length).toBeLessThanOrEqual(6);
        expect(forShipping.length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 5 },
    );
  });

  it('has discounts that are known without a price where a coupon is alone', () => {
    fc.assert(
      fc.property(cartArbitrary, (cart) => {
        const plain = priceOrder(cart.input);
        for (const one of applicableOf(cart)) {
          expect(discountAlone(one, plain)).toBe(discountOf(one.coupon, priceWithCoupons(cart.input, [one]).priced));
        }
      }),
      runs,
    );
  });

  const input: PriceInput = {
    now,
    tax: taxRuleFor('EU', { country: 'DE' }),
    lines: [{ key: 's0', quantity: 1, listAmount: 6_000 }],
    shipping: { price: 499, freeAt: 5_800 },
  };
  const terms: CouponTerms = {
    templateId: 't',
    site: 'EU',
    kind: 'FIXED',
    value: 300,
    capAmount: null,
    thresholdAmount: 0,
    scope: 'ALL',
    includeIds: [],
    excludeIds: [],
    buyTypes: [0],
    withShippingCoupon: true,
    withPromoPrice: false,
    gift: null,
  };
  const one = (couponId: string, more: Partial<CouponTerms> = {}, validTo = now + 1): ApplicableCoupon => ({
    coupon: { couponId, terms: { ...terms, ...more }, status: 'UNUSED', validFrom: 0, validTo },
    keys: ['s0'],
    eligible: 6_000,
  });

  it('leaves a coupon out that costs the free delivery and takes off less than that', () => {
    expect(idsOf(bestCoupons(input, [one('c')]))).toEqual([]);
    expect(savedBy(priceWithCoupons(input, [one('c')]), priceOrder(input))).toBe(-199);
    expect(idsOf(bestCoupons(input, [one('c'), one('s', { kind: 'SHIPPING', value: null })]))).toEqual(['c', 's']);
  });

  it('takes the one of two equal ones that runs out first', () => {
    const large = { value: 1_000 };
    expect(idsOf(bestCoupons(input, [one('a', large, now + 9), one('b', large, now + 5)]))).toEqual(['b']);
  });

  it('takes a gift where nothing else makes it cheaper, and no gift otherwise', () => {
    const gift = one('g', { kind: 'GIFT', value: null, gift: { sku: 'S', quantity: 1 } });
    expect(idsOf(bestCoupons(input, [gift]))).toEqual(['g']);
    expect(idsOf(bestCoupons(input, [gift, one('c', { value: 1_000 })]))).toEqual(['c']);
  });

  it('adds no coupon for a delivery that is free', () => {
    expect(idsOf(bestCoupons(input, [one('s', { kind: 'SHIPPING', value: null })]))).toEqual([]);
    expect(isForShipping(one('s', { kind: 'SHIPPING' }).coupon)).toBe(true);
  });
});

describe('an order with coupons and coins', () => {
  it('is never negative and has exact shares in every market', () => {
    fc.assert(sumsExactly(priceOrder), runs);
  });

  it('has no exact shares when doubles spread them: the same law refuses it', () => {
    expect(() => fc.assert(sumsExactly(floating), runs)).toThrow();
  });
});
