import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reachedSteps, summariseRatings } from './ratings.ts';

const of = (...ratings: number[]) => summariseRatings(ratings.map((rating) => ({ rating, reviews: 1 })));

describe('the reviews of a product', () => {
  it('come to nothing where there are none', () => {
    expect(summariseRatings([])).toEqual({ avg: 0, count: 0, hist: [0, 0, 0, 0, 0] });
  });

  it('come to an average with one decimal, half rounded up', () => {
    expect(of(5, 4, 4).avg).toBe(4.3);
    expect(of(5, 5, 4).avg).toBe(4.7);
    expect(of(5, 4, 4, 4).avg).toBe(4.3);
    expect(of(1).avg).toBe(1);
  });

  it('count from one star to five', () => {
    expect(of(1, 5, 5, 3).hist).toEqual([1, 0, 1, 0, 2]);
    expect(summariseRatings([{ rating: 4, reviews: 12 }])).toEqual({ avg: 4, count: 12, hist: [0, 0, 0, 12, 0] });
  });

  it('are all in the histogram, and their average lies between the worst and the best', () => {
    const ratings = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(ratings, (stars) => {
        const { avg, count, hist } = of(...stars);
        expect(hist.reduce((sum, reviews) => sum + reviews, 0)).toBe(count);
        expect(count).toBe(stars.length);
        expect(avg).toBeGreaterThanOrEqual(Math.min(...stars));
        expect(avg).toBeLessThanOrEqual(Math.max(...stars));
      }),
    );
  });
});

describe('the rating filter', () => {
  it.each([
    [3.9, []],
    [4, ['from-4']],
    [4.4, ['from-4']],
    [4.5, ['from-4.5', 'from-4']],
    [5, ['from-4.5', 'from-4']],
  ])('finds an average of %s under %j', (average, values) => {
    expect(reachedSteps(average).map(({ value }) => value)).toEqual(values);
  });
});
