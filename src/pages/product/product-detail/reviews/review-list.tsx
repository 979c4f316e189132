import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, EmptyState, Inline, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { reviewsText as text } from './text.ts';
import { unfiltered, type ReviewFilter } from './review-filter.ts';
import { ReviewItem } from './review-item.tsx';
import { ReviewsFailed } from './reviews-failed.tsx';
import * as styles from './reviews.css.ts';

interface ReviewListProps {
  readonly spu: string;
  readonly data: InfiniteData<components['schemas']['ReviewPage']>;
  readonly query: UseInfiniteQueryResult<InfiniteData<components['schemas']['ReviewPage']>>;
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
}

const focusWhereItIs = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/** Reviews, and more of them on a press: the focus goes to the first that came, the view stays. */
export function ReviewList({ spu, data, query, filter, onFilter }: ReviewListProps) {
  const [firstOfMore, setFirstOfMore] = useState<number>();
  const { isPlaceholderData, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const { pages } = data;
  // A review that is written meanwhile moves the others on: one can come on two pages.
  const reviews = [...new Map(pages.flatMap(({ list }) => list).map((each) => [each.reviewId, each])).values()];
  const total = pages.at(-1)?.total ?? 0;

  if (reviews.length === 0) {
    return (
      <EmptyState
        headingLevel={3}
        title={text.noMatch.title}
        actions={
          <Button tone="outline" size="s" onClick={() => onFilter(unfiltered(filter))}>
            {text.noMatch.action}
          </Button>
        }
      />
    );
  }
  const showMore = () => {
    setFirstOfMore(reviews.length);
    // More of them would end the request for those that a member sees as a guest does until then.
    if (query.isRefetching) void refetch({ cancelRefetch: false }).then(() => fetchNextPage());
    else void fetchNextPage();
  };
  return (
    <>
      <ul className={styles.list} aria-label={text.title} aria-busy={isPlaceholderData}>
        {reviews.map((review, index) => (
          <li
            key={review.reviewId}
            className={styles.item}
            tabIndex={-1}
            ref={index === firstOfMore ? focusWhereItIs : undefined}
          >
            <ReviewItem spu={spu} review={review} />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && <ReviewsFailed retry={fetchNextPage} />}
      {hasNextPage && !isFetchNextPageError && (
        <Inline gap="m" align="centre" wrap>
          <Button tone="outline" loading={isFetchingNextPage} onClick={showMore}>
            {text.more}
          </Button>
          <Text size="small" tone="muted" numbers>
            {text.shown(reviews.length, total)}
          </Text>
        </Inline>
      )}
    </>
  );
}
