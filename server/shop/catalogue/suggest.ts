import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import { holdsWords, searchedWords, wordsOf } from '#rules/search-words.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from './market-catalogue.ts';
import { productCard, wholeItem } from './product-card.ts';
import { readShownPromotions } from './promotion-offer.ts';
import { termsOf } from './search-index.ts';
import { bestOf, scoresIn } from './search-market.ts';
import { vocabularyOf } from './vocabulary.ts';

/** What the catalogue offers; the help is beside it. */
type Suggestions = Omit<components['schemas']['Suggestions'], 'help'>;

const shortestQuery = 2;
const most = { terms: 8, products: 4, categories: 3 } as const;

/** What to offer while somebody types; nothing below two characters. */
export async function suggest(shop: ShopContext, site: Site, query: string): Promise<Suggestions> {
  if (wordsOf(query).join('').length < shortestQuery) return { terms: [], products: [], categories: [] };
  const market = await readMarketCatalogue(shop, site);
  const { searchTerms, categories } = market.catalogue;
  const { has } = vocabularyOf(market.catalogue);
  const words = searchedWords(query, has);
  const spus = bestOf(
    market,
    termsOf(query, has).map((term) => scoresIn(market, term)),
  );
  const found = spus.slice(0, most.products).flatMap((spu) => market.items.get(spu) ?? []);
  const promotions = await readShownPromotions(shop, site, found);
  return {
    terms: searchTerms.filter((term) => holdsWords(term, words)).slice(0, most.terms),
    products: found.map((item) => {
      const { spu, title, image, price } = productCard(wholeItem(item), promotions);
      return { spu, title, image, price };
    }),
    categories: categories
      .filter(({ name }) => holdsWords(name, words))
      .slice(0, most.categories)
      .map(({ id, name }) => ({ id, name })),
  };
}
