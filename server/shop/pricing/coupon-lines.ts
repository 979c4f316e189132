import type { CouponTerms } from '#rules/coupon-terms.ts';
import type { CouponLine } from '#rules/coupons.ts';
import { groupBy } from '#rules/group-by.ts';
import type { PricedOrder } from '#rules/prices.ts';
import type { Db } from '#server/db/schema.ts';
import type { ResolvedLine } from './line-offers.ts';

interface Places {
  readonly categories: ReadonlyMap<string, readonly string[]>;
  readonly collections: ReadonlyMap<string, readonly string[]>;
}

/** The lines of an order as coupons look at them. Categories and collections are read only where a coupon asks for them. */
export async function readCouponLines(
  db: Db,
  lines: readonly ResolvedLine[],
  priced: PricedOrder,
  coupons: readonly { readonly terms: CouponTerms }[],
): Promise<CouponLine[]> {
  const asks = coupons.some(
    ({ terms: { scope, excludeIds } }) => scope === 'CATEGORIES' || scope === 'COLLECTION' || excludeIds.length > 0,
  );
  const { categories, collections } = await readPlaces(db, asks ? lines.map(({ offer }) => offer.spu) : []);
  const totals = new Map(priced.lines.map(({ key, lineTotal }) => [key, lineTotal]));
  return lines.map(({ line, offer: { spu } }) => ({
    key: line.key,
    sku: line.sku,
    categories: categories.get(spu) ?? [],
    collections: collections.get(spu) ?? [],
    buyType: line.buyType,
    amount: totals.get(line.key) ?? 0,
  }));
}

/** Where products stand in the catalogue, by spu: ids and slugs of their categories with those above, and collections. */
async function readPlaces(db: Db, spus: readonly string[]): Promise<Places> {
  if (spus.length === 0) return { categories: new Map(), collections: new Map() };
  const [own, tree, collections] = await Promise.all([
    db.selectFrom('product_categories').select(['spu', 'category_id']).where('spu', 'in', spus).execute(),
    db.selectFrom('categories').select(['id', 'parent_id', 'slug']).execute(),
    db.selectFrom('product_collections').select(['spu', 'handle']).where('spu', 'in', spus).execute(),
  ]);
  const byId = new Map(tree.map((category) => [category.id, category]));
  const pathOf = (id: string | null): string[] => {
    const category = id === null ? undefined : byId.get(id);
    return category === undefined ? [] : [category.id, category.slug, ...pathOf(category.parent_id)];
  };
  const listed = <Row extends { readonly spu: string }>(rows: readonly Row[], idsOf: (row: Row) => readonly string[]) =>
    new Map([...groupBy(rows, ({ spu }) => spu)].map(([spu, of]) => [spu, of.flatMap(idsOf)] as const));
  return {
    categories: listed(own, ({ category_id: id }) => pathOf(id)),
    collections: listed(collections, ({ handle }) => [handle]),
  };
}
