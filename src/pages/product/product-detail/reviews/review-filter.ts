import type { operations } from '#openapi/types.ts';

type Query = operations['listReviews']['parameters']['query'];

export type ReviewSort = NonNullable<Query['sort']>;

/** What the list is narrowed to and how it is sorted; empty is what the server renders. */
export type ReviewFilter = Pick<Query, 'rating' | 'withMedia' | 'sort'>;

/** Stars chosen a second time are let go. */
export function toggleRating({ rating, ...filter }: ReviewFilter, chosen: number): ReviewFilter {
  return rating === chosen ? filter : { ...filter, rating: chosen };
}

export function toggleMedia({ withMedia, ...filter }: ReviewFilter): ReviewFilter {
  return withMedia ? filter : { ...filter, withMedia: true };
}

/** The newest come first where nothing is said. */
export function sortBy({ sort: _before, ...filter }: ReviewFilter, sort: ReviewSort): ReviewFilter {
  return sort === 'NEW' ? filter : { ...filter, sort };
}

/** True while some reviews are left out. */
export const isNarrowed = ({ rating, withMedia }: ReviewFilter): boolean => rating !== undefined || withMedia === true;

/** Everything, in the same order. */
export const unfiltered = ({ sort }: ReviewFilter): ReviewFilter => (sort === undefined ? {} : { sort });
