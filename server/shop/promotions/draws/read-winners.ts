import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { spelled } from '#rules/by-site.ts';
import { type Site, sites } from '#rules/markets.ts';
import { roundAddress } from '#server/beacons/beacon.ts';
import { sandboxChain } from '#server/beacons/chains.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { inMarketSpelling } from '../../catalogue/market-spelling.ts';
import { presentLaunch } from '../../catalogue/present-launch.ts';
import { readImage, toImage } from '../../media/picture.ts';
import type { GiveawayConfig } from '../giveaways/giveaway-config.ts';
import { chainOf, type DrawRow, fileOf, prizesOf, readWinners, stateOf } from './draw-row.ts';

type Schemas = components['schemas'];

/** A draw without its entries, which are as many as people came, and their limit: a page shows none of them. */
type ShownDraw = Omit<DrawRow, 'entries' | 'entry_limit'>;

const shownColumns = [
  ...(['promo_id', 'campaign', 'status', 'seed', 'seed_commit', 'chain', 'beacon_origin', 'round'] as const),
  ...(['round_time', 'close_time', 'prizes', 'entry_count', 'root', 'root_time', 'randomness'] as const),
  ...(['signature', 'postponed_at', 'drawn_at', 'announced_at', 'created_at', 'updated_at'] as const),
] as const satisfies readonly (keyof ShownDraw)[];

interface Edition extends ShownDraw {
  readonly title: string;
  readonly image: string | null;
  readonly config: string;
  readonly sites: readonly Site[];
}

const pageSize = 50;

/** What a page shows of the editions that share a handle: the one that waits, else the last that was drawn, else what comes. */
const shownFirst: readonly Schemas['DrawState'][] = ['CLOSED', 'ANNOUNCED', 'SCHEDULED', 'CANCELLED'];

/**
 * The draw of a giveaway as far as it is public, a page of its winners and the draws before it.
 * @throws NOT_FOUND, NOT_IN_MARKET with the markets that have it
 */
export async function readDraw(
  shop: ShopContext,
  { site, account }: Pick<RequestContext, 'site' | 'account'>,
  { handle, pageNo = 1 }: { readonly handle: string; readonly pageNo?: number | undefined },
): Promise<Schemas['Winners']> {
  const editions = await readEditions(shop.db, handle);
  const offered = editions.filter(({ sites: own }) => own.includes(site));
  const row = shownFirst.flatMap((state) => offered.filter(({ status }) => stateOf[status] === state))[0];
  if (!row) throw notHere(editions);
  const winners = await readPublicWinners(shop.db, row);
  const page = winners.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const past = offered.filter((edition) => edition !== row && edition.status === 'ANNOUNCED');
  return {
    ...presentEdition(row, site),
    ...presentPublished(shop, row, site),
    winners: winners.map(numberOf),
    list: page.map(presentWinner),
    pageNo,
    hasMore: winners.length > pageNo * pageSize,
    past: await presentPast(shop.db, past, site),
    mine: account ? await readMine(shop.db, row, account.accountId) : null,
  };
}

/** The public file of a draw. @throws NOT_FOUND before it is announced */
export async function readDrawFile(
  shop: ShopContext,
  campaign: string,
): Promise<{ readonly root: string; readonly bytes: Buffer }> {
  const row = await shop.db.selectFrom('draws').selectAll().where('campaign', '=', campaign).executeTakeFirst();
  const file = row && fileOf(row, await readWinners(shop.db, row.promo_id));
  if (!file) throw new ShopError('NOT_FOUND');
  return { root: file.root, bytes: Buffer.from(JSON.stringify(file)) };
}

/** The editions of a handle with their draws, the latest in front. */
async function readEditions(db: Db, handle: string): Promise<Edition[]> {
  const rows = await db
    .selectFrom('draws')
    .innerJoin('promotions', 'promotions.promo_id', 'draws.promo_id')
    .select(shownColumns.map((column) => `draws.${column}` as const))
    .select(['promotions.title', 'promotions.image', 'promotions.config'])
    .where('promotions.status', 'in', ['SCHEDULED', 'ENDED'])
    .where((row) => row.or([row('campaign', '=', handle), row('campaign', 'like', `${handle}-%`)]))
    .orderBy('close_time', 'desc')
    .limit(50)
    .execute();
  if (rows.length === 0) return [];
  const windows = await db
    .selectFrom('promotion_windows')
    .select(['promo_id', 'site'])
    .where(
      'promo_id',
      'in',
      rows.map(({ promo_id: id }) => id),
    )
    .execute();
  return rows.map((row) => ({
    ...row,
    sites: windows.filter(({ promo_id: id }) => id === row.promo_id).map(({ site }) => site),
  }));
}

