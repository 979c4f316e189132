import { describe, expect, it } from 'vitest';
import { instantOf } from './dates.ts';
import { coinExpiry, refundedCoinExpiry, shareOverLots, consumeLots } from './coin-lots.ts';

const midnight = (zone: string, year: number, month: number, day: number) =>
  instantOf({ year, month, day, hour: 0, minute: 0 }, zone);

describe('the expiry of coins', () => {
  it('is the end of the last day of the same month next year, by the clock of the member', () => {
    const newYear = Date.UTC(2026, 0, 1, 3);
    expect(coinExpiry(newYear, 'Europe/Berlin')).toBe(midnight('Europe/Berlin', 2027, 2, 1));
    expect(coinExpiry(newYear, 'America/New_York')).toBe(midnight('America/New_York', 2027, 1, 1));
    expect(coinExpiry(Date.UTC(2026, 11, 31, 20), 'Asia/Tokyo')).toBe(midnight('Asia/Tokyo', 2028, 2, 1));
    expect(coinExpiry(Date.UTC(2027, 1, 10), 'Europe/London')).toBe(Date.UTC(2028, 2, 1));
  });

  it('is a local midnight on either side of a change of clocks', () => {
    expect(coinExpiry(Date.UTC(2026, 2, 5), 'Europe/Berlin')).toBe(Date.UTC(2027, 2, 31, 22));
    expect(coinExpiry(Date.UTC(2026, 9, 5), 'Europe/Berlin')).toBe(Date.UTC(2027, 9, 31, 23));
    expect(coinExpiry(Date.UTC(2026, 9, 5), 'America/New_York')).toBe(Date.UTC(2027, 10, 1, 4));
  });

  it('of refunded coins is the midnight after thirty days', () => {
    expect(refundedCoinExpiry(Date.UTC(2026, 2, 3, 12), 'Europe/London')).toBe(midnight('Europe/London', 2026, 4, 3));
    expect(refundedCoinExpiry(Date.UTC(2026, 11, 15, 12), 'Asia/Tokyo')).toBe(midnight('Asia/Tokyo', 2027, 1, 15));
  });
});

describe('the lots of a member', () => {
  const lots = [
    { lotId: 'a', amount: 30 },
    { lotId: 'b', amount: 100 },
    { lotId: 'c', amount: 5 },
  ];

  it('pay in the order of their expiry', () => {
    expect(consumeLots(lots, 40)).toEqual([
      { lotId: 'a', amount: 30 },
      { lotId: 'b', amount: 10 },
    ]);
    expect(consumeLots(lots, 135)).toHaveLength(3);
    expect(consumeLots(lots, 136)).toBeUndefined();
    expect(consumeLots(lots, 0)).toEqual([]);
  });

  it('get back what they paid, and never more', () => {
    let outstanding = lots;
    const returned: number[] = [];
    for (const amount of [1, 50, 3, 200]) {
      const shares = shareOverLots(outstanding, amount);
      returned.push(shares.reduce((sum, share) => sum + share.amount, 0));
      outstanding = outstanding.map((lot) => ({
        ...lot,
        amount: lot.amount - (shares.find(({ lotId }) => lotId === lot.lotId)?.amount ?? 0),
      }));
      expect(outstanding.every(({ amount: left }) => left >= 0)).toBe(true);
    }
    expect(returned).toEqual([1, 50, 3, 81]);
    expect(shareOverLots([], 10)).toEqual([]);
  });
});
