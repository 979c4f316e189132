import type { Site } from '#rules/markets.ts';
import type { Db } from '#server/db/schema.ts';
import { type StoredCoupon, termsOf } from './coupon-row.ts';

/** As many as a wallet has of everything. */
const mostReachable = 200;

interface ReachableQuery {
  readonly accountId: string;
  readonly site: Site;
  readonly now: number;
  /** Minor units. */
  readonly goodsTotal: number;
}

/**
 * The coupons of a member that can be used now, take something off goods, and ask for at most twice an amount of goods: of
 * each template the one that ends first, in the order of their ends. One statement.
 */
export async function readReachable(
  db: Db,
  { accountId, site, now, goodsTotal }: ReachableQuery,
): Promise<StoredCoupon[]> {
  const rows = await db
    .selectFrom('coupons')
    .innerJoin('coupon_templates', 'coupon_templates.template_id', 'coupons.template_id')
    .selectAll('coupon_templates')
    .select(['coupons.coupon_id', 'coupons.valid_from as coupon_from', 'coupons.valid_to as coupon_to'])
    .where('coupons.account_id', '=', accountId)
    .where('coupons.status', 'in', ['WAITING', 'UNUSED'])
    .where('coupons.valid_from', '<=', now)
    .where('coupons.valid_to', '>', now)
    .where('coupon_templates.site', '=', site)
    .where('coupon_templates.kind', 'in', ['FIXED', 'PERCENT'])
    .where('coupon_templates.threshold_amount', '<=', 2 * goodsTotal)
    .orderBy('coupons.valid_to')
    .orderBy('coupons.coupon_id')
    .limit(mostReachable)
    .execute();
  const ofTemplates = new Map<string, StoredCoupon>();
  for (const row of rows) {
    if (ofTemplates.has(row.template_id)) continue;
    ofTemplates.set(row.template_id, {
      couponId: row.coupon_id,
      terms: termsOf(row),
      status: 'UNUSED',
      validFrom: row.coupon_from,
      validTo: row.coupon_to,
      name: row.name,
      scopeText: row.scope_text,
      orderNo: null,
      usedTime: null,
      isForNewcomers: false,
    });
  }
  return [...ofTemplates.values()];
}
