import type { CouponTerms } from './coupon-terms.ts';

/** A SKU, as far as the scope of a coupon looks at it. */
export interface ScopedSku {
  readonly sku: string;
  /** Identifiers of its categories. */
  readonly categories: readonly string[];
  /** Handles of its collections. */
  readonly collections: readonly string[];
}

/** True for what a coupon is for; an exclusion, of a SKU or of a category, wins. */
export function isInScope(
  { scope, includeIds, excludeIds }: Pick<CouponTerms, 'scope' | 'includeIds' | 'excludeIds'>,
  { sku, categories, collections }: ScopedSku,
): boolean {
  if ([sku, ...categories].some((id) => excludeIds.includes(id))) return false;
  if (scope === 'ALL') return true;
  const ids = { SKUS: [sku], CATEGORIES: categories, COLLECTION: collections }[scope];
  return ids.some((id) => includeIds.includes(id));
}
