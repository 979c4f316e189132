import { type RatingSummary, summariseRatings } from '#rules/ratings.ts';
import { backlights } from './reviews/backlights.ts';
import { bulbsAndCeiling } from './reviews/bulbs-and-ceiling.ts';
import { controls } from './reviews/controls.ts';
import { floorLamps } from './reviews/floor-lamps.ts';
import { outdoor } from './reviews/outdoor.ts';
import { panels } from './reviews/panels.ts';
import { strips } from './reviews/strips.ts';
import { tableLamps } from './reviews/table-lamps.ts';
import type { ProductReviews, ReviewSeed } from './types.ts';

const reviews: ProductReviews = {
  ...strips,
  ...backlights,
  ...panels,
  ...floorLamps,
  ...tableLamps,
  ...bulbsAndCeiling,
  ...outdoor,
  ...controls,
};

/** The products that somebody has reviewed. */
export const reviewedSpus: readonly string[] = Object.keys(reviews);

/** None for what is announced and ships later. */
export function reviewsOf(spu: string): readonly ReviewSeed[] {
  return reviews[spu] ?? [];
}

export function ratingOf(spu: string): RatingSummary {
  return summariseRatings(reviewsOf(spu).map(([rating]) => ({ rating, reviews: 1 })));
}