function notHere(editions: readonly Edition[]): ShopError {
  const elsewhere = sites.filter((site) => editions.some(({ sites: own }) => own.includes(site)));
  return elsewhere.length === 0
    ? new ShopError('NOT_FOUND')
    : new ShopError('NOT_IN_MARKET', { data: { sites: elsewhere } });
}

function presentEdition(row: Edition, site: Site) {
  const config: GiveawayConfig = JSON.parse(row.config);
  return {
    handle: row.campaign,
    title: spelled(row.title, site),
    image: row.image === null ? null : inMarketSpelling(readImage(row.image), site),
    giveaway: config.path,
    state: stateOf[row.status],
    close: presentLaunch(row.close_time, site),
    drawTime: presentLaunch(row.round_time, site),
    isPostponed: row.postponed_at !== null,
    // As the file has them: what is checked is not spelled by market.
    prizes: prizesOf(row).map(({ title, image, count }) => ({
      title,
      count,
      image: inMarketSpelling(toImage(image), site),
    })),
  };
}

function presentPublished({ beacon }: ShopContext, row: ShownDraw, site: Site) {
  const chain = chainOf(row);
  // A beacon that has moved is looked up where it is now.
  const origin = beacon?.chain.chainHash === chain.chainHash ? beacon.publicOrigin : row.beacon_origin;
  const round = Number(row.round);
  const isOver = row.status === 'ANNOUNCED';
  return {
    method: 'SEED_BEACON_MERKLE',
    seedCommit: row.seed_commit,
    seedReveal: isOver ? row.seed : null,
    beacon: {
      ...chain,
      round,
      address: roundAddress(origin, chain, round),
      isSandbox: chain.chainHash === sandboxChain.chainHash,
    },
    randomness: isOver ? row.randomness : null,
    signature: isOver ? row.signature : null,
    root: row.root,
    sealed: row.root_time === null ? null : presentLaunch(row.root_time, site),
    count: row.entry_count,
  } as const;
}

type WinnerRow = Selectable<Schema['draw_winners']>;

async function readPublicWinners(db: Db, { promo_id: promoId, status }: ShownDraw): Promise<WinnerRow[]> {
  if (status !== 'ANNOUNCED') return [];
  return db.selectFrom('draw_winners').selectAll().where('promo_id', '=', promoId).orderBy('place').execute();
}

const numberOf = ({ leaf }: Pick<WinnerRow, 'leaf'>): number => leaf + 1;

const presentWinner = ({ place, masked_name: name, country, prize, entry_id: entryId, leaf }: WinnerRow) => ({
  ...{ place, name, country, prize, entryId, number: numberOf({ leaf }) },
});

async function presentPast(db: Db, past: readonly Edition[], site: Site): Promise<Schemas['PastDraw'][]> {
  if (past.length === 0) return [];
  const counted = await db
    .selectFrom('draw_winners')
    .select('promo_id')
    .select(({ fn }) => fn.countAll<number | string>().as('winners'))
    .where(
      'promo_id',
      'in',
      past.map(({ promo_id: id }) => id),
    )
    .groupBy('promo_id')
    .execute();
  const winnersOf = new Map(counted.map(({ promo_id: id, winners }) => [id, Number(winners)]));
  return past.map((row) => ({
    handle: row.campaign,
    title: spelled(row.title, site),
    drawn: presentLaunch(row.drawn_at ?? row.round_time, site),
    winners: winnersOf.get(row.promo_id) ?? 0,
  }));
}

async function readMine(
  db: Db,
  { promo_id: promoId, status }: ShownDraw,
  accountId: string,
): Promise<Schemas['MyDraw']> {
  const entered = await db
    .selectFrom('giveaway_entrants')
    .innerJoin('giveaway_members', 'giveaway_members.account_id', 'giveaway_entrants.account_id')
    .select('pseudonym')
    .where('promo_id', '=', promoId)
    .where('giveaway_entrants.account_id', '=', accountId)
    .executeTakeFirst();
  const won =
    status === 'ANNOUNCED'
      ? await db
          .selectFrom('draw_winners')
          .select(['place', 'prize_id'])
          .where('promo_id', '=', promoId)
          .where('account_id', '=', accountId)
          .executeTakeFirst()
      : undefined;
  return { pseudonym: entered?.pseudonym ?? null, place: won?.place ?? null, prizeId: won?.prize_id ?? null };
}
