import { describe, expect, it } from 'vitest';
import { reviewBodyMaxLength, reviewTitleMaxLength } from '#rules/limits.ts';
import { waitsForModeration } from '#rules/review-moderation.ts';
import { products } from './products.ts';
import { ratingOf, reviewedSpus, reviewsOf } from './reviews.ts';
import { authors } from './reviews/authors.ts';

const released = products.filter(({ releasedDaysAgo }) => releasedDaysAgo > 0).map(({ spu }) => spu);
const all = reviewedSpus.flatMap(reviewsOf);

describe('the reviews of the catalogue', () => {
  it('are 189, of every product that is out', () => {
    expect(reviewedSpus.toSorted()).toEqual(released.toSorted());
    expect(all).toHaveLength(189);
  });

  it.each(released)('of %s are enough for a list, and neither all praise nor a warning', (spu) => {
    const { avg, count, hist } = ratingOf(spu);
    expect(count).toBeGreaterThanOrEqual(4);
    expect(count).toBeLessThanOrEqual(14);
    expect(avg).toBeGreaterThanOrEqual(4.2);
    expect(hist.filter((reviews) => reviews > 0).length).toBeGreaterThan(1);
  });

  it('say something different each time', () => {
    for (const texts of [all.map(([, title]) => title), all.map(([, , body]) => body)]) {
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('could have been written in this shop, and would have been shown at once', () => {
    for (const [, title, body] of all) {
      expect(title.length).toBeLessThanOrEqual(reviewTitleMaxLength);
      expect(body.length).toBeLessThanOrEqual(reviewBodyMaxLength);
      expect([title, waitsForModeration({ title, body, media: 0 })]).toEqual([title, false]);
    }
  });

  it('are answered where somebody was let down', () => {
    for (const [stars, title, , reply] of all) {
      if (stars <= 2) expect([title, reply]).not.toEqual([title, undefined]);
    }
  });

  it('are signed with names that differ within a product', () => {
    expect(new Set(authors).size).toBe(authors.length);
    expect(authors.length).toBeGreaterThan(14);
  });
});
