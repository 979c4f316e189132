import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sites } from './markets.ts';
import { shippingRates } from './shipping.ts';
import { refundOfDelivery, refundOfPieces, withdrawalEnd, withinWithdrawalPeriod } from './withdrawal.ts';

const day = 86_400_000;
const delivered = Date.parse('2026-11-21T10:00:01Z');
const lastInstant = {
  EU: Date.parse('2026-12-05T23:00:00Z') - 1,
  GB: Date.parse('2026-12-06T00:00:00Z') - 1,
};

describe('the time to withdraw', () => {
  it.each(['EU', 'GB'] as const)(
    'ends with the local day 14 days after delivery in %s, its last instant included',
    (site) => {
      const at = (now: number) => withinWithdrawalPeriod({ site, now, deliveredTime: delivered });
      expect(withdrawalEnd({ site, deliveredTime: delivered })).toBe(lastInstant[site]);
      expect(at(lastInstant[site])).toBe(true);
      expect(at(lastInstant[site] + 1)).toBe(false);
    },
  );

  it('has not begun to run while the items are under way', () => {
    expect(withinWithdrawalPeriod({ site: 'EU', now: delivered + 400 * day })).toBe(true);
    expect(withdrawalEnd({ site: 'EU' })).toBeUndefined();
  });

  it.each(['US', 'CA', 'JA'] as const)('does not exist in %s', (site) => {
    expect(withinWithdrawalPeriod({ site, now: delivered, deliveredTime: delivered })).toBe(false);
    expect(withdrawalEnd({ site, deliveredTime: delivered })).toBeUndefined();
  });
});

describe('the money of a withdrawal', () => {
  it('is the share of each piece', () => {
    const line = { quantity: 3, gone: 0, total: 1000 };
    expect([1, 2, 3].map((pieces) => refundOfPieces(line, pieces))).toEqual([333, 666, 1000]);
    expect(refundOfPieces({ ...line, gone: 1 }, 2)).toBe(667);
    expect(refundOfPieces(line, 0)).toBe(0);
  });

  it('rounds the first pieces down, so that whoever keeps the rest keeps its share', () => {
    expect(refundOfPieces({ quantity: 4, gone: 0, total: 10 }, 2)).toBe(5);
    expect(refundOfPieces({ quantity: 100, gone: 0, total: 1050 }, 50)).toBe(525);
    expect([0, 1, 2].map((gone) => refundOfPieces({ quantity: 3, gone, total: 2900 }, 1))).toEqual([966, 967, 967]);
  });

  it('rounds goods and added tax each for itself', () => {
    const line = { quantity: 3, total: 2900, addedTax: 116 };
    expect([0, 1, 2].map((gone) => refundOfPieces({ ...line, gone }, 1))).toEqual([1004, 1006, 1006]);
  });

  it('is never for more pieces than are left', () => {
    expect(() => refundOfPieces({ quantity: 3, gone: 2, total: 1000 }, 2)).toThrow('Only 1 pieces are left');
    expect(() => refundOfPieces({ quantity: 3, gone: 0, total: 1000 }, -1)).toThrow(RangeError);
  });

  it('sums to the same whether the pieces come back together or one by one', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 99 }),
      total: fc.integer({ min: 0, max: 10_000_000 }),
    });
    fc.assert(
      fc.property(line, fc.nat(99), ({ quantity, total }, cut) => {
        const first = Math.min(cut, quantity);
        const whole = refundOfPieces({ quantity, total, gone: 0 }, quantity);
        const parts =
          refundOfPieces({ quantity, total, gone: 0 }, first) +
          refundOfPieces({ quantity, total, gone: first }, quantity - first);
        expect([parts, whole]).toEqual([total, total]);
      }),
    );
  });

  it.each(sites)('holds what standard delivery would have cost, in %s', (site) => {
    const [standard, express] = shippingRates[site];
    const of = (method: string, paid: number, base: number) => refundOfDelivery({ site, method, paid, base });
    const free = standard.freeAt ?? Infinity;
    expect(of('EXPRESS', express.price, free - 1)).toBe(standard.price);
    expect(of('EXPRESS', express.price, free)).toBe(0);
    expect(of('EXPRESS', standard.price - 1, free - 1)).toBe(standard.price - 1);
    expect(of('STANDARD', standard.price, free - 1)).toBe(standard.price);
  });
});
