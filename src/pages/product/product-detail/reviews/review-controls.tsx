import { Chip, CompactSelect, Inline, RemovableChip, Text } from '#design-system/index.ts';
import { useHydrated } from '#src/hooks/use-actor-value.ts';
import { reviewsText as text } from './text.ts';
import { isNarrowed, sortBy, toggleMedia, toggleRating, type ReviewFilter, type ReviewSort } from './review-filter.ts';
import * as styles from './reviews.css.ts';

const sorts: readonly ReviewSort[] = ['NEW', 'HELPFUL', 'RATING_DESC', 'RATING_ASC'];

interface ReviewControlsProps {
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  /** Reviews that fit; undefined while that is not known. */
  readonly found: number | undefined;
}

/** What the list is narrowed to and its order. */
export function ReviewControls({ filter, onFilter, found }: ReviewControlsProps) {
  const { rating, withMedia = false, sort = 'NEW' } = filter;
  // Of a section that waits, a browser lays out all for the sake of a field in it, which it might fill in.
  const isHydrated = useHydrated();
  const chooseSort = (value: string) => {
    const chosen = sorts.find((each) => each === value);
    if (chosen) onFilter(sortBy(filter, chosen));
  };
  return (
    <div className={styles.controls}>
      <Inline gap="xs" align="centre" wrap>
        <Chip selected={withMedia} onToggle={() => onFilter(toggleMedia(filter))}>
          {text.withPictures}
        </Chip>
        {rating !== undefined && (
          <RemovableChip removeLabel={text.anyStars(rating)} onRemove={() => onFilter(toggleRating(filter, rating))}>
            {text.stars(rating)}
          </RemovableChip>
        )}
      </Inline>
      <div className={styles.order}>
        <div role="status">
          {found !== undefined && isNarrowed(filter) && (
            <Text size="small" tone="muted" numbers>
              {text.found(found)}
            </Text>
          )}
        </div>
        {isHydrated && (
          <CompactSelect
            label={text.sort}
            options={sorts.map((value) => ({ value, label: text.sorts[value] }))}
            value={sort}
            onChange={({ target }) => chooseSort(target.value)}
          />
        )}
      </div>
    </div>
  );
}
