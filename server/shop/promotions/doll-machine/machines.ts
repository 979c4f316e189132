import type { Selectable } from 'kysely';
import { promotionPhase } from '#machines/promotion/move.ts';
import { isEmpty, type Pool, type PoolPrize } from '#rules/doll-machine.ts';
import { type Site, sites } from '#rules/markets.ts';
import type { PromotionPhase } from '#rules/promotion-states.ts';
import type { Db } from '#server/db/schema.ts';
import type { DollPrizesTable } from '#server/db/tables/doll-machine.ts';

/** What a promotion of the type DOLL_MACHINE keeps in its config. */
export interface DollMachineConfig {
  /** Of a play that is not free. */
  readonly costCoins: number;
  readonly freePlaysPerDay: number;
  /** Plays of one member on a day of theirs. */
  readonly dailyLimit: number;
  /** The weight of nothing, beside those of the prizes. */
  readonly nothing: number;
  /** The prize that comes at the latest with the play of this number. */
  readonly pity: { readonly plays: number; readonly prizeId: string };
}

type Gift =
  | { readonly kind: 'PRODUCT'; readonly sku: string }
  | { readonly kind: 'COUPON'; readonly templateId: string }
  | { readonly kind: 'COINS'; readonly coins: number };

export type DollPrize = PoolPrize & { readonly title: string } & Gift;

/** A machine in one market at one moment. Instants are epoch ms. */
export interface DollMachine {
  readonly machineId: string;
  readonly site: Site;
  readonly config: DollMachineConfig;
  readonly pool: Pool<DollPrize>;
  readonly state: Extract<PromotionPhase, 'LIVE' | 'SOLD_OUT' | 'ENDED'> | 'COMING';
  readonly startTime: number;
  readonly endTime: number;
}

const shownStates: Readonly<Partial<Record<PromotionPhase, DollMachine['state']>>> = {
  WARMUP: 'COMING',
  LIVE: 'LIVE',
  SOLD_OUT: 'SOLD_OUT',
  ENDED: 'ENDED',
};

/** More machines than a market has had. */
const mostMachines = 50;

/**
 * The machine of a market: one that can be played before one that is announced, that before the one that ended last.
 * @param machineId of one of them; the others count for nothing then
 */
export async function findMachine(
  db: Db,
  { site, now, machineId }: { readonly site: Site; readonly now: number; readonly machineId?: string },
): Promise<DollMachine | undefined> {
  const rows = await db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['promotions.promo_id', 'config', 'status', 'preview_time', 'start_time', 'end_time'])
    .where('type', '=', 'DOLL_MACHINE')
    .where('status', 'in', ['SCHEDULED', 'ENDED'])
    .where('site', '=', site)
    .$if(machineId !== undefined, (query) => query.where('promotions.promo_id', '=', machineId ?? ''))
    .orderBy('end_time', 'desc')
    .limit(mostMachines)
    .execute();
  const standing = rows.map((row) => ({
    ...row,
    phase: promotionPhase(
      { status: row.status, previewTime: row.preview_time, startTime: row.start_time, endTime: row.end_time },
      now,
    ),
  }));
  const row = (['LIVE', 'WARMUP', 'ENDED'] as const).flatMap((phase) =>
    standing.filter((each) => each.phase === phase),
  )[0];
  if (!row) return undefined;
  const config: DollMachineConfig = JSON.parse(row.config);
  const pool = { prizes: await readPrizes(db, row.promo_id, site), nothing: config.nothing };
  const state = shownStates[row.phase === 'LIVE' && isEmpty(pool, config.pity.prizeId) ? 'SOLD_OUT' : row.phase];
  if (state === undefined) return undefined;
  return { machineId: row.promo_id, site, config, pool, state, startTime: row.start_time, endTime: row.end_time };
}

/** What a machine gives in a market, in the order of its wall. */
export async function readPrizes(db: Db, machineId: string, site: Site): Promise<DollPrize[]> {
  const rows = await db
    .selectFrom('doll_prizes')
    .selectAll()
    .where('promo_id', '=', machineId)
    .where('site', '=', site)
    .orderBy('sort')
    .orderBy('prize_id')
    .execute();
  return rows.map(({ prize_id: prizeId, weight, remaining: left, title, ...row }) => ({
    ...{ prizeId, weight, left, title },
    ...giftOf(row),
  }));
}

function giftOf({
  kind,
  sku,
  template_id: templateId,
  coins,
}: Pick<Selectable<DollPrizesTable>, 'kind' | 'sku' | 'template_id' | 'coins'>): Gift {
  switch (kind) {
    case 'PRODUCT':
      return { kind, sku: sku ?? '' };
    case 'COUPON':
      return { kind, templateId: templateId ?? '' };
    case 'COINS':
      return { kind, coins: coins ?? 0 };
  }
}

/** The markets where a machine can be played now. */
export async function sitesWithMachine(db: Db, now: number): Promise<Site[]> {
  const rows = await db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select('site')
    .where('type', '=', 'DOLL_MACHINE')
    .where('status', '=', 'SCHEDULED')
    .where('start_time', '<=', now)
    .where('end_time', '>', now)
    .execute();
  return sites.filter((site) => rows.some((row) => row.site === site));
}
