import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { operations } from '#openapi/types.ts';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

type ReviewQuery = Omit<operations['listReviews']['parameters']['query'], 'pageNo' | 'pageSize'>;

/** Those that are read before somebody asks for more. */
const firstPage = { pageNo: 1, pageSize: 3 };
/** The longest page: three, doubled as often as the 50 allow that the server gives at once. */
const mostOnPage = 48;

/** The page after this one; undefined after the last one. */
const pageAfter = ({ pageNo, pageSize, total }: { pageNo: number; pageSize: number; total: number }) =>
  pageNo * pageSize < total ? pageNo + 1 : undefined;

/** What follows as many reviews as were shown: as many again, so that few presses lead to the last of many. */
function moreReviews({ pageNo, pageSize, total }: { pageNo: number; pageSize: number; total: number }) {
  const shown = pageNo * pageSize;
  if (shown >= total) return undefined;
  return shown > mostOnPage ? { pageNo: pageNo + 1, pageSize } : { pageNo: 2, pageSize: shown };
}

/**
 * The first page of the reviews of a product as a guest sees it, for the server and for the first look: it is asked for
 * once, and knows nothing of a member.
 */
export const newestReviews = ({ client, site }: Shop, spu: string) =>
  queryOptions({
    queryKey: shopKey({ client, site, member: null }, 'reviews', 'newest', spu),
    queryFn: async ({ signal }) => {
      const query = { spu, pageSize: firstPage.pageSize };
      const page = await unwrap(client.GET('/app-mall/v1/review/list', { params: { query }, signal }));
      return { ...page, list: page.list.map((review) => ({ ...review, voted: false, own: false })) };
    },
    staleTime: Infinity,
  });

/** The two questions of a product that most readers follow, as a guest sees them. */
export const firstQuestions = ({ client, site }: Shop, spu: string) =>
  queryOptions({
    queryKey: shopKey({ client, site, member: null }, 'questions', 'first', spu),
    queryFn: ({ signal }) =>
      unwrap(
        client.GET('/app-mall/v1/appQuestionAnswer/question/list', { params: { query: { spu, pageSize: 2 } }, signal }),
      ),
    staleTime: Infinity,
  });

/** The bundles on sale that a product is in, the same for everybody. */
export const suitsOfProduct = ({ client, site }: Shop, spu: string) =>
  queryOptions({
    queryKey: shopKey({ client, site, member: null }, 'suit', 'of-product', spu),
    queryFn: ({ signal }) =>
      unwrap(client.GET('/app-mall/v1/prom/suit/of-product', { params: { query: { spu } }, signal })),
    staleTime: Infinity,
  });

/** The key of the lists of reviews of a product. */
export const reviewListsKey = (shop: Shop, spu: string) => shopKey(shop, 'reviews', 'list', spu);

/** The reviews of a product, page after page; what was shown stays while others load. */
export const reviewPages = (shop: Shop, { spu, ...filter }: ReviewQuery) =>
  infiniteQueryOptions({
    queryKey: [...reviewListsKey(shop, spu), filter],
    queryFn: ({ pageParam: page, signal }) => {
      const query = { spu, ...filter, ...page };
      return unwrap(shop.client.GET('/app-mall/v1/review/list', { params: { query }, signal }));
    },
    initialPageParam: firstPage,
    getNextPageParam: moreReviews,
    placeholderData: keepPreviousData,
  });

/** What the member has received of a product, page by page. */
export const purchases = (shop: Shop, spu: string) =>
  infiniteQueryOptions({
    queryKey: shopKey(shop, 'order', 'purchases', spu),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/purchase/list', { params: { query: { spu, pageNo: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: pageAfter,
  });

/** How one piece would be delivered to a country. */
export const shippingEstimate = (shop: Shop, query: operations['estimateShipping']['parameters']['query']) =>
  queryOptions({
    queryKey: shopKey(shop, 'shipping', query),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/shipping/estimate', { params: { query }, signal })),
    // The cut-off moves on.
    staleTime: 60_000,
  });
