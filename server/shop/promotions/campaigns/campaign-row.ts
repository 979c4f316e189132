import type { Selectable } from 'kysely';
import { promotionPhase } from '#machines/promotion/move.ts';
import type { CampaignTimes } from '#rules/campaign-phases.ts';
import { type Site, sites } from '#rules/markets.ts';
import type { PromotionPhase } from '#rules/promotion-states.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';

export type CampaignRow = Selectable<Schema['promotions']>;
type WindowRow = Selectable<Schema['promotion_windows']>;

/** What a promotion of the type EVENT has in its `config`: when its last chance begins, epoch ms by market. */
export interface CampaignConfig {
  readonly lastChance: Readonly<Partial<Record<Site, number>>>;
}

export interface StoredCampaign {
  readonly row: CampaignRow;
  readonly times: ReadonlyMap<Site, CampaignTimes>;
}

/** A campaign with its times by market; undefined where no event has the handle. */
export async function readCampaignRow(db: Db | Tx, handle: string): Promise<StoredCampaign | undefined> {
  const row = await db
    .selectFrom('promotions')
    .selectAll()
    .where('handle', '=', handle)
    .where('type', '=', 'EVENT')
    .executeTakeFirst();
  if (!row) return undefined;
  const windows = await db.selectFrom('promotion_windows').selectAll().where('promo_id', '=', row.promo_id).execute();
  const inOrder = windows.toSorted((a, b) => sites.indexOf(a.site) - sites.indexOf(b.site));
  const { lastChance }: CampaignConfig = JSON.parse(row.config);
  return { row, times: new Map(inOrder.map((window) => [window.site, timesOf(window, lastChance)])) };
}

const timesOf = (window: WindowRow, lastChance: CampaignConfig['lastChance']): CampaignTimes => ({
  previewTime: window.preview_time,
  startTime: window.start_time,
  lastChanceTime: lastChance[window.site] ?? null,
  endTime: window.end_time,
});

/** Where a campaign stands in a market. */
export const phaseOf = ({ status }: CampaignRow, times: CampaignTimes, now: number): PromotionPhase =>
  promotionPhase({ status, ...windowOf(times) }, now);

const windowOf = ({ previewTime, startTime, endTime }: CampaignTimes) => ({ previewTime, startTime, endTime });
