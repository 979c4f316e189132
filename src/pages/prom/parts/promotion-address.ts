import { href } from '#src/routing/href.ts';
import type { ActivityCard } from './activity-queries.ts';
import { eventAddress } from './event-address.ts';

/** The address of a promotion by its type; a type that gets a page does not compile without a line. */
const addresses: Readonly<Record<ActivityCard['type'], (handle: string) => string>> = {
  EVENT: (handle) => eventAddress.get(handle) ?? href('/prom/activity-making/:handle', { handle }),
  FLASH_SALE: () => href('/prom/flash-sale'),
};

/** Where a promotion is shown. */
export const promotionAddress = ({ type, handle }: Pick<ActivityCard, 'type' | 'handle'>): string =>
  addresses[type](handle);
