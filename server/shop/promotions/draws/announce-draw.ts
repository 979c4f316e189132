import type { Selectable } from 'kysely';
import { spelled } from '#rules/by-site.ts';
import { prizeListPath } from '#rules/page-paths.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { grantPrize, type PrizeGrant, wordsOfRefusal } from '../../prizes/grant-prize.ts';
import type { GiveawayConfig, GiveawayPrize } from '../giveaways/giveaway-config.ts';
import { type DrawRow, findDraw, moveDrawRow, prizesOf } from './draw-row.ts';
import { drawMails } from './mails.ts';
import { passOn } from './pass-on.ts';

type Winner = Selectable<Schema['draw_winners']>;

/** Publishes who won and the seed. It waits for no gift. @returns false where somebody else has done it */
export function announceDraw(shop: ShopContext, row: DrawRow): Promise<boolean> {
  if (row.status !== 'DRAWN') return Promise.resolve(false);
  const now = shop.clock.now();
  return withTransaction(shop, 'durable', (tx) =>
    moveDrawRow(tx, row, { type: 'draw.announce' }, { announced_at: now }, now),
  );
}

const atOnce = 100;

/**
 * Gives the winners of announced draws their prizes and a mail each. A prize that cannot be given holds up no other: it stays
 * due, and `draw show` says why.
 * @returns how many were given
 */
export async function giveDrawPrizes(shop: ShopContext): Promise<number> {
  const waiting = shop.db
    .selectFrom('draw_winners')
    .innerJoin('draws', 'draws.promo_id', 'draw_winners.promo_id')
    .selectAll('draw_winners')
    .where('granted_at', 'is', null)
    .where('draws.status', '=', 'ANNOUNCED')
    .limit(atOnce);
  const read = inPages(waiting, ['draw_winners.promo_id', 'place']);
  return workThrough(shop, {
    name: 'give draw prizes',
    read,
    keyOf: ({ promo_id: promoId, place }) => `${promoId} ${place}`,
    run: async (winner) => {
      const draw = await findDraw(shop.db, winner.promo_id);
      return draw !== undefined && withTransaction(shop, 'durable', (tx) => reward(shop, tx, draw, winner));
    },
  });
}

function prizeOf(row: DrawRow, winner: Winner): GiveawayPrize {
  const prize = prizesOf(row)[winner.prize];
  if (prize) return prize;
  throw new Error(`${row.campaign} has no prize ${winner.prize}`);
}

/** @returns false, with the reason in the winner's row, where what was won cannot be given now */
async function reward(shop: ShopContext, tx: Tx, row: DrawRow, winner: Winner): Promise<boolean> {
  const { promo_id: promoId, place } = winner;
  const prize = prizeOf(row, winner);
  const { numUpdatedRows: taken } = await tx
    .updateTable('draw_winners')
    .set({ granted_at: shop.clock.now() })
    .where('promo_id', '=', promoId)
    .where('place', '=', place)
    .where('granted_at', 'is', null)
    .executeTakeFirst();
  if (taken !== 1n) return true;
  const owner = await readOwner(tx, winner);
  if (!owner) {
    await passOn(tx, { promoId, place, prize }, shop.clock.now());
    return true;
  }
  const { claimDays, title } = await readGiveaway(tx, promoId);
  const grant: PrizeGrant = {
    ...{ accountId: owner.id, site: owner.site, source: 'GIVEAWAY', sourceRef: `${promoId}/${place}`, promoId },
    ...{ title: prize.title, image: JSON.stringify(prize.image), claimDays, ...awardOf(prize, owner) },
  };
  const outcome = await grantPrize(shop, tx, grant);
  if (!outcome.ok) {
    await tx
      .updateTable('draw_winners')
      .set({ granted_at: null, refusal: wordsOfRefusal(outcome.code) })
      .where('promo_id', '=', promoId)
      .where('place', '=', place)
      .execute();
    return false;
  }
  await tx
    .updateTable('draw_winners')
    .set({ prize_id: outcome.prizeId, refusal: null })
    .where('promo_id', '=', promoId)
    .where('place', '=', place)
    .execute();
  const link = new URL(prizeListPath, shop.config.publicOrigin);
  link.searchParams.set('site', owner.site);
  const { site } = owner;
  const facts = {
    campaign: spelled(title, site),
    prize: prize.title,
    site,
    until: outcome.expireTime,
    link: link.href,
  };
  const mail = { to: owner.email, template: drawMails.drawWon, facts };
  await sendMail(shop, tx, mail, { dedupKey: `draw won ${promoId} ${place}` });
  return true;
}

/** Who won, if they still have an account. */
async function readOwner(tx: Tx, { account_id: id, site }: Winner) {
  if (id === null || site === null) return undefined;
  const owner = await tx
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', id)
    .where('status', 'in', ['ACTIVE', 'LOCKED'])
    .executeTakeFirst();
  return owner && { id, site, email: owner.email };
}

async function readGiveaway(tx: Tx, promoId: string) {
  const { title, config } = await tx
    .selectFrom('promotions')
    .select(['title', 'config'])
    .where('promo_id', '=', promoId)
    .executeTakeFirstOrThrow();
  const { claimDays }: GiveawayConfig = JSON.parse(config);
  return { title, claimDays };
}

function awardOf({ award, title }: GiveawayPrize, { site }: Pick<PrizeGrant, 'site'>) {
  if (award.kind !== 'COUPON') return award;
  const templateId = award.templates[site];
  if (templateId === undefined) throw new Error(`"${title}" has no coupon in ${site}`);
  return { kind: 'COUPON', templateId } as const;
}
