import type { BuyType } from './cart-lines.ts';

/** The kinds of promotions, as rows and operators name them. */
export const promotionTypes = [
  'FLASH_SALE',
  'EARLY_BIRD',
  'EARLY_BIRD_CAMPAIGN',
  'INTEREST',
  'CROWDFUND',
  'SUIT',
  'NEW_USER',
  'DOLL_MACHINE',
  'EVENT',
  'GIVEAWAY',
] as const;
export type PromotionType = (typeof promotionTypes)[number];

/** The buy type of the lines that a promotion of a type sells by its items. */
export const itemBuyTypes = { FLASH_SALE: 1, EARLY_BIRD: 2, NEW_USER: 5 } as const satisfies Partial<
  Record<PromotionType, BuyType>
>;

/** What staff decided of a promotion; everything else of its life follows from the clock and from its quota. */
export type PromotionStatus = 'DRAFT' | 'SCHEDULED' | 'ENDED' | 'ARCHIVED';

/** Where a promotion stands in one market at one moment. */
export const promotionPhases = ['DRAFT', 'SCHEDULED', 'WARMUP', 'LIVE', 'SOLD_OUT', 'ENDED', 'ARCHIVED'] as const;
export type PromotionPhase = (typeof promotionPhases)[number];

/** When a promotion is shown, begins and is over in one market; epoch ms, the end is the first instant without it. */
export interface PromotionWindow {
  /** From then on it is announced; null where it is not announced before it begins. */
  readonly previewTime: number | null;
  readonly startTime: number;
  readonly endTime: number;
}

/** A promotion, or the draw of a giveaway, by its name. */
export interface ShownThing {
  readonly type: PromotionType | 'DRAW';
  readonly promoId: string;
  readonly handle: string;
}
