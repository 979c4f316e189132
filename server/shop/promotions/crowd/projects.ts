import { sql } from 'kysely';
import { crowdPhase } from '#machines/crowd/move.ts';
import type { components } from '#openapi/types.ts';
import type { CrowdGoal, CrowdPhase } from '#rules/crowd.ts';
import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import type { ItemRow } from '../quota/item-rows.ts';

type Detail = components['schemas']['CrowdDetail'];

/** What a promotion of the type CROWDFUND keeps in its config. */
export interface CrowdConfig extends Pick<Detail, 'story' | 'numbers' | 'risks'> {
  readonly drawing: components['schemas']['CrowdDrawing'];
  /** The product that questions are asked about; absent where there is none like it. */
  readonly questionsSpu?: string;
}

/** Crowdfunding projects with their windows, one row for each market. */
export const projectRows = (db: Db) =>
  db
    .selectFrom('crowd_projects')
    .innerJoin('promotions', 'promotions.promo_id', 'crowd_projects.promo_id')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'crowd_projects.promo_id')
    .select([
      'crowd_projects.promo_id',
      'crowd_projects.status',
      'crowd_projects.goal_kind',
      'crowd_projects.goal_value',
      'crowd_projects.milestones',
      'promotions.title',
      'promotions.summary',
      'promotions.image',
      'promotions.config',
      'promotion_windows.site',
      'promotion_windows.start_time',
      'promotion_windows.end_time',
    ]);

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof projectRows>['execute']>>[number];

export const goalOf = ({
  goal_kind: kind,
  goal_value: value,
}: Pick<ProjectRow, 'goal_kind' | 'goal_value'>): CrowdGoal => ({
  kind,
  value: Number(value),
});

export const phaseOf = (
  { status, start_time: startTime, end_time: endTime }: Pick<ProjectRow, 'status' | 'start_time' | 'end_time'>,
  now: number,
): CrowdPhase => crowdPhase({ status, startTime, endTime }, now);

const pledgedFrom = (db: Db) =>
  db
    .selectFrom('promo_items')
    .innerJoin('crowd_tiers', 'crowd_tiers.promo_item_id', 'promo_items.promo_item_id')
    .innerJoin('skus', 'skus.sku', 'promo_items.sku')
    .innerJoin('sku_markets', (join) =>
      join.onRef('sku_markets.sku', '=', 'promo_items.sku').onRef('sku_markets.site', '=', 'promo_items.site'),
    )
    .select([
      'promo_items.promo_item_id',
      'promo_items.promo_id',
      'promo_items.site',
      'promo_items.sku',
      'promo_items.amount',
      'promo_items.quota',
      'promo_items.per_buyer_limit',
      'crowd_tiers.title',
      'crowd_tiers.ship_month',
      'skus.spu',
      'sku_markets.list_amount',
    ])
    .select((row) =>
      row
        .selectFrom('promo_item_buckets')
        .select((bucket) => bucket.fn.sum<number | string | null>('remaining').as('left'))
        .whereRef('promo_item_buckets.promo_item_id', '=', 'promo_items.promo_item_id')
        .as('left'),
    );

export type TierRow = Awaited<ReturnType<ReturnType<typeof pledgedFrom>['execute']>>[number];

/** The tiers of some projects in a market, each project's in its own order. */
export async function readTiers(db: Db, site: Site, promoIds: readonly string[]): Promise<TierRow[]> {
  if (promoIds.length === 0) return [];
  return pledgedFrom(db)
    .where('promo_items.promo_id', 'in', promoIds)
    .where('promo_items.site', '=', site)
    .orderBy('promo_items.promo_id')
    .orderBy('promo_items.sort')
    .execute();
}

export interface Tier {
  readonly tier: TierRow;
  readonly project: ProjectRow;
}

/** A tier with its project; undefined where the market has none of that name. */
export async function findTier(db: Db, site: Site, promoItemId: string): Promise<Tier | undefined> {
  const tier = await pledgedFrom(db)
    .where('promo_items.promo_item_id', '=', promoItemId)
    .where('promo_items.site', '=', site)
    .executeTakeFirst();
  if (tier === undefined) return undefined;
  const project = await projectRows(db)
    .where('crowd_projects.promo_id', '=', tier.promo_id)
    .where('promotion_windows.site', '=', site)
    .executeTakeFirst();
  return project && { tier, project };
}

/** Pieces of a tier that nobody holds or has pledged. */
export const leftOfTier = ({ left }: Pick<ItemRow, 'left'>): number => Number(left ?? 0);

/** The months in which the pledges among some items are sent, by item. */
export async function readShipMonths(db: Db, promoItemIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (promoItemIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('crowd_tiers')
    .select(['promo_item_id', 'ship_month'])
    .where('promo_item_id', 'in', promoItemIds)
    .execute();
  return new Map(rows.map(({ promo_item_id: item, ship_month: month }) => [item, month]));
}

/** Lists show what takes pledges in front, then what is reached, comes, is sent, is done and has failed. */
export const rankOf = (now: number) => sql<number>`case
  when crowd_projects.status = 'OPEN' and start_time <= ${now} then 0
  when crowd_projects.status in ('SUCCEEDED', 'PRODUCING') then 1
  when crowd_projects.status = 'OPEN' then 2
  when crowd_projects.status = 'SHIPPING' then 3
  when crowd_projects.status = 'DONE' then 4
  else 5 end`;
