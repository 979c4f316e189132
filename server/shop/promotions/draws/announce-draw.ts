import type { Selectable } from 'kysely';
import { spelled } from '#rules/by-site.ts';
import { prizeListPath } from '#rules/page-paths.ts';
import type { Schema, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/mail/send-mail.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { grantPrize, type PrizeGrant } from '../../prizes/grant-prize.ts';
import type { GiveawayConfig, GiveawayPrize } from '../giveaways/giveaway-config.ts';
import { type DrawRow, moveDrawRow, prizesOf } from './draw-row.ts';
import { drawMails } from './mails.ts';
import { passOn } from './pass-on.ts';

type Winner = Selectable<Schema['draw_winners']>;

/**
 * Gives every winner their prize and a mail, one after the other, and publishes the draw when all of them have one.
 * @returns false where somebody else has done it @throws where a prize has run out: the other winners have theirs then
 */
export async function announceDraw(shop: ShopContext, row: DrawRow): Promise<boolean> {
  if (row.status !== 'DRAWN') return false;
  const waiting = await shop.db
    .selectFrom('draw_winners')
    .selectAll()
    .where('promo_id', '=', row.promo_id)
    .where('granted_at', 'is', null)
    .orderBy('place')
    .execute();
  const missing: string[] = [];
  for (const winner of waiting) {
    const isGranted = await withTransaction(shop, 'durable', (tx) => reward(shop, tx, row, winner));
    if (!isGranted) missing.push(prizeOf(row, winner).title);
  }
  if (missing.length > 0) throw new Error(`${row.campaign} has nothing left to give of ${missing.join(', ')}`);
  const now = shop.clock.now();
  return withTransaction(shop, 'durable', (tx) =>
    moveDrawRow(tx, row, { type: 'draw.announce' }, { announced_at: now }, now),
  );
}

function prizeOf(row: DrawRow, winner: Winner): GiveawayPrize {
  const prize = prizesOf(row)[winner.prize];
  if (prize) return prize;
  throw new Error(`${row.campaign} has no prize ${winner.prize}`);
}

/** @returns false where none is left of what was won */
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
    await passOn(tx, { promoId, prize }, shop.clock.now());
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
      .set({ granted_at: null })
      .where('promo_id', '=', promoId)
      .where('place', '=', place)
      .execute();
    return false;
  }
  await tx
    .updateTable('draw_winners')
    .set({ prize_id: outcome.prizeId })
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
