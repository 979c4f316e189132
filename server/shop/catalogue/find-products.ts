import type { MarketCatalogue, MarketProduct, Variant, Variants } from './market-catalogue.ts';

/** One condition of a list. The key says which facet it belongs to. */
export interface Constraint {
  readonly key: string;
  readonly accepts: (variant: Variant) => boolean;
}

/** A product that fits, with the variants that fit, and its place in the answer of the text search (0 without one). */
export interface Found {
  readonly item: MarketProduct;
  readonly shown: Variants;
  readonly rank: number;
}

/** A variant of the list with the one condition it breaks, if any. Whatever breaks two is of no interest to anybody. */
export interface Candidate extends Variant {
  readonly spu: string;
  readonly breaks: string | null;
}

export interface FoundProducts {
  readonly found: readonly Found[];
  readonly candidates: readonly Candidate[];
}

const brokenBy = (variant: Variant, constraints: readonly Constraint[]): readonly string[] =>
  constraints.filter(({ accepts }) => !accepts(variant)).map(({ key }) => key);

/**
 * The one source of list and facet counts: a variant that breaks nothing is in the list, and one that breaks only the
 * condition of a facet still counts for the values of that facet. All conditions must hold for one and the same variant.
 * @param ranks the text search's answer, best first; all products when absent
 */
export function findProducts(
  market: MarketCatalogue,
  within: (item: MarketProduct) => boolean,
  constraints: readonly Constraint[],
  ranks?: readonly string[],
): FoundProducts {
  const rankOf = new Map(ranks?.map((spu, index) => [spu, index]));
  const found: Found[] = [];
  const candidates: Candidate[] = [];
  for (const [spu, item] of market.items) {
    if (!within(item) || (ranks && !rankOf.has(spu))) continue;
    const judged = item.variants.flatMap((variant): Candidate[] => {
      const [first = null, second] = brokenBy(variant, constraints);
      return second === undefined ? [{ ...variant, spu, breaks: first }] : [];
    });
    candidates.push(...judged);
    const [first, ...others] = judged.filter(({ breaks }) => breaks === null);
    if (first) found.push({ item, shown: [first, ...others], rank: rankOf.get(spu) ?? 0 });
  }
  return { found, candidates };
}
