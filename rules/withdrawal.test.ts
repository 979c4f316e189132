import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sites } from './markets.ts';
import { refundOfDelivery, refundOfPieces, withdrawalEnd, withinWithdrawalPeriod } from './withdrawal.ts';

const day = 86_400_000;
const delivered = 1_700_000_000_000;

describe('the time to withdraw', () => {
  it.each(['EU', 'GB'] as const)('ends 14 days after delivery in %s, its last instant included', (site) => {
    const at = (now: number) => withinWithdrawalPeriod({ site, now, deliveredTime: delivered });
    expect(at(delivered + 14 * day)).toBe(true);
    expect(at(delivered + 14 * day + 1)).toBe(false);
    expect(withdrawalEnd({ site, deliveredTime: delivered })).toBe(delivered + 14 * day);
  });

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
    expect([1, 2, 3].map((pieces) => refundOfPieces(line, pieces))).toEqual([334, 667, 1000]);
    expect(refundOfPieces({ ...line, gone: 1 }, 2)).toBe(666);
    expect(refundOfPieces(line, 0)).toBe(0);
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

  it.each(sites)('holds standard delivery at most, in %s', (site) => {
    const standard = refundOfDelivery(site, 1_000_000);
    expect(standard).toBeGreaterThan(0);
    expect(refundOfDelivery(site, standard - 1)).toBe(standard - 1);
    expect(refundOfDelivery(site, 0)).toBe(0);
  });
});
