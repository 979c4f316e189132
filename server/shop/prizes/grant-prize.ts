import type { Site } from '#rules/markets.ts';
import { claimDays as usualDays, claimEnd, type PrizeSource } from '#rules/prizes.ts';
import type { CoinSource } from '#server/db/tables/coins.ts';
import type { Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { creditCoins } from '../coins/order-coins.ts';
import { readTemplates } from '../coupons/coupon-row.ts';
import { type CouponRefusal, giveCouponOf } from '../coupons/give-coupon.ts';
import { setAside } from '../stock/set-aside.ts';
import { changePrize, movePrizeRow, requirePrize } from './prize-row.ts';

type Shop = Pick<ShopContext, 'clock' | 'newId'>;

/** What is won. */
type Won =
  | { readonly kind: 'PRODUCT'; readonly sku: string }
  | { readonly kind: 'COUPON'; readonly templateId: string }
  | { readonly kind: 'COINS'; readonly coins: number };

export type PrizeGrant = Won & {
  readonly accountId: string;
  readonly site: Site;
  readonly source: PrizeSource;
  /** Names the win of the member within its source: the same one grants one prize, however often it is asked for. */
  readonly sourceRef: string;
  /** Left out where no promotion grants it. */
  readonly promoId?: string;
  readonly title: string;
  /** A stored picture; left out, that of the variant. */
  readonly image?: string;
  /** How many days it can be claimed; left out, the usual ones. */
  readonly claimDays?: number;
};

export type GrantOutcome =
  | { readonly ok: true; readonly prizeId: string; readonly expireTime: number }
  /** Nothing is written then. */
  | { readonly ok: false; readonly code: GrantRefusal };

/** Why a prize cannot be given. None of it is about the member: the limit of a coupon counts what is claimed, not what is won. */
export type GrantRefusal = 'OUT_OF_STOCK' | 'NOT_FOUND' | CouponRefusal;

const refusalWords: Readonly<Record<GrantRefusal, string>> = {
  OUT_OF_STOCK: 'it’s out of stock in that market',
  NOT_FOUND: 'there’s no such coupon',
  COUPON_QUOTA_GONE: 'all coupons of its template have been given out',
  COUPON_ENDED: 'its coupon’s template is paused or has ended',
  COUPON_NOT_STARTED: 'its coupon’s template hasn’t started',
  COUPON_USER_LIMIT: 'the member has reached the limit for its coupon',
};

/** Why a prize cannot be given, for staff. */
export const wordsOfRefusal = (code: GrantRefusal): string => refusalWords[code];

/** True where none is left for anybody; else it may be given another time. */
export const isNoneLeft = (code: GrantRefusal): boolean => code === 'OUT_OF_STOCK' || code === 'COUPON_QUOTA_GONE';

const coinSources: Readonly<Record<PrizeSource, CoinSource>> = {
  GIVEAWAY: 'REWARD',
  DOLL_MACHINE: 'GAME',
  STAFF: 'STAFF',
};

/**
 * Gives a member a prize, in the transaction of who decided it. A product sets one piece of the stock aside, which it holds
 * until it is sent or over; a coupon and coins are in the wallet at once. Whoever grants it writes the mail.
 */
export async function grantPrize(shop: Shop, tx: Tx, grant: PrizeGrant): Promise<GrantOutcome> {
  const { accountId, site, source, sourceRef, promoId, title, kind, claimDays = usualDays } = grant;
  const now = shop.clock.now();
  const prizeId = shop.newId();
  const written = await tx
    .insertInto('prizes')
    .values({
      ...{ prize_id: prizeId, account_id: accountId, site, source, source_ref: sourceRef, promo_id: promoId ?? null },
      ...{ title, kind, image: grant.image ?? (kind === 'PRODUCT' ? await imageOf(tx, grant.sku) : null) },
      ...{ sku: kind === 'PRODUCT' ? grant.sku : null, coins: kind === 'COINS' ? grant.coins : null, coupon_id: null },
      ...{ status: 'WON', delivery: null, order_no: null, reminded_at: null },
      ...{ won_time: now, expire_time: claimEnd(now, claimDays, site), created_at: now, updated_at: now },
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'source', 'source_ref']).doNothing())
    .executeTakeFirstOrThrow();
  if (written.numInsertedOrUpdatedRows !== 1n) return earlierGrant(tx, grant);
  const key = { accountId, prizeId };
  const refusal = await handOver(shop, tx, prizeId, grant);
  if (refusal !== undefined) {
    await tx.deleteFrom('prizes').where('account_id', '=', accountId).where('prize_id', '=', prizeId).execute();
    return { ok: false, code: refusal };
  }
  const prize = await requirePrize(tx, key);
  if (kind !== 'PRODUCT') await movePrizeRow(shop, tx, prize, { type: 'prize.credit' });
  return { ok: true, prizeId, expireTime: prize.expire_time };
}

async function earlierGrant(tx: Tx, { accountId, source, sourceRef }: PrizeGrant): Promise<GrantOutcome> {
  const { prize_id: prizeId, expire_time: expireTime } = await tx
    .selectFrom('prizes')
    .select(['prize_id', 'expire_time'])
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('source_ref', '=', sourceRef)
    .executeTakeFirstOrThrow();
  return { ok: true, prizeId, expireTime };
}

/** Takes what is won from where it lies. @returns why it cannot be had */
async function handOver(shop: Shop, tx: Tx, prizeId: string, grant: PrizeGrant): Promise<GrantRefusal | undefined> {
  const { accountId, site, source, title } = grant;
  if (grant.kind === 'PRODUCT') {
    return (await setAside(shop, tx, { sku: grant.sku, site, quantity: 1 })) ? undefined : 'OUT_OF_STOCK';
  }
  if (grant.kind === 'COINS') {
    const { coins: amount } = grant;
    await creditCoins(shop, tx, { accountId, amount, source: coinSources[source], refNo: prizeId, text: title });
    return undefined;
  }
  const template = (await readTemplates(tx, [grant.templateId])).get(grant.templateId);
  if (!template) return 'NOT_FOUND';
  const outcome = await giveCouponOf(shop, tx, template, { accountId, isPromised: true });
  if (!outcome.ok) return outcome.code;
  const { couponId, validTo } = outcome.coupon;
  await changePrize(tx, { accountId, prizeId }, { coupon_id: couponId, expire_time: validTo });
  return undefined;
}

async function imageOf(tx: Tx, sku: string): Promise<string> {
  return (await tx.selectFrom('skus').select('image').where('sku', '=', sku).executeTakeFirstOrThrow()).image;
}
