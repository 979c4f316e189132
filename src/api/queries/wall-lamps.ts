import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

const key = (shop: Shop) => shopKey(shop, 'catalogue', 'on-wall');

/** The variants that can be seen on a photograph of a room. */
export const wallLamps = (shop: Shop) =>
  queryOptions({
    queryKey: key(shop),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/product/on-wall', { signal })),
    placeholderData: keepGuestData(key(shop)),
  });
