import { createHash } from 'node:crypto';
import { claimCoupon } from '#machines/coupon/move.ts';
import { adoptZone } from '#rules/coin-check-in.ts';
import { type CouponPeriod, periodOfClaim } from '#rules/coupon-periods.ts';
import { markets } from '#rules/markets.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readTemplates, type StoredCoupon, storedCoupon, type TemplateRow } from './coupon-row.ts';

export interface CouponGift {
  readonly accountId: string;
  readonly templateId: string;
  /** The zone that the member's device names. */
  readonly deviceZone?: string | undefined;
}

interface OwnGift extends Omit<CouponGift, 'templateId'> {
  /** Won or promised, and claimed by nobody: the limit of a member says nothing about it. */
  readonly isPromised?: boolean;
}

export type CouponRefusal = 'COUPON_ENDED' | 'COUPON_NOT_STARTED' | 'COUPON_USER_LIMIT' | 'COUPON_QUOTA_GONE';

export type GiveOutcome =
  | { readonly ok: true; readonly coupon: StoredCoupon }
  | { readonly ok: false; readonly code: CouponRefusal };

/**
 * Gives a member one coupon of a template, whoever asks for it: each one counts for the member's limit and for the quota.
 * When it throws, the transaction has to be given up.
 * @throws NOT_FOUND, COUPON_ENDED, COUPON_NOT_STARTED, COUPON_USER_LIMIT, COUPON_QUOTA_GONE
 */
export async function giveCoupon(
  shop: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  gift: CouponGift,
): Promise<StoredCoupon> {
  const template = (await readTemplates(tx, [gift.templateId])).get(gift.templateId);
  if (!template) throw new ShopError('NOT_FOUND');
  const outcome = await giveCouponOf(shop, tx, template, gift);
  if (!outcome.ok) throw new ShopError(outcome.code);
  return outcome.coupon;
}

/** The same for a caller whose transaction goes on without a coupon: a refusal has written nothing. */
export async function giveCouponOf(
  { clock, newId }: Pick<ShopContext, 'clock' | 'newId'>,
  tx: Tx,
  template: TemplateRow,
  { accountId, deviceZone, isPromised = false }: OwnGift,
): Promise<GiveOutcome> {
  const now = clock.now();
  const { template_id: templateId } = template;
  const limit = isPromised ? Infinity : template.per_user_limit;
  const outside = refusalOutsideClaims(template, now);
  if (outside !== undefined) return { ok: false, code: outside };
  const { validFrom, validTo } = periodOfClaim(await periodOf(tx, template, { accountId, deviceZone, now }), now);
  const claim = claimCoupon({ validFrom, validTo }, now);
  if (!claim.ok || claim.status === 'EXPIRED') return { ok: false, code: 'COUPON_ENDED' };
  if ((await lastNumber(tx, accountId, templateId)) >= limit) return { ok: false, code: 'COUPON_USER_LIMIT' };
  if (!(await countClaim(tx, { accountId, templateId, now }))) return { ok: false, code: 'COUPON_QUOTA_GONE' };
  const coupon = {
    account_id: accountId,
    coupon_id: newId(),
    template_id: templateId,
    status: claim.status,
    valid_from: validFrom,
    valid_to: validTo,
    order_no: null,
    discount_amount: 0,
    used_time: null,
    created_at: now,
    updated_at: now,
  };
  const number = await insertNumbered(tx, coupon, limit);
  return { ok: true, coupon: storedCoupon({ ...coupon, number }, template, now) };
}

/** Why nobody can claim of a template now, whatever is left of it. */
function refusalOutsideClaims(
  { status, claim_start: start, claim_end: end }: TemplateRow,
  now: number,
): CouponRefusal | undefined {
  if (status !== 'SCHEDULED' || (end !== null && end <= now)) return 'COUPON_ENDED';
  return now < start ? 'COUPON_NOT_STARTED' : undefined;
}

interface DayOwner {
  readonly accountId: string;
  readonly deviceZone: string | undefined;
  readonly now: number;
}

/** A coupon that lasts some days ends with the member's local day, by the clock that begins the days of their coins. */
async function periodOf(db: Db, template: TemplateRow, owner: DayOwner): Promise<CouponPeriod> {
  const { site, valid_from, valid_to, valid_days, claim_start } = template;
  if (valid_to !== null) return { from: valid_from ?? claim_start, to: valid_to };
  const { accountId, deviceZone, now } = owner;
  const row = await db
    .selectFrom('coin_accounts')
    .select(['time_zone', 'time_zone_since'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const { zone } = adoptZone({ zone: row?.time_zone ?? null, since: row?.time_zone_since ?? null }, deviceZone, now);
  return { daysAfterClaim: valid_days ?? 1, zone: zone ?? markets[site].timeZone };
}

/**
 * Two claims of one member that arrive at once do not get the same number: the second gets the next one.
 * @throws COUPON_USER_LIMIT when there is none
 */
async function insertNumbered(
  tx: Tx,
  coupon: { account_id: string; template_id: string } & Omit<Parameters<typeof storedCoupon>[0], 'number'>,
  limit: number,
): Promise<number> {
  for (;;) {
    const number = 1 + (await lastNumber(tx, coupon.account_id, coupon.template_id));
    if (number > limit) throw new ShopError('COUPON_USER_LIMIT');
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('coupons')
      .values({ ...coupon, number })
      .onConflict((conflict) => conflict.columns(['template_id', 'account_id', 'number']).doNothing())
      .executeTakeFirstOrThrow();
    if (inserted === 1n) return number;
  }
}

async function lastNumber(db: Db, accountId: string, templateId: string): Promise<number> {
  const { last } = await db
    .selectFrom('coupons')
    .select((row) => row.fn.max('number').as('last'))
    .where('template_id', '=', templateId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Counts in the member's own bucket, or in the next one that has some left. @returns false when none has */
async function countClaim(
  tx: Tx,
  { accountId, templateId, now }: { accountId: string; templateId: string; now: number },
): Promise<boolean> {
  const counts = await tx
    .selectFrom('coupon_claim_counts')
    .select(['bucket', 'quota', 'claimed'])
    .where('template_id', '=', templateId)
    .orderBy('bucket')
    .execute();
  const first = createHash('sha256').update(accountId).digest().readUInt8() % Math.max(1, counts.length);
  for (const { bucket } of [...counts.slice(first), ...counts.slice(0, first)].filter(hasSome)) {
    const { numUpdatedRows: counted } = await tx
      .updateTable('coupon_claim_counts')
      .set((row) => ({ claimed: row('claimed', '+', 1), claimed_at: now }))
      .where('template_id', '=', templateId)
      .where('bucket', '=', bucket)
      .where((row) => row.or([row('quota', 'is', null), row('claimed', '<', row.ref('quota'))]))
      .executeTakeFirst();
    if (counted === 1n) return true;
  }
  return false;
}

const hasSome = ({ quota, claimed }: { quota: number | null; claimed: number }): boolean =>
  quota === null || claimed < quota;
