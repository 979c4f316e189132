import type { Site } from '#rules/markets.ts';
import { day } from '#rules/durations.ts';
import type { PromotionStatus } from '#rules/promotion-states.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { createGiveaway } from './create-giveaway.ts';
import type { GiveawayConfig } from './giveaway-config.ts';

interface GiveawayChanges extends Partial<GiveawayConfig> {
  readonly handle?: string;
  readonly markets?: readonly Site[];
  readonly status?: PromotionStatus;
  /** Days from now. */
  readonly opens?: number;
  readonly ends?: number;
}

const picture = { slug: 'wide-patio', alt: 'A patio at dusk' };

/** Steps of every kind, with ten entries of one member at most. */
export const everyStep: GiveawayConfig['steps'] = [
  { action: 'LOG_IN', entries: 1 },
  { action: 'FOLLOW', entries: 1, channel: { name: 'the workshop', url: 'https://social.example/@lampyris' } },
  { action: 'SHARE', entries: 2 },
  {
    ...{ action: 'QUIZ', entries: 2, question: 'Which one stands outside?', answer: 'post' },
    choices: [
      { choiceId: 'dome', label: 'Dome' },
      { choiceId: 'post', label: 'Post' },
    ],
  },
  { action: 'ORDER', entries: 2 },
  { action: 'FREE', entries: 2 },
];

/** Writes a giveaway of US and GB that takes entries since yesterday, for ten days. @returns its id and its handle */
export async function makeGiveaway(
  shop: ShopContext,
  { handle, markets = ['US', 'GB'], status = 'SCHEDULED', opens = -1, ends = 10, ...config }: GiveawayChanges = {},
): Promise<{ readonly promoId: string; readonly handle: string }> {
  const now = shop.clock.now();
  const promoId = shop.newId();
  const named = handle ?? `giveaway-${promoId.toLowerCase()}`;
  const prize = { prizeId: 'first', title: 'A lit garden', image: picture, count: 1 };
  const giveaway = {
    ...{ promoId, handle: named, title: 'Win a lit garden', summary: 'Three prizes.', image: picture, markets, status },
    ...{ previewTime: now + (opens - 1) * day, startTime: now + opens * day, endTime: now + ends * day },
    config: {
      ...{ path: '/prom/new-outdoor-lights-giveaway', steps: everyStep, entryLimit: 10, claimDays: 30 },
      prizes: [{ ...prize, award: { kind: 'PRODUCT' as const, sku: 'LM-DOME-BONE' } }],
      ...{ rules: [], spus: ['LM-DOME'] },
      ...config,
    },
  };
  await withTransaction(shop, 'durable', (tx) => createGiveaway(tx, giveaway, now));
  return { promoId, handle: named };
}
