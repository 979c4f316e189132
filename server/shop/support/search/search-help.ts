import type { components } from '#openapi/types.ts';
import type { Site } from '#rules/markets.ts';
import type { PassageKind } from '#server/db/tables/passages.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { productCard, wholeItem } from '../../catalogue/product-card.ts';
import { readShownPromotions } from '../../catalogue/promotion-offer.ts';
import { leastConfidence, presentPassage, searchPassages } from './find-passages.ts';
import { excerptOf, markText } from './marked-text.ts';
import { bestOfEach, type RankedPassage } from './rank-passages.ts';

type Schemas = components['schemas'];
type HelpHits = Schemas['HelpHits'];

const pageSize = 6;
/** Of the best score: what has less is found by the way. */
const leastShare = 0.25;

/**
 * What the shop has to say about words that somebody typed: articles, products, questions and policies, each the best first and
 * with the part that answers.
 */
export async function searchHelp(
  shop: ShopContext,
  site: Site,
  { q, pageNo = 1 }: { readonly q: string; readonly pageNo?: number },
): Promise<Schemas['HelpSearch']> {
  const [{ terms, suggestion, ranked }, market] = await Promise.all([
    searchPassages(shop, site, q),
    readMarketCatalogue(shop, site),
  ]);
  const sold = ranked.filter(({ row }) => row.kind !== 'PRODUCT' || market.items.has(row.ref));
  const [best] = sold;
  const answers = bestOfEach(sold.filter(({ score }) => score >= (best?.score ?? 0) * leastShare));
  const answersOf = (kind: PassageKind) => answers.filter(({ row }) => row.kind === kind);
  const stems = new Set(terms.flatMap((term) => term.stems));
  const pageOf = <Item>(items: readonly Item[]): Item[] => items.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const hitsOf = (kind: PassageKind): HelpHits => {
    const all = answersOf(kind);
    return { list: pageOf(all).map((passage) => hitOf(passage, site, stems)), total: all.length };
  };
  const products = answersOf('PRODUCT');
  const shown = pageOf(products).flatMap((passage) => {
    const item = market.items.get(passage.row.ref);
    return item ? [{ passage, item }] : [];
  });
  const promotions = await readShownPromotions(
    shop,
    site,
    shown.map(({ item }) => item),
  );
  return {
    words: suggestion ?? q,
    isSure: (best?.confidence ?? 0) >= leastConfidence,
    articles: hitsOf('ARTICLE'),
    products: {
      list: shown.map(({ passage, item }) => {
        const { spu, title, image, price } = productCard(wholeItem(item), promotions);
        const { text } = presentPassage(passage.row, site);
        return { spu, title: markText(title, stems), text: excerptOf(text, stems), image, price };
      }),
      total: products.length,
    },
    questions: hitsOf('QUESTION'),
    policies: hitsOf('POLICY'),
    pageNo,
    pageSize,
  };
}

function hitOf({ row }: RankedPassage, site: Site, stems: ReadonlySet<string>): Schemas['HelpHit'] {
  const { ref, title, heading, text, address: href, updatedTime } = presentPassage(row, site);
  return {
    ref,
    title: markText(title, stems),
    heading: heading === undefined ? null : markText(heading, stems),
    text: excerptOf(text, stems),
    href,
    updatedTime,
  };
}
