import { describe, expect, it } from 'vitest';
import {
  type Chance,
  chanceOf,
  chanceOfNothing,
  isEmpty,
  isOldEnough,
  isPityDue,
  playsLeft,
  type PoolPrize,
  prizeOfTicket,
  ticketsOf,
} from './doll-machine.ts';

const prize = (prizeId: string, weight: number, left: number | null = null): PoolPrize => ({ prizeId, weight, left });
const pool = {
  prizes: [prize('lamp', 5, 3), prize('sconce', 20, 0), prize('five', 125), prize('two', 250), prize('coins', 333)],
  nothing: 267,
};

/** A generator of whole numbers below `limit` that gives the same ones in every run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return (limit: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  };
}

const plays = 200_000;
/** What chi-squared exceeds once in a thousand fair runs with four degrees of freedom. */
const unlikely = 18.467;

/** How far the results of many plays lie from the odds that are published. */
function chiSquared(play: () => string, published: ReadonlyMap<string, Chance>): number {
  const seen = new Map<string, number>();
  for (let count = 0; count < plays; count += 1) {
    const result = play();
    seen.set(result, (seen.get(result) ?? 0) + 1);
  }
  return [...published].reduce((sum, [result, { part, of }]) => {
    const expected = (plays * part) / of;
    return sum + ((seen.get(result) ?? 0) - expected) ** 2 / expected;
  }, 0);
}

describe('the odds of a doll machine', () => {
  const published = new Map([
    ...pool.prizes.filter(({ left }) => left !== 0).map((each) => [each.prizeId, chanceOf(pool, each)] as const),
    ['nothing', chanceOfNothing(pool)] as const,
  ]);
  const draw = seeded(20_261_127);

  it('are what 200,000 plays come to, and an emptied prize counts to nothing', () => {
    expect(chanceOf(pool, prize('sconce', 20, 0))).toEqual({ part: 0, of: 1_000 });
    expect(published.get('nothing')).toEqual({ part: 287, of: 1_000 });
    const play = () => prizeOfTicket(pool, draw(ticketsOf(pool)))?.prizeId ?? 'nothing';
    expect(chiSquared(play, published)).toBeLessThan(unlikely);
  });

  it('are missed by a machine whose lamp comes half as often as it says', () => {
    const play = () => {
      const won = prizeOfTicket(pool, draw(ticketsOf(pool)))?.prizeId ?? 'nothing';
      return won === 'lamp' && draw(2) === 0 ? 'nothing' : won;
    };
    expect(chiSquared(play, published)).toBeGreaterThan(unlikely);
  });

  it('give each ticket to one result, from the first to the last', () => {
    const results = [0, 4, 5, 24, 25, 149, 150, 399, 400, 732, 733, 999].map(
      (ticket) => prizeOfTicket(pool, ticket)?.prizeId,
    );
    const two = (prizeId: string | undefined) => [prizeId, prizeId];
    const ids = ['lamp', undefined, 'five', 'two', 'coins', undefined];
    expect(results).toEqual(ids.flatMap(two));
  });
});

describe('a doll machine', () => {
  it('takes no play when nothing is left, or when its pity prize is gone', () => {
    expect(isEmpty(pool, 'five')).toBe(false);
    expect(isEmpty(pool, 'sconce')).toBe(true);
    expect(isEmpty({ prizes: [prize('lamp', 5, 0)], nothing: 5 }, 'lamp')).toBe(true);
    expect(isEmpty({ prizes: [prize('lamp', 0, 5)], nothing: 5 }, 'lamp')).toBe(true);
  });

  it('gives the pity prize with the thirtieth play at the latest', () => {
    expect([28, 29, 40].map((withoutPity) => isPityDue(withoutPity, 30))).toEqual([false, true, true]);
  });

  it('has free plays within the plays of a day', () => {
    const rules = { dailyLimit: 10, freePlaysPerDay: 1 };
    const left = (played: number, playedFree: number) => playsLeft({ played, playedFree }, rules);
    expect(left(0, 0)).toEqual({ plays: 10, free: 1 });
    expect(left(9, 1)).toEqual({ plays: 1, free: 0 });
    expect(left(10, 0)).toEqual({ plays: 0, free: 0 });
    expect(left(11, 2)).toEqual({ plays: 0, free: 0 });
  });

  it('is for whoever is 18 on that day', () => {
    expect(isOldEnough('2008-11-28', '2026-11-27')).toBe(false);
    expect(isOldEnough('2008-11-27', '2026-11-27')).toBe(true);
    expect(isOldEnough('2008-02-29', '2026-02-28')).toBe(false);
    expect(isOldEnough('2008-02-29', '2026-03-01')).toBe(true);
    expect(isOldEnough(null, '2026-11-27')).toBe(true);
  });
});
