import type { Site } from '#rules/markets.ts';
import { helpPaths, pagePaths } from '#rules/page-paths.ts';
import type { ShownThing } from '#rules/promotion-states.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from './catalogue/market-catalogue.ts';

/** An address that anybody may find. */
export interface ListedAddress {
  /** A path of the shop, with the query that names the page. */
  readonly address: string;
  /** When what it says was changed last, where that is known. */
  readonly changedTime?: number;
}

/** Half of what one file of the protocol may list. */
const mostTexts = 20_000;
/** Four pages each. */
const mostProducts = 5_000;
const mostPromotions = 5_000;

const addressOf = (path: string, values: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(values)}`;

/** What a market has to find by its name: the promotions that run or are announced there, and the draws of its giveaways. */
export async function listShown({ db, clock }: ShopContext, site: Site): Promise<ShownThing[]> {
  const now = clock.now();
  const seen = db
    .selectFrom('promotions')
    .innerJoin('promotion_windows', 'promotion_windows.promo_id', 'promotions.promo_id')
    .where('site', '=', site)
    .where((row) => row.or([row('start_time', '<=', now), row('preview_time', '<=', now)]))
    .select(['promotions.promo_id as promoId', 'promotions.handle'])
    .orderBy('start_time', 'desc')
    .orderBy('promotions.promo_id')
    .limit(mostPromotions);
  const [promotions, draws] = await Promise.all([
    seen.select('type').where('promotions.status', '=', 'SCHEDULED').where('end_time', '>', now).execute(),
    seen
      .innerJoin('draws', 'draws.promo_id', 'promotions.promo_id')
      .where('promotions.status', 'in', ['SCHEDULED', 'ENDED'])
      .execute(),
  ]);
  return [...promotions, ...draws.map((draw) => ({ ...draw, type: 'DRAW' as const }))];
}

/** What a market has to find: its products with their pages, kinds of light and collections, and the newest texts of help, policies and questions. */
export async function listAddresses(shop: ShopContext, site: Site): Promise<ListedAddress[]> {
  const [{ catalogue, items }, texts] = await Promise.all([readMarketCatalogue(shop, site), readTexts(shop, site)]);
  const sold = [...items.values()].slice(0, mostProducts);
  const kinds = new Set(sold.flatMap(({ product }) => product.categories.map(({ id }) => id)));
  return [
    ...[...catalogue.collections.keys()].map((handle) => addressOf(pagePaths.collections, { handle })),
    ...catalogue.categories
      .filter(({ id }) => kinds.has(id))
      .map(({ id }) => addressOf(pagePaths.collections, { categoryId: id })),
    ...sold.flatMap(({ product: { spu } }) => [
      addressOf(pagePaths.product, { spu }),
      addressOf(`${pagePaths.product}/warranty`, { spu }),
      addressOf(`${pagePaths.product}/efficiency`, { spu }),
      `${helpPaths.product}/${spu}`,
    ]),
  ]
    .map((address): ListedAddress => ({ address }))
    .concat(texts);
}

/** The pages that the help is searched in, but for products, which may not be sold in the market. */
async function readTexts({ db }: ShopContext, site: Site): Promise<ListedAddress[]> {
  const rows = await db
    .selectFrom('help_passages')
    .select((row) => ['address', row.fn.max('updated_time').as('changed')])
    .where('site', 'in', ['ALL', site])
    .where('kind', '!=', 'PRODUCT')
    .groupBy('address')
    .orderBy('changed', 'desc')
    .orderBy('address')
    .limit(mostTexts)
    .execute();
  return rows.map(({ address, changed }) => ({ address, changedTime: Number(changed) }));
}
