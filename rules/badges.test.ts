import { describe, expect, it } from 'vitest';
import { type Badge, badgeOf, badgeRanks, type BadgeFacts, isNewAt, newUntil, thinBadges } from './badges.ts';
import { day } from './durations.ts';

const both = [true, false];
const combinations = both.flatMap((isSoldOut) =>
  both.flatMap((isPreorder) =>
    both.flatMap((hasStruckPrice) =>
      [null, 20].flatMap((percentOff) =>
        both.map((isNew): BadgeFacts => ({ isSoldOut, isPreorder, hasStruckPrice, percentOff, isNew })),
      ),
    ),
  ),
);

/** Everything that could be said, the most important first. */
function sayable({ isSoldOut, isPreorder, hasStruckPrice, percentOff, isNew }: BadgeFacts): Badge[] {
  const holds = { SOLD_OUT: isSoldOut, PREORDER: isPreorder, SALE: hasStruckPrice && percentOff !== null, NEW: isNew };
  return badgeRanks.filter((badge) => holds[badge]);
}

describe('the badge of a card', () => {
  it.each(combinations)('is the most important of what holds: %o', (facts) => {
    expect(badgeOf(facts)).toBe(sayable(facts)[0] ?? null);
  });

  it('says a percentage only where the former price is struck through', () => {
    const facts = { isSoldOut: false, isPreorder: false, percentOff: 20, isNew: false };
    expect(badgeOf({ ...facts, hasStruckPrice: true })).toBe('SALE');
    expect(badgeOf({ ...facts, hasStruckPrice: false })).toBeNull();
  });

  it('says new from the release on, for sixty days', () => {
    const release = 1_700_000_000_000;
    expect([-1, 0, 60 * day - 1, 60 * day].map((later) => isNewAt(release, release + later))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(newUntil(release)).toBe(release + 60 * day);
  });
});

/** The most badges that eight cards in a row have. */
function mostAmongEight(badges: readonly (Badge | null)[]): number {
  const counts = badges.map((_, first) => badges.slice(first, first + 8).filter((badge) => badge !== null).length);
  return Math.max(0, ...counts);
}

describe('the badges of a list', () => {
  const none: (Badge | null)[] = Array.from({ length: 5 }, () => null);

  it('stay as they are while eight cards in a row have three at most', () => {
    const badges: (Badge | null)[] = ['NEW', 'SALE', ...none, 'NEW', 'SALE', 'NEW'];
    expect(mostAmongEight(badges)).toBe(3);
    expect(thinBadges(badges)).toEqual(badges);
  });

  it('lose the less important ones first, and of equals the later', () => {
    expect(thinBadges(['NEW', 'SALE', 'SALE', 'NEW', 'SOLD_OUT', null])).toEqual([
      null,
      'SALE',
      'SALE',
      null,
      'SOLD_OUT',
      null,
    ]);
    expect(thinBadges(['NEW', 'NEW', 'NEW', 'NEW'])).toEqual(['NEW', 'NEW', 'NEW', null]);
  });

  it('are three among any eight of a list where every card has one', () => {
    const full = Array.from({ length: 30 }, (_, place) => badgeRanks[(place * 7) % 4] ?? null);
    const thinned = thinBadges(full);
    expect(mostAmongEight(thinned)).toBe(3);
    expect(thinned.filter((badge, place) => badge !== null && badge !== full[place])).toEqual([]);
  });

  it('are none in an empty list', () => expect(thinBadges([])).toEqual([]));
});
