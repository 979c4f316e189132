import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveredTime, isParcelOver, parcelCodes, type ParcelNews, parcelStatus, sortNews } from './parcel-states.ts';

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

  it('lists news of one moment as they mostly follow each other', () => {
    const codes = sortNews([said('DELIVERED', 2), said('HANDED_OVER', 1), said('LABEL_CREATED', 1)]).map(
      ({ code }) => code,
    );
    expect(codes).toEqual(['LABEL_CREATED', 'HANDED_OVER', 'DELIVERED']);
  });
});
