import { type BeaconRound, roundTime } from '#rules/draw.ts';
import { hour } from '#rules/durations.ts';
import type { Beacon } from '#server/beacons/beacon.ts';
import { sandboxChain, signSandboxRound } from '#server/beacons/chains.ts';
import type { Clock } from '#server/clock.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { addEntrant, addEntries, lockMember, readMember } from '../giveaways/entries.ts';
import type { GiveawayPrize } from '../giveaways/giveaway-config.ts';
import { giveDrawPrizes } from './announce-draw.ts';
import { advanceDraws } from './jobs.ts';
import { findDraw } from './draw-row.ts';
import { sealedDraw } from './sealed-draw.ts';

/** The sandbox beacon without its program, by the clock of a test. */
export const beaconOn = (clock: Clock, speak: (round: BeaconRound) => BeaconRound = (round) => round): Beacon => ({
  chain: sandboxChain,
  publicOrigin: 'http://beacon.test',
  readRound: async (round) =>
    roundTime(sandboxChain, round) > clock.now()
      ? { ok: false, failure: { kind: 'unavailable', code: 'http_425', message: 'Too early.' } }
      : { ok: true, value: speak(await signSandboxRound(round)) },
});

const picture = { slug: 'wide-patio', alt: 'A patio at dusk' };

/** Coins, of which there are always enough. */
export const coinPrizes = (...counts: readonly number[]): GiveawayPrize[] =>
  counts.map((count, at) => ({
    ...{ prizeId: `prize-${at + 1}`, title: `${(at + 1) * 100} coins`, image: picture, count },
    award: { kind: 'COINS', coins: (at + 1) * 100 },
  }));

/** Enters members at once, each with so many entries. */
export async function enterAll(
  shop: ShopContext,
  { promoId, handle }: { readonly promoId: string; readonly handle: string },
  accountIds: readonly string[],
  entries = 1,
): Promise<void> {
  const now = shop.clock.now();
  for (const accountId of accountIds)
    await withTransaction(shop, 'relaxed', async (tx) => {
      await lockMember(tx, accountId);
      const { pseudonym } = await readMember(tx, accountId, now);
      const entrant = await addEntrant(tx, { accountId, promoId, site: 'US' }, true, now);
      await addEntries(tx, entrant, { handle, pseudonym, action: 'LOG_IN', entries, limit: entries }, now);
    });
}

/** Lets the time pass to the announcement of a draw, an hour at a time, and gives its prizes. */
export async function passDraw(
  shop: ShopContext & { readonly clock: { set(instant: number): void } },
  promoId: string,
): Promise<void> {
  const row = await findDraw(shop.db, promoId);
  shop.clock.set(row?.close_time ?? 0);
  await advanceDraws(shop);
  shop.clock.set((row?.round_time ?? 0) + hour);
  await advanceDraws(shop);
  await giveDrawPrizes(shop);
}

/** Writes a draw that somebody has won, without its entries. */
export async function recordWin(
  { db, clock }: ShopContext,
  { promoId, handle }: { readonly promoId: string; readonly handle: string },
  { accountId, name }: { readonly accountId: string; readonly name: string },
): Promise<void> {
  const now = clock.now();
  const draw = { promoId, campaign: handle, closeTime: now, prizes: coinPrizes(1), entryLimit: 10 };
  await db
    .insertInto('draws')
    .values({ ...(await sealedDraw(beaconOn(clock), draw, now)), status: 'ANNOUNCED', announced_at: now })
    .execute();
  await db
    .insertInto('draw_winners')
    .values({
      ...{ promo_id: promoId, place: 1, entry_id: '', leaf: 0, account_id: accountId, site: 'US', prize: 0 },
      ...{ masked_name: name, country: 'US', prize_id: null, granted_at: now, refusal: null },
    })
    .execute();
}
