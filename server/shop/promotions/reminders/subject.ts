import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { promotionPhase } from '#machines/promotion/move.ts';
import type { Site } from '#rules/markets.ts';
import type { PromotionPhase, PromotionType } from '#rules/promotion-states.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import { type ItemRow, rowsByIds, sellingOf, timesOf } from '../quota/item-rows.ts';

/** What a reminder is about: an item, or all that a promotion brings to a market. */
export type Subject = { readonly promoItemId: string } | { readonly promoId: string; readonly site: Site };

/** The reminders about a subject. */
export const about =
  (subject: Subject) =>
  (row: ExpressionBuilder<Schema, 'promo_reminders'>): ExpressionWrapper<Schema, 'promo_reminders', SqlBool> =>
    'promoItemId' in subject
      ? row('promo_item_id', '=', subject.promoItemId)
      : row.and([row('promo_id', '=', subject.promoId), row('site', '=', subject.site)]);

interface SubjectState {
  readonly site: Site;
  readonly startTime: number;
  /** HIDDEN is what nobody may know of yet, or no more. */
  readonly state: 'HIDDEN' | 'BEFORE' | 'BEGUN' | 'OVER';
}

export interface RemindedItem extends SubjectState {
  readonly item: ItemRow;
}

export interface RemindedPromotion extends SubjectState {
  readonly promotion: {
    readonly promoId: string;
    readonly type: PromotionType;
    readonly handle: string;
    readonly title: string;
  };
}

/** Undefined where there is no such thing in any market, or not in this one. */
export function readSubject(
  db: Db | Tx,
  subject: Subject,
  now: number,
): Promise<RemindedItem | RemindedPromotion | undefined> {
  return 'promoItemId' in subject ? readItem(db, subject.promoItemId, now) : readPromotion(db, subject, now);
}

const itemStates = { BEFORE: 'BEFORE', NOW: 'BEGUN', OVER: 'OVER' } as const;

async function readItem(db: Db | Tx, id: string, now: number): Promise<RemindedItem | undefined> {
  const item = (await rowsByIds(db, { ids: [id] })).find(({ promo_item_id: each }) => each === id);
  if (!item) return undefined;
  return { item, site: item.site, startTime: timesOf(item).startTime, state: itemStates[sellingOf(item, now)] };
}

const promotionStates = {
  ...{ DRAFT: 'HIDDEN', SCHEDULED: 'HIDDEN', ARCHIVED: 'HIDDEN' },
  ...{ WARMUP: 'BEFORE', LIVE: 'BEGUN', SOLD_OUT: 'BEGUN', ENDED: 'OVER' },
} as const satisfies Record<PromotionPhase, SubjectState['state']>;

async function readPromotion(
  db: Db | Tx,
  { promoId, site }: { readonly promoId: string; readonly site: Site },
  now: number,
): Promise<RemindedPromotion | undefined> {
  const row = await db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['type', 'handle', 'title', 'status', 'preview_time', 'start_time', 'end_time'])
    .where('promotions.promo_id', '=', promoId)
    .where('site', '=', site)
    .executeTakeFirst();
  if (!row) return undefined;
  const { type, handle, title, status, start_time: startTime } = row;
  const phase = promotionPhase({ status, previewTime: row.preview_time, startTime, endTime: row.end_time }, now);
  return { site, startTime, state: promotionStates[phase], promotion: { promoId, type, handle, title } };
}
