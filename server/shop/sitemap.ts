import type { Site } from '#rules/markets.ts';
import { pagePaths } from '#rules/page-paths.ts';
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
const mostProducts = 20_000;

const addressOf = (path: string, values: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(values)}`;

/** What a market has to find: its products, kinds of light and collections, and the newest texts of help, policies and questions. */
export async function listAddresses(shop: ShopContext, site: Site): Promise<ListedAddress[]> {
  const [{ catalogue, items }, texts] = await Promise.all([readMarketCatalogue(shop, site), readTexts(shop, site)]);
  const sold = [...items.values()].slice(0, mostProducts);
  const kinds = new Set(sold.flatMap(({ product }) => product.categories.map(({ id }) => id)));
  return [
    ...[...catalogue.collections.keys()].map((handle) => addressOf(pagePaths.collections, { handle })),
    ...catalogue.categories
      .filter(({ id }) => kinds.has(id))
      .map(({ id }) => addressOf(pagePaths.collections, { categoryId: id })),
    ...sold.map(({ product: { spu } }) => addressOf(pagePaths.product, { spu })),
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
