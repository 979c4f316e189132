import type { Selectable } from 'kysely';
import { promotionPhase } from '#machines/promotion/move.ts';
import type { GiveawayState } from '#rules/giveaways.ts';
import { groupBy } from '#rules/group-by.ts';
import { type Site, sites } from '#rules/markets.ts';
import type { PromotionPhase } from '#rules/promotion-states.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { GiveawayConfig } from './giveaway-config.ts';

/** A giveaway at one moment. All its markets have the same times; instants are epoch ms. */
export interface Giveaway {
  readonly row: Selectable<Schema['promotions']>;
  readonly config: GiveawayConfig;
  readonly sites: readonly Site[];
  readonly state: GiveawayState;
  readonly startTime: number;
  readonly endTime: number;
}

/** What a page shows of the editions that share its handle: the open one, else what comes, else the last one. */
const shownFirst: readonly GiveawayState[] = ['OPEN', 'COMING', 'CLOSED', 'DRAWN'];

const rowsOf = (db: Db) =>
  db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .selectAll('promotions')
    .select(['site', 'preview_time', 'start_time', 'end_time'])
    .where('type', '=', 'GIVEAWAY');

type GiveawayRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number];

/**
 * The giveaway that a handle names, or of the editions `<handle>-…` the one to show.
 * @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it
 */
export async function requireGiveaway(
  db: Db,
  { handle, site, now }: { readonly handle: string; readonly site: Site; readonly now: number },
): Promise<Giveaway> {
  const rows = await rowsOf(db)
    .where('status', 'in', ['SCHEDULED', 'ENDED'])
    .where((row) => row.or([row('handle', '=', handle), row('handle', 'like', `${handle}-%`)]))
    .orderBy('start_time', 'desc')
    .execute();
  const shown = giveawaysOf(rows, now);
  const offered = shown.filter(({ sites: own }) => own.includes(site));
  const chosen = shownFirst.flatMap((state) => offered.filter((each) => each.state === state))[0];
  if (chosen) return chosen;
  const elsewhere = sites.filter((each) => shown.some(({ sites: own }) => own.includes(each)));
  throw elsewhere.length === 0
    ? new ShopError('NOT_FOUND')
    : new ShopError('NOT_IN_MARKET', { data: { sites: elsewhere } });
}

/** The giveaways that are open in a market. */
export async function readOpen(
  db: Db,
  { site, now }: { readonly site: Site; readonly now: number },
): Promise<Giveaway[]> {
  const rows = await rowsOf(db)
    .where('status', '=', 'SCHEDULED')
    .where('site', '=', site)
    .where('start_time', '<=', now)
    .where('end_time', '>', now)
    .orderBy('promotions.promo_id')
    .execute();
  return giveawaysOf(rows, now).filter(({ state }) => state === 'OPEN');
}

const stateOf = { WARMUP: 'COMING', LIVE: 'OPEN', SOLD_OUT: 'OPEN', ENDED: 'CLOSED' } as const;

function giveawaysOf(rows: readonly GiveawayRow[], now: number): Giveaway[] {
  return standingsOf(rows, now).flatMap(({ phase, ...giveaway }) =>
    phase === 'DRAFT' || phase === 'SCHEDULED' || phase === 'ARCHIVED' ? [] : [{ ...giveaway, state: stateOf[phase] }],
  );
}

type Standing = Omit<Giveaway, 'state'> & { readonly phase: PromotionPhase };

function standingsOf(rows: readonly GiveawayRow[], now: number): Standing[] {
  return [...groupBy(rows, ({ promo_id: promoId }) => promoId).values()].flatMap((windows) => {
    const [first] = windows;
    if (!first) return [];
    const { site: _, preview_time: previewTime, start_time: startTime, end_time: endTime, ...row } = first;
    const phase = promotionPhase({ status: row.status, previewTime, startTime, endTime }, now);
    const config: GiveawayConfig = JSON.parse(row.config);
    return [{ row, config, sites: windows.map(({ site }) => site), phase, startTime, endTime }];
  });
}

/** Every giveaway for staff, the latest in front. */
export const readAll = async (db: Db, now: number): Promise<Standing[]> =>
  standingsOf(await rowsOf(db).orderBy('start_time', 'desc').orderBy('site').execute(), now);
