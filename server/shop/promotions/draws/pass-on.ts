import type { Tx } from '#server/db/schema.ts';
import type { GiveawayConfig, GiveawayPrize } from '../giveaways/giveaway-config.ts';
import { prizesOf } from './draw-row.ts';

interface LeftPrize {
  /** The giveaway that it was won in, and the winner's place. */
  readonly promoId: string;
  readonly place: number;
  readonly prize: GiveawayPrize;
}

/**
 * Lets a prize that nobody took wait for the next draw of the same page that is sealed: the seed of one that is sealed already
 * names its prizes. A piece of the stock is free meanwhile.
 */
export async function passOn(tx: Tx, { promoId, place, prize }: LeftPrize, now: number): Promise<void> {
  const { config } = await tx
    .selectFrom('promotions')
    .select('config')
    .where('promo_id', '=', promoId)
    .executeTakeFirstOrThrow();
  const { path }: GiveawayConfig = JSON.parse(config);
  const left = { ...prize, prizeId: `${promoId}-${prize.prizeId}`, count: 1 };
  await tx
    .insertInto('draw_prizes_left')
    .values({
      ...{ promo_id: promoId, place, path, prize: JSON.stringify(left), taken_by: null },
      ...{ created_at: now, updated_at: now },
    })
    .execute();
}

/** A prize of a draw that its winner has not claimed in time. */
export async function passOnUnclaimed(tx: Tx, prizeId: string, now: number): Promise<void> {
  const won = await tx
    .selectFrom('draw_winners')
    .innerJoin('draws', 'draws.promo_id', 'draw_winners.promo_id')
    .select(['draws.promo_id', 'draws.prizes', 'draw_winners.place', 'draw_winners.prize'])
    .where('prize_id', '=', prizeId)
    .executeTakeFirst();
  const prize = won && prizesOf(won)[won.prize];
  if (prize) await passOn(tx, { promoId: won.promo_id, place: won.place, prize }, now);
}

/** Takes what waits for the next draw of a page, for one that is about to be sealed, what came first in front. */
export async function consumeLeftPrizes(tx: Tx, path: string, promoId: string, now: number): Promise<GiveawayPrize[]> {
  const left = await tx
    .updateTable('draw_prizes_left')
    .set({ taken_by: promoId, updated_at: now })
    .where('path', '=', path)
    .where('taken_by', 'is', null)
    .returning(['created_at', 'promo_id', 'place', 'prize'])
    .execute();
  const inOrder = left.toSorted(
    (one, other) =>
      one.created_at - other.created_at ||
      (one.promo_id < other.promo_id ? -1 : Number(one.promo_id > other.promo_id)) ||
      one.place - other.place,
  );
  return inOrder.map(({ prize }): GiveawayPrize => JSON.parse(prize));
}

/** What a draw had taken waits again: it was called off. */
export async function releaseLeftPrizes(tx: Tx, promoId: string, now: number): Promise<void> {
  await tx
    .updateTable('draw_prizes_left')
    .set({ taken_by: null, updated_at: now })
    .where('taken_by', '=', promoId)
    .execute();
}
