import type { PromotionType } from '#rules/promotion-states.ts';

const kind: Readonly<Record<PromotionType, string>> = {
  EVENT: 'Events',
  FLASH_SALE: 'Flash sale',
  SUIT: 'Bundles',
  EARLY_BIRD: 'Early bird',
  EARLY_BIRD_CAMPAIGN: 'Reserve early',
  CROWDFUND: 'Crowdfunding',
  INTEREST: 'Coming next',
  GIVEAWAY: 'Prize draws',
  DOLL_MACHINE: 'Doll machine',
  NEW_USER: 'First order',
};

export const promotionWaysText = {
  kinds: 'Kinds of offers',
  kind,
  title: 'More offers',
  all: 'See what is on',
} as const;
