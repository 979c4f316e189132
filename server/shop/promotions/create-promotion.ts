import type { Site } from '#rules/markets.ts';
import type { PromotionStatus, PromotionType, PromotionWindow } from '#rules/promotion-states.ts';
import type { Tx } from '#server/db/schema.ts';

export interface NewPromotion {
  readonly promoId: string;
  readonly type: PromotionType;
  readonly handle: string;
  readonly title: string;
  readonly summary?: string;
  /** What its type needs besides; becomes JSON. */
  readonly config?: object;
  readonly status: PromotionStatus;
  /** By market; one without a window does not have the promotion. */
  readonly windows: Readonly<Partial<Record<Site, PromotionWindow>>>;
}

/** Writes a promotion with its windows; one that is there already stays as it is. @returns whether it is new */
export async function createPromotion(tx: Tx, promotion: NewPromotion, now: number): Promise<boolean> {
  const { promoId, type, handle, title, summary = '', config = {}, status, windows } = promotion;
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('promotions')
    .values({
      ...{ promo_id: promoId, type, handle, title, summary, image: null, config: JSON.stringify(config), status },
      ...{ created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (inserted !== 1n) return false;
  const rows = Object.entries(windows).map(([site, { previewTime, startTime, endTime }]) => ({
    ...{ promo_id: promoId, site: site as Site, preview_time: previewTime },
    ...{ start_time: startTime, end_time: endTime },
  }));
  if (rows.length > 0) await tx.insertInto('promotion_windows').values(rows).execute();
  return true;
}
