import { infiniteQueryOptions } from '@tanstack/react-query';
import { unwrap } from '#src/api/envelope.ts';
import { shopKey, type Shop } from '#src/api/shop.ts';

/** What the member has received of a product, page by page. */
export const purchases = (shop: Shop, spu: string) =>
  infiniteQueryOptions({
    queryKey: shopKey(shop, 'order', 'purchases', spu),
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/order/purchase/list', { params: { query: { spu, pageNo: pageParam } }, signal }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ pageNo, pageSize, total }) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
  });
