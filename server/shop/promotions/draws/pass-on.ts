import type { Tx } from '#server/db/schema.ts';
import type { GiveawayConfig, GiveawayPrize } from '../giveaways/giveaway-config.ts';
import { prizesOf } from './draw-row.ts';

interface LeftPrize {
  /** The giveaway that it was won in. */
  readonly promoId: string;
  readonly prize: GiveawayPrize;
}

/**
 * Adds a prize that nobody took to the next draw of the same page, behind its own prizes, as long as people can enter there;
 * without one it is the shop's again. A piece of the stock is free meanwhile.
 */
export async function passOn(tx: Tx, { promoId, prize }: LeftPrize, now: number): Promise<void> {
  const path = await pathOf(tx, promoId);
  const coming = await tx
    .selectFrom('draws')
    .innerJoin('promotions', 'promotions.promo_id', 'draws.promo_id')
    .select(['draws.promo_id', 'promotions.config'])
    .where('draws.status', '=', 'SCHEDULED')
    .where('close_time', '>', now)
    .orderBy('close_time')
    .execute();
  const next = coming.find(({ config }) => (JSON.parse(config) as GiveawayConfig).path === path);
  if (!next) return;
  const row = await tx
    .selectFrom('draws')
    .select(['promo_id', 'prizes'])
    .where('promo_id', '=', next.promo_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const prizes = [...prizesOf(row), { ...prize, prizeId: `${promoId}-${prize.prizeId}`, count: 1 }];
  await tx
    .updateTable('draws')
    .set({ prizes: JSON.stringify(prizes), updated_at: now })
    .where('promo_id', '=', row.promo_id)
    .where('status', '=', 'SCHEDULED')
    .execute();
}

async function pathOf(tx: Tx, promoId: string): Promise<string> {
  const { config } = await tx
    .selectFrom('promotions')
    .select('config')
    .where('promo_id', '=', promoId)
    .executeTakeFirstOrThrow();
  return (JSON.parse(config) as GiveawayConfig).path;
}

/** A prize of a draw that its winner has not claimed in time. */
export async function passOnUnclaimed(tx: Tx, prizeId: string, now: number): Promise<void> {
  const won = await tx
    .selectFrom('draw_winners')
    .innerJoin('draws', 'draws.promo_id', 'draw_winners.promo_id')
    .select(['draws.promo_id', 'draws.prizes', 'draw_winners.prize'])
    .where('prize_id', '=', prizeId)
    .executeTakeFirst();
  const prize = won && prizesOf(won)[won.prize];
  if (prize) await passOn(tx, { promoId: won.promo_id, prize }, now);
}
