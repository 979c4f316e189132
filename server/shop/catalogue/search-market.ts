import { holdsWords, type SearchedWord } from '#rules/search-words.ts';
import { searchProducts } from '#server/db/search-products.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { CatalogueProduct } from './catalogue.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

/** Where the words must be for a product to come first, second …; what is left comes last, in the index's own order. */
const tiers: readonly ((product: CatalogueProduct) => string)[] = [
  ({ title, model, skus }) => [title, model, ...skus.map(({ sku }) => sku)].join(' '),
  ({ title, subtitle }) => `${title} ${subtitle}`,
];

function tierOf(product: CatalogueProduct, words: readonly SearchedWord[]): number {
  const tier = tiers.findIndex((textOf) => holdsWords(textOf(product), words));
  return tier === -1 ? tiers.length : tier;
}

/** SPUs that the market sells and that hold all words or words that begin with them, the best first. */
export async function searchMarket(
  shop: Pick<ShopContext, 'database'>,
  market: MarketCatalogue,
  words: readonly SearchedWord[],
): Promise<string[]> {
  const spus = await searchProducts(shop.database, words);
  return spus
    .flatMap((spu, index) => {
      const product = market.items.get(spu)?.product;
      return product ? [{ spu, index, tier: tierOf(product, words) }] : [];
    })
    .toSorted((a, b) => a.tier - b.tier || a.index - b.index)
    .map(({ spu }) => spu);
}
