import { href } from '#src/routing/href.ts';
import type { ActivityCard } from './activity-queries.ts';
import { eventAddress } from './event-address.ts';
import { giveawayAddress } from './giveaway-address.ts';

type Named = Pick<ActivityCard, 'promoId' | 'handle'>;

/** The address of a promotion by its type; a type that gets a page does not compile without a line. */
const addresses: Readonly<Record<ActivityCard['type'], (named: Named) => string>> = {
  EVENT: ({ handle }) => eventAddress.get(handle) ?? href('/prom/activity-making/:handle', { handle }),
  FLASH_SALE: () => href('/prom/flash-sale'),
  EARLY_BIRD_CAMPAIGN: ({ promoId: id }) => href('/prom/early-bird-campaign-detail', { id }),
  EARLY_BIRD: ({ promoId: id }) => href('/prom/early-bird-activity-detail', { id }),
  INTEREST: ({ promoId: projectId }) => href('/prom/early-Interest-detail', { projectId }),
  CROWDFUND: ({ promoId: id }) => href('/prom/new-product-crown-detail', { id }),
  NEW_USER: () => href('/prom/new-user'),
  GIVEAWAY: ({ handle }) => giveawayAddress(handle),
};

/** Where a promotion is shown. */
export const promotionAddress = ({ type, ...named }: Named & Pick<ActivityCard, 'type'>): string =>
  addresses[type](named);
