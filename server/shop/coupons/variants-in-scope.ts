import type { components } from '#openapi/types.ts';
import { isInScope } from '#rules/coupon-scope.ts';
import type { CouponTerms } from '#rules/coupon-terms.ts';
import type { MarketCatalogue } from '../catalogue/market-catalogue.ts';

type Scope = Pick<CouponTerms, 'scope' | 'includeIds' | 'excludeIds'>;

/** What of a market a coupon is for. */
interface ScopedVariants {
  /** The price of one piece by SKU, minor units. */
  readonly amounts: ReadonlyMap<string, number>;
  readonly skus: ReadonlySet<string>;
  /** A few of the products. */
  readonly products: components['schemas']['CouponOffer']['products'];
}

const productsShown = 3;
const byMarket = new WeakMap<MarketCatalogue, Map<string, ScopedVariants>>();

/** Looked for once in each state of a market: anybody may ask, and the whole catalogue has to be read for it. */
export function variantsInScope(market: MarketCatalogue, { scope, includeIds, excludeIds }: Scope): ScopedVariants {
  const byScope = byMarket.get(market) ?? new Map<string, ScopedVariants>();
  byMarket.set(market, byScope);
  const key = JSON.stringify([scope, includeIds, excludeIds]);
  const variants = byScope.get(key) ?? findVariants(market, { scope, includeIds, excludeIds });
  byScope.set(key, variants);
  return variants;
}

function findVariants(market: MarketCatalogue, scope: Scope): ScopedVariants {
  const amounts = new Map<string, number>();
  const products: ScopedVariants['products'] = [];
  for (const { product, variants } of market.items.values()) {
    const categories = product.categories.map(({ id }) => id);
    const collections = [...product.collections];
    const own = variants.filter(({ sku: { sku } }) => isInScope(scope, { sku, categories, collections }));
    for (const { sku, offer } of own) amounts.set(sku.sku, offer.unitAmount);
    const [first] = own;
    if (first && products.length < productsShown)
      products.push({ spu: product.spu, title: product.title, image: first.sku.image });
  }
  return { amounts, skus: new Set(amounts.keys()), products };
}
