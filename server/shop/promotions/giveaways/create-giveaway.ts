import type { Site } from '#rules/markets.ts';
import type { PromotionStatus, PromotionWindow } from '#rules/promotion-states.ts';
import type { Tx } from '#server/db/schema.ts';
import type { StoredPicture } from '../../media/picture.ts';
import { createPromotion } from '../create-promotion.ts';
import { emptyCounts } from './entries.ts';
import type { GiveawayConfig } from './giveaway-config.ts';

/** A giveaway with the same times in all of its markets, since it has one draw. */
export interface NewGiveaway extends PromotionWindow {
  readonly handle: string;
  readonly title: string;
  readonly summary: string;
  readonly image: StoredPicture;
  readonly markets: readonly Site[];
  readonly config: GiveawayConfig;
}

/** Writes a giveaway; one with its id or its handle that is there already stays as it is. @returns whether it is new */
export async function createGiveaway(
  tx: Tx,
  { promoId, status, ...giveaway }: NewGiveaway & { readonly promoId: string; readonly status: PromotionStatus },
  now: number,
): Promise<boolean> {
  const { handle, title, summary, image, markets, config, previewTime, startTime, endTime } = giveaway;
  const windows = Object.fromEntries(markets.map((site) => [site, { previewTime, startTime, endTime }]));
  const promotion = { promoId, type: 'GIVEAWAY', handle, title, summary, config, status, windows } as const;
  if (!(await createPromotion(tx, promotion, now))) return false;
  await tx
    .updateTable('promotions')
    .set({ image: JSON.stringify(image) })
    .where('promo_id', '=', promoId)
    .execute();
  await tx.insertInto('giveaway_counts').values(emptyCounts(promoId)).execute();
  return true;
}
