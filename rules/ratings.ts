/** How many reviews gave so many stars. */
export interface StarCount {
  readonly rating: number;
  readonly reviews: number;
}

export interface RatingSummary {
  /** With one decimal; 0 where nobody has rated. */
  readonly avg: number;
  readonly count: number;
  /** Reviews with one, two … five stars. */
  readonly hist: readonly number[];
}

const stars = [1, 2, 3, 4, 5] as const;

/**
 * What the reviews of a product come to. The average is rounded here and nowhere else, so that what is shown, what is
 * sorted by and what is filtered by are one number.
 */
export function summariseRatings(counts: readonly StarCount[]): RatingSummary {
  const hist = stars.map((star) =>
    counts.reduce((sum, { rating, reviews }) => (rating === star ? sum + reviews : sum), 0),
  );
  const count = hist.reduce((sum, reviews) => sum + reviews, 0);
  const total = hist.reduce((sum, reviews, index) => sum + reviews * (index + 1), 0);
  return { avg: count === 0 ? 0 : Math.round((total * 10) / count) / 10, count, hist };
}

export interface RatingStep {
  readonly value: string;
  readonly label: string;
  readonly from: number;
}

/** The steps of the rating filter; a product counts for every one its average reaches. */
const ratingSteps: readonly RatingStep[] = [
  { value: 'from-4.5', label: '4.5 and up', from: 4.5 },
  { value: 'from-4', label: '4 and up', from: 4 },
];

export function reachedSteps(average: number): readonly RatingStep[] {
  return ratingSteps.filter(({ from }) => average >= from);
}
