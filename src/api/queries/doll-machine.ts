import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../envelope.ts';
import { keepGuestData, shopKey, type Shop } from '../shop.ts';

/** The machine of the market; a member sees what a guest was shown until the own standing comes. */
export const dollMachineView = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, 'doll-machine', 'view'),
    queryFn: ({ signal }) => unwrap(shop.client.GET('/app-mall/v1/prom/doll-machine', { signal })),
    placeholderData: keepGuestData(shopKey(shop, 'doll-machine', 'view')),
  });
