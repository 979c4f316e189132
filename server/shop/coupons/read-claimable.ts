import type { components } from '#openapi/types.ts';
import type { CouponTerms } from '#rules/coupon-terms.ts';
import type { Site } from '#rules/markets.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCurrentTemplates, readStates } from './coupon-offers.ts';
import { termsOf } from './coupon-row.ts';
import { presentTerms, readGifts } from './present-coupon.ts';

interface Claimable {
  readonly terms: CouponTerms;
  readonly shown: components['schemas']['CouponTerms'];
}

/** What anybody can claim in the coupon center of a market now, without what a member cannot have any more. */
export async function readClaimable(
  shop: ShopContext,
  { site, now, accountId }: { readonly site: Site; readonly now: number; readonly accountId?: string },
): Promise<readonly Claimable[]> {
  const current = await readCurrentTemplates(shop.db, { site, sources: ['CENTER'], now });
  const templates = current.filter(({ members_only: isForMembers }) => isForMembers === 0);
  const states = await readStates(shop.db, templates, { accountId, now });
  const claimable = templates
    .filter((_, index) => states[index] === 'CLAIMABLE')
    .map((template) => ({ terms: termsOf(template), name: template.name, scopeText: template.scope_text }));
  const gifts = await readGifts(shop, claimable);
  return claimable.map((each) => ({ terms: each.terms, shown: presentTerms(each, gifts) }));
}
