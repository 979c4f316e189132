import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Heading, SkeletonText, Stack, Text } from '#design-system/index.ts';
import type { components } from '#openapi/types.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { reviewPages } from '../../parts/queries.ts';
import { reviewsText as text } from './text.ts';
import { ReviewControls } from './review-controls.tsx';
import type { ReviewFilter } from './review-filter.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { ReviewsFailed } from './reviews-failed.tsx';
import * as styles from './reviews.css.ts';

interface ReviewsProps {
  readonly spu: string;
  /** The newest reviews as every guest sees them: what the page was rendered with. */
  readonly newest: components['schemas']['ReviewPage'] | undefined;
  /** When they were read, epoch ms of this device. */
  readonly readAt: number;
  /** It answers to presses. */
  readonly onShown: () => void;
}

/** The rating of a product, what it is made of, and the reviews themselves. The link beside the title leads here. */
export function Reviews({ spu, newest, readAt, onShown }: ReviewsProps) {
  useEffect(onShown, [onShown]);
  const shop = useShop();
  const [filter, setFilter] = useState<ReviewFilter>({});
  const isWhole = Object.keys(filter).length === 0;
  const first = newest && { pages: [newest], pageParams: [{ pageNo: newest.pageNo, pageSize: newest.pageSize }] };
  const query = useInfiniteQuery({
    ...reviewPages(shop, { spu, ...filter }),
    // For a member they are old from the start, and the server is asked anew: it knows what they voted for.
    ...(isWhole && first && { initialData: first, initialDataUpdatedAt: shop.member === null ? readAt : 0 }),
  });
  const { data } = query;
  const summary = (data ?? first)?.pages.at(-1)?.summary;

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
            <ReviewControls filter={filter} onFilter={setFilter} found={data?.pages[0]?.total} />
            {data ? (
              <ReviewList
                key={JSON.stringify(filter)}
                spu={spu}
                data={data}
                query={query}
                filter={filter}
                onFilter={setFilter}
              />
            ) : (
              <ReviewsFailed retry={query.refetch} />
            )}
          </Stack>
        </div>
      )}
    </section>
  );
}
