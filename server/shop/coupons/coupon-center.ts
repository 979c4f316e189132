import type { components } from '#openapi/types.ts';
import { isInScope } from '#rules/coupon-scope.ts';
import type { Site } from '#rules/markets.ts';
import { formatMoney } from '#rules/money.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { findProductIfShown } from '../catalogue/find-product.ts';
import { presentOffers, readCurrentTemplates, withoutOldGone } from './coupon-offers.ts';
import { termsOf, type TemplateRow } from './coupon-row.ts';

type Schemas = components['schemas'];
type Offer = Schemas['CouponOffer'];

const groupOf = ({ terms, isForSavvyMembers, products }: Offer): Schemas['CouponGroupName'] => {
  if (isForSavvyMembers) return 'MEMBERS';
  if (terms.kind === 'SHIPPING') return 'SHIPPING';
  return products.length > 0 ? 'CATEGORY' : 'ALL';
};

/**
 * What can be claimed in a market, by groups; a group that has nothing is left out.
 * @param sku only what is for it
 */
export async function readCenter(
  shop: ShopContext,
  { site, accountId, sku }: { site: Site; accountId: string | undefined; sku?: string | undefined },
): Promise<Schemas['CouponCenter']> {
  const now = shop.clock.now();
  const claimable = await readCurrentTemplates(shop.db, { site, sources: ['CENTER', 'NEW_USER'], now });
  const templates = sku === undefined ? claimable : await forSku(shop, claimable, sku);
  const offers = await presentOffers(shop, await withoutOldGone(shop.db, templates, now), accountId);
  const names = ['ALL', 'CATEGORY', 'SHIPPING', 'MEMBERS'] as const;
  const groups = names.map((name) => ({ name, templates: offers.filter((offer) => groupOf(offer) === name) }));
  return { groups: groups.filter(({ templates: list }) => list.length > 0) };
}

async function forSku(shop: ShopContext, templates: readonly TemplateRow[], sku: string): Promise<TemplateRow[]> {
  const product = await findProductIfShown(shop, { sku });
  if (!product) return [];
  const categories = product.categories.map(({ id }) => id);
  const collections = [...product.collections];
  return templates.filter((template) => isInScope(termsOf(template), { sku, categories, collections }));
}

/** What somebody without an account gets for signing up; nothing for a member. */
export async function readNewer(
  shop: ShopContext,
  { site, accountId }: { site: Site; accountId: string | undefined },
): Promise<Schemas['NewerCoupon']> {
  const now = shop.clock.now();
  const templates =
    accountId === undefined ? await readCurrentTemplates(shop.db, { site, sources: ['NEW_USER'], now }) : [];
  const offers = await presentOffers(shop, templates, undefined);
  const offer = offers.find(({ state }) => state === 'CLAIMABLE');
  return { show: offer !== undefined, template: offer ?? null, amountText: offer ? amountText(offer.terms) : '' };
}

/** What a coupon takes off in a few words: '$12 off', '$12.50 off', '15% off'. */
function amountText({ kind, amount, percentBps, name }: Schemas['CouponTerms']): string {
  if (kind === 'PERCENT' && percentBps !== null) return `${percentBps / 100}% off`;
  return kind === 'FIXED' && amount ? `${formatMoney(amount).replace(/\.00$/, '')} off` : name;
}
