import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { spelled } from '#rules/by-site.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import { isTurnFree, type MailboxTurn } from '#server/security/mailbox-turns.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';

type Schemas = components['schemas'];
type PlayRow = Selectable<Schema['doll_plays']>;

const playsPerPage = 20;

/** The stand of a member at the beginning of a play, or of a read. */
export interface PlayStand {
  /** Of all plays of the member. */
  readonly lastNumber: number;
  /** Since the pity prize of this machine was won. */
  readonly withoutPity: number;
  /** On the member's day. */
  readonly played: number;
  /** Infinity where free plays are another account's of the same mailbox. */
  readonly playedFree: number;
}

/** How a member stands with a machine on their local day; a day that a change of zone has put ahead counts as well. */
export async function readStand(
  shop: Pick<ShopContext, 'tokenSecret'>,
  db: Db,
  { accountId, machineId, today }: { readonly accountId: string; readonly machineId: string; readonly today: string },
): Promise<PlayStand> {
  const plays = db.selectFrom('doll_plays').where('account_id', '=', accountId);
  const [ofDay, last, lastHere, isFree] = await Promise.all([
    plays.select('cost').where('day', '>=', today).execute(),
    plays.select('number').orderBy('number', 'desc').limit(1).executeTakeFirst(),
    plays
      .select('without_pity')
      .where('promo_id', '=', machineId)
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst(),
    freePlaysOf(db, { accountId, machineId }).then((turn) => isTurnFree(shop, db, turn)),
  ]);
  return {
    lastNumber: last?.number ?? 0,
    withoutPity: lastHere?.without_pity ?? 0,
    played: ofDay.length,
    playedFree: isFree ? ofDay.filter(({ cost }) => cost === 0).length : Infinity,
  };
}

/** Free plays of a machine are the first account's of a mailbox: what there is one of for each person. */
export async function freePlaysOf(
  db: Db,
  { accountId, machineId }: { readonly accountId: string; readonly machineId: string },
): Promise<MailboxTurn> {
  const { email } = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return { what: `free plays ${machineId}`, email, holder: accountId };
}

/** The newest result that a member has not seen. */
export async function readUnseen(db: Db, accountId: string): Promise<PlayRow | undefined> {
  const newest = await db
    .selectFrom('doll_plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.seen_time === null ? newest : undefined;
}

/** @throws NOT_FOUND for a play of somebody else */
export async function requirePlay(db: Db, accountId: string, playId: string): Promise<PlayRow> {
  const row = await db
    .selectFrom('doll_plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('play_id', '=', playId)
    .executeTakeFirst();
  if (!row) throw new ShopError('NOT_FOUND');
  return row;
}

/** The member has seen a result, and with it those before it. @throws NOT_FOUND for a play of somebody else */
export async function seePlay({ db, clock }: ShopContext, accountId: string, playId: string): Promise<void> {
  const { number } = await requirePlay(db, accountId, playId);
  await db
    .updateTable('doll_plays')
    .set({ seen_time: clock.now() })
    .where('account_id', '=', accountId)
    .where('number', '<=', number)
    .where('seen_time', 'is', null)
    .execute();
}

/** What a member has played, newest first. @param after the last play of the page before */
export async function listPlays(
  shop: ShopContext,
  { account: { accountId }, site }: ProvedContext,
  after?: string,
): Promise<Schemas['DollPlayPage']> {
  const last = after === undefined ? undefined : await requirePlay(shop.db, accountId, after);
  const rows = await shop.db
    .selectFrom('doll_plays')
    .selectAll()
    .where('account_id', '=', accountId)
    .$if(last !== undefined, (query) => query.where('number', '<', last?.number ?? 0))
    .orderBy('number', 'desc')
    .limit(playsPerPage + 1)
    .execute();
  const list = await presentPlays(shop, site, rows.slice(0, playsPerPage));
  return { list, after: rows.length > playsPerPage ? (list.at(-1)?.playId ?? null) : null };
}

/** Plays with what they won, in the same order; a product that the market does not sell has no picture. */
export async function presentPlays(
  shop: ShopContext,
  site: Site,
  rows: readonly PlayRow[],
): Promise<Schemas['DollPlay'][]> {
  if (rows.length === 0) return [];
  const prizes = await shop.db
    .selectFrom('doll_prizes')
    .select(['promo_id', 'site', 'prize_id', 'kind', 'title', 'sku'])
    .where('promo_id', 'in', [...new Set(rows.map((row) => row.promo_id))])
    .execute();
  const pictures = await readPictures(
    shop,
    site,
    prizes.flatMap(({ sku }) => sku ?? []),
  );
  return rows.map((row) => {
    const won = prizes.find(
      (prize) => prize.promo_id === row.promo_id && prize.site === row.site && prize.prize_id === row.prize_id,
    );
    return {
      playId: row.play_id,
      time: row.played_time,
      cost: row.cost,
      prize: won
        ? {
            prizeId: won.prize_id,
            kind: won.kind,
            title: spelled(won.title, site),
            image: pictures.get(won.sku ?? '')?.image ?? null,
          }
        : null,
      coins: row.coins,
      expireTime: row.expire_time,
    };
  });
}

/** The product and the picture of each variant that a market shows. */
export async function readPictures(shop: ShopContext, site: Site, of: readonly string[]) {
  const skus = new Set(of);
  const { items } = await readMarketCatalogue(shop, site);
  return new Map(
    [...items].flatMap(([spu, { variants }]) =>
      variants.filter(({ sku }) => skus.has(sku.sku)).map(({ sku: { sku, image } }) => [sku, { spu, image }] as const),
    ),
  );
}
