import { classNames } from '#design-system/foundations/class-names.ts';
import { Rating, Text, VisuallyHidden } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { productText } from '#src/text/product.ts';
import { reviewsText as text } from './text.ts';
import { toggleRating, type ReviewFilter } from './review-filter.ts';
import * as styles from './reviews.css.ts';

const width = 100;

interface ReviewSummaryProps {
  readonly summary: components['schemas']['ReviewSummary'];
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
}

/** The average and how it comes about. A bar shows the reviews with its stars alone, and pressed again all of them. */
export function ReviewSummary({ summary: { avg, count, hist }, filter, onFilter }: ReviewSummaryProps) {
  const most = Math.max(...hist);
  const bars = hist.map((reviews, index) => ({ rating: index + 1, reviews })).toReversed();
  return (
    <div className={styles.summary}>
      <div className={styles.average}>
        <span className={styles.number} aria-hidden="true">
          {avg.toFixed(1)}
        </span>
        <Rating value={avg} label={productText.rating(avg, count)} text={text.counted(count)} />
      </div>
      <ul aria-label={text.histogram}>
        {bars.map(({ rating, reviews }) => (
          <li key={rating}>
            <button
              type="button"
              className={styles.bar}
              aria-pressed={filter.rating === rating}
              onClick={() => onFilter(toggleRating(filter, rating))}
            >
              <VisuallyHidden>{text.bar(rating, reviews, count)}</VisuallyHidden>
              <span className={styles.barStars} aria-hidden="true">
                {rating}
              </span>
              <svg
                className={styles.track}
                viewBox={`0 0 ${width} 8`}
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <rect
                  className={classNames(styles.share, filter.rating === rating && styles.chosen)}
                  width={(reviews / most) * width}
                  height="8"
                />
              </svg>
              <span className={styles.barCount} aria-hidden="true">
                {reviews}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Text size="small" tone="muted">
        {text.proof}
      </Text>
    </div>
  );
}
