import { rootLead } from '#rules/draw-states.ts';
import type { Beacon } from '#server/beacons/beacon.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { UsageError } from '#server/ops/command.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { GiveawayConfig } from '../giveaways/giveaway-config.ts';
import { type DrawRow, findDraw, moveDrawRow, termsOf } from './draw-row.ts';
import { releaseLeftPrizes, consumeLeftPrizes } from './pass-on.ts';
import { firstRound, makeSeal, sealedDraw } from './sealed-draw.ts';

function requireBeacon({ beacon }: Pick<ShopContext, 'beacon'>): Beacon {
  if (beacon) return beacon;
  throw new UsageError(
    'The shop has no beacon, so no one could check its draws: set BEACON_URL to a public one. Outside production BEACON_PORT runs a sandbox.',
  );
}

/**
 * Sets the draw of a giveaway: its commitment and its round are public from then on. What nobody took of the draws of its page
 * before is drawn in it, behind its own prizes.
 * @returns false where it has one already @throws UsageError in words for staff
 */
export async function scheduleDraw(shop: ShopContext, handle: string): Promise<boolean> {
  const beacon = requireBeacon(shop);
  const now = shop.clock.now();
  const { promoId, prizes: own, path, entryLimit, startTime, closeTime } = await requireGiveaway(shop, handle);
  return withTransaction(shop, 'durable', async (tx) => {
    // Two who schedule it at once wait for each other here; the second finds its draw.
    await tx.selectFrom('promotions').select('promo_id').where('promo_id', '=', promoId).forNoKeyUpdate().execute();
    if (await findDraw(tx, promoId)) return false;
    if (now >= startTime)
      throw new UsageError(`${handle} is already taking entries: a draw has to be set before anyone can enter.`);
    const prizes = [...own, ...(await consumeLeftPrizes(tx, path, promoId, now))];
    const draw = { promoId, campaign: handle, closeTime, entryLimit, prizes };
    await tx
      .insertInto('draws')
      .values(await sealedDraw(beacon, draw, now))
      .execute();
    return true;
  });
}

/** What a draw needs of a giveaway; its times are the same in all markets. @throws UsageError */
async function requireGiveaway({ db }: Pick<ShopContext, 'db'>, handle: string) {
  const row = await db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .select(['promotions.promo_id', 'config'])
    .select(({ fn }) => [fn.min('start_time').as('startTime'), fn.max('end_time').as('closeTime')])
    .where('handle', '=', handle)
    .where('type', '=', 'GIVEAWAY')
    .groupBy(['promotions.promo_id', 'config'])
    .executeTakeFirst();
  if (!row) throw new UsageError(`There’s no giveaway "${handle}" with a time: see \`giveaway list\`.`);
  const { prizes, path, entryLimit }: GiveawayConfig = JSON.parse(row.config);
  const times = { startTime: Number(row.startTime), closeTime: Number(row.closeTime) };
  return { promoId: row.promo_id, ...{ prizes, path, entryLimit }, ...times };
}

/**
 * Takes a later round with a new seed, where the entries were not sealed in time or the beacon has been silent for a week. The
 * page says when. @throws UsageError in words for staff
 */
export async function postponeDraw(shop: ShopContext, row: DrawRow): Promise<void> {
  const beacon = requireBeacon(shop);
  const now = shop.clock.now();
  const round = firstRound(beacon, Math.max(now, row.close_time));
  const { campaign, closeTime, prizes } = termsOf(row);
  const entryLimit = row.entry_limit ?? (await requireGiveaway(shop, campaign)).entryLimit;
  const seal = await makeSeal(beacon, { campaign, closeTime, prizes, entryLimit }, round);
  const event = { type: 'draw.postpone', now, roundTime: seal.round_time } as const;
  const unsealed = { entries: null, entry_count: null, root: null, root_time: null, postponed_at: now };
  const isMoved = await withTransaction(shop, 'durable', (tx) =>
    moveDrawRow(tx, row, event, { ...seal, ...unsealed }, now),
  );
  if (isMoved) return;
  throw new UsageError(
    `${row.campaign} is ${row.status}: it can only be postponed if its entries weren’t sealed ${rootLead / 60_000} minutes before the round, or if the beacon has been silent for a week.`,
  );
}

/** Calls a draw off while people can still enter. @throws UsageError in words for staff */
export async function cancelDraw(shop: ShopContext, row: DrawRow): Promise<void> {
  const now = shop.clock.now();
  const isMoved = await withTransaction(shop, 'durable', async (tx) => {
    const isCancelled = await moveDrawRow(tx, row, { type: 'draw.cancel', now }, {}, now);
    if (isCancelled) await releaseLeftPrizes(tx, row.promo_id, now);
    return isCancelled;
  });
  if (!isMoved)
    throw new UsageError(`${row.campaign} is ${row.status}: a draw can only be called off before its entries close.`);
}
