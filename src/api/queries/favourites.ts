import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { shopKey, type Shop } from '../shop.ts';

/** What the member keeps, the newest first, or of it one product. */
export const favourites = (shop: Shop, spu?: string) =>
  queryOptions({
    queryKey: shopKey(shop, 'favourites', ...(spu === undefined ? [] : [spu])),
    queryFn: ({ signal }) =>
      unwrap(
        shop.client.GET('/app-mall/v1/favourite', { params: { query: spu === undefined ? {} : { spu } }, signal }),
      ),
  });
