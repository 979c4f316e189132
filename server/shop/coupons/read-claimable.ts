import type { components } from '#openapi/types.ts';
import type { CouponTerms } from '#rules/coupon-terms.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { termsOf } from './coupon-row.ts';
import { presentTerms, readGifts } from './present-coupon.ts';

const most = 50;

interface Claimable {
  readonly terms: CouponTerms;
  readonly shown: components['schemas']['CouponTerms'];
}

/** What anybody can claim in the coupon centre of a market now, without what a member holds already. */
export async function readClaimable(
  shop: ShopContext,
  { site, now, accountId }: { readonly site: Site; readonly now: number; readonly accountId?: string },
): Promise<readonly Claimable[]> {
  const { db } = shop;
  const templates = await db
    .selectFrom('coupon_templates')
    .selectAll()
    .where('site', '=', site)
    .where('source', '=', 'CENTER')
    .where('status', '=', 'SCHEDULED')
    .where('members_only', '=', 0)
    .where('claim_start', '<=', now)
    .where((eb) => eb.or([eb('claim_end', 'is', null), eb('claim_end', '>', now)]))
    .orderBy('template_id')
    .limit(most)
    .execute();
  if (templates.length === 0) return [];
  const ids = templates.map(({ template_id: id }) => id);
  const [counts, own] = await Promise.all([
    db.selectFrom('coupon_claim_counts').select(['template_id', 'claimed']).where('template_id', 'in', ids).execute(),
    accountId === undefined
      ? []
      : db
          .selectFrom('coupons')
          .select('template_id')
          .where('account_id', '=', accountId)
          .where('template_id', 'in', ids)
          .execute(),
  ]);
  const held = new Set(own.map(({ template_id: id }) => id));
  const claimable = templates
    .filter(({ template_id: id, total_quota: quota }) => {
      const claimed = counts.filter((row) => row.template_id === id).reduce((sum, row) => sum + row.claimed, 0);
      return !held.has(id) && (quota === null || claimed < quota);
    })
    .map((template) => ({ terms: termsOf(template), name: template.name, scopeText: template.scope_text }));
  const gifts = await readGifts(shop, claimable);
  return claimable.map((each) => ({ terms: each.terms, shown: presentTerms(each, gifts) }));
}
