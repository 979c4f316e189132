import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from './durations.ts';
import {
  deliveredTime,
  isLostParcel,
  isParcelOver,
  parcelCodes,
  type ParcelNews,
  parcelStatus,
  sortNews,
} from './parcel-states.ts';

const said = (code: string, time: number): ParcelNews => ({ code, time, text: code });
const news = fc.array(
  fc.record({
    code: fc.constantFrom(...parcelCodes, 'CUSTOMS'),
    time: fc.integer({ min: 0, max: 20 }),
    text: fc.constantFrom('a', 'b'),
  }),
  { maxLength: 12 },
);
const shuffledWithRepeats = news.chain((list) =>
  fc.tuple(
    fc.constant(list),
    fc.shuffledSubarray([...list, ...list], { minLength: list.length * 2, maxLength: list.length * 2 }),
  ),
);

describe('where a parcel stands', () => {
  it.each([
    [[], 'LABEL_CREATED'],
    [['LABEL_CREATED'], 'LABEL_CREATED'],
    [['LABEL_CREATED', 'HANDED_OVER'], 'IN_TRANSIT'],
    [['HANDED_OVER', 'DEPARTED', 'DELAYED'], 'IN_TRANSIT'],
    [['ARRIVED', 'OUT_FOR_DELIVERY'], 'OUT_FOR_DELIVERY'],
    [['OUT_FOR_DELIVERY', 'ATTEMPT_FAILED'], 'IN_TRANSIT'],
    [['OUT_FOR_DELIVERY', 'DELIVERED'], 'DELIVERED'],
    [['DEPARTED', 'LOST'], 'EXCEPTION'],
    [['LOST', 'ARRIVED'], 'IN_TRANSIT'],
    [['LOST', 'DELIVERED'], 'DELIVERED'],
    [['ATTEMPT_FAILED', 'RETURNING', 'DEPARTED'], 'EXCEPTION'],
    [['RETURNING', 'RETURNED'], 'EXCEPTION'],
    [['CUSTOMS'], 'IN_TRANSIT'],
  ])('%j: %s', (codes, status) => {
    expect(parcelStatus(codes.map(said))).toBe(status);
  });

  it('is the same in any order and after any repetition of what was said', () => {
    fc.assert(
      fc.property(shuffledWithRepeats, ([list, repeated]) => {
        expect(parcelStatus(repeated)).toBe(parcelStatus(list));
        expect(deliveredTime(repeated)).toBe(deliveredTime(list));
        expect(isParcelOver(repeated)).toBe(isParcelOver(list));
      }),
      { numRuns: 2_000 },
    );
  });

  it('stays delivered whatever is said afterwards', () => {
    fc.assert(
      fc.property(news, news, (before, after) => {
        const delivered = [...before, said('DELIVERED', 10)];
        expect(parcelStatus([...delivered, ...after])).toBe('DELIVERED');
      }),
    );
  });

  it('counts as lost when the carrier cannot find it or is silent for ten days, and not when it comes back', () => {
    const isLost = (codes: readonly string[], days: number) =>
      isLostParcel(
        codes.map((code, time) => said(code, time)),
        { sentTime: 0, now: days * day + codes.length },
      );
    expect(isLost(['HANDED_OVER', 'LOST'], 0)).toBe(true);
    expect(isLost(['LOST', 'ARRIVED'], 9)).toBe(false);
    expect(isLost([], 10)).toBe(true);
    expect(isLostParcel([said('ARRIVED', 5 * day)], { sentTime: 0, now: 15 * day - 1 })).toBe(false);
    expect(isLostParcel([said('ARRIVED', 5 * day)], { sentTime: 0, now: 15 * day })).toBe(true);
    expect(isLost(['DELIVERED'], 30)).toBe(false);
    expect(isLost(['RETURNING', 'LOST'], 30)).toBe(true);
    expect(isLost(['RETURNING'], 30)).toBe(false);
  });

  it('lists news of one moment as they mostly follow each other', () => {
    const codes = sortNews([said('DELIVERED', 2), said('HANDED_OVER', 1), said('LABEL_CREATED', 1)]).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['LABEL_CREATED', 'HANDED_OVER', 'DELIVERED']);
  });
});
