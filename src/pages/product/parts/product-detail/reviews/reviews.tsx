import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useState } from 'react';
import { Heading, SkeletonText, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { OfflineNote } from '#src/widgets/offline-note.tsx';
import { reviewPages } from '../../../queries.ts';
import { reviewsText as text } from '../../../text/reviews.ts';
import { ReviewControls } from './review-controls.tsx';
import type { ReviewFilter } from './review-filter.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { ReviewsFailed } from './reviews-failed.tsx';
import * as styles from './reviews.css.ts';

interface ReviewsProps {
  readonly spu: string;
  /** The newest reviews, as the page was rendered with them. */
  readonly first: InfiniteData<components['schemas']['ReviewPage']> | undefined;
}

/** The rating of a product, what it is made of, and the reviews themselves. The link beside the title leads here. */
export function Reviews({ spu, first }: ReviewsProps) {
  const [filter, setFilter] = useState<ReviewFilter>({});
  const query = useInfiniteQuery(reviewPages(useShop(), { spu, ...filter }));
  const summary = (query.data ?? first)?.pages.at(-1)?.summary;

  return (
    <section id="reviews" tabIndex={-1} aria-labelledby="reviews-title" className={styles.root}>
      <Heading level={2} id="reviews-title">
        {text.title}
      </Heading>
      {!summary && query.isError && <ReviewsFailed retry={query.refetch} />}
      {!summary && !query.isError && (
        <Stack loadingLabel={text.loading}>
          <SkeletonText lines={6} />
        </Stack>
      )}
      {summary?.count === 0 && <Text tone="muted">{text.empty}</Text>}
      {summary !== undefined && summary.count > 0 && (
        <div className={styles.columns}>
          <ReviewSummary summary={summary} filter={filter} onFilter={setFilter} />
          <Stack gap="m">
            <OfflineNote readAt={query.dataUpdatedAt} />
            <ReviewControls filter={filter} onFilter={setFilter} found={query.data?.pages[0]?.total} />
            {query.data ? (
              <ReviewList key={JSON.stringify(filter)} spu={spu} query={query} filter={filter} onFilter={setFilter} />
            ) : (
              <ReviewsFailed retry={query.refetch} />
            )}
          </Stack>
        </div>
      )}
    </section>
  );
}
