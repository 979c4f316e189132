import type { MarketCatalogue } from './market-catalogue.ts';
import { searchIndexOf, type SearchTerm } from './search-index.ts';

/** Products that the market sells and that have something of what is wanted, by SPU, with how much they are it. */
export function scoresIn({ catalogue, items }: MarketCatalogue, term: SearchTerm): ReadonlyMap<string, number> {
  return new Map([...searchIndexOf(catalogue).scoresOf(term)].filter(([spu]) => items.has(spu)));
}

/** SPUs that have all that is wanted, the best first; of two that are it as much, the one that more have bought. */
export function bestOf(market: MarketCatalogue, scores: readonly ReadonlyMap<string, number>[]): string[] {
  const [first, ...others] = scores;
  if (!first) return [];
  const soldOf = (spu: string): number => market.items.get(spu)?.product.soldCount ?? 0;
  return [...first.keys()]
    .filter((spu) => others.every((each) => each.has(spu)))
    .map((spu) => ({ spu, score: scores.reduce((sum, each) => sum + (each.get(spu) ?? 0), 0), sold: soldOf(spu) }))
    .toSorted((a, b) => b.score - a.score || b.sold - a.sold || (a.spu < b.spu ? -1 : 1))
    .map(({ spu }) => spu);
}
