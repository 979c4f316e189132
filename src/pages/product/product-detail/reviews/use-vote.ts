import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { components } from '#openapi/types.ts';
import { useNotify, useWithActors } from '#src/actors/use-actors.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { unwrap } from '#src/api/envelope.ts';
import { reviewListsKey } from '../../parts/queries.ts';

type Review = components['schemas']['Review'];
type Pages = InfiniteData<components['schemas']['ReviewPage']>;
type Count = Pick<Review, 'reviewId' | 'helpful' | 'voted'>;

const withCount = (data: Pages | undefined, count: Count): Pages | undefined =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      list: page.list.map((review) => (review.reviewId === count.reviewId ? { ...review, ...count } : review)),
    })),
  };

/**
 * Finds a review helpful, or no longer: shown at once, then as the server counts it, and as before where the server
 * refuses. A guest logs in first and comes back to the reviews.
 */
export function useVote(spu: string) {
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const withActors = useWithActors();
  const show = (count: Count) =>
    data.setQueriesData<Pages>({ queryKey: reviewListsKey(shop, spu) }, (pages) => withCount(pages, count));
  const vote = useMutation({
    mutationFn: ({ reviewId, voted }: Review) =>
      unwrap(shop.client.POST('/app-mall/v1/review/helpful', { body: { reviewId, helpful: !voted } })),
    onMutate: ({ reviewId, helpful, voted }) => show({ reviewId, helpful: helpful + (voted ? -1 : 1), voted: !voted }),
    onSuccess: show,
    onError: ({ message }, { reviewId, helpful, voted }) => {
      show({ reviewId, helpful, voted });
      notify({ text: message, tone: 'warning' });
    },
  });
  return (review: Review) => {
    if (shop.member !== null) {
      if (!vote.isPending) vote.mutate(review);
      return;
    }
    const { pathname, search } = window.location;
    withActors(({ session }) => session.send({ type: 'login.request', path: `${pathname}${search}#reviews` }));
  };
}
