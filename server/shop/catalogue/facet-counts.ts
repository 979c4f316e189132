import type { components } from '#openapi/types.ts';
import { groupBy } from '#rules/group-by.ts';
import type { FacetEntry, FacetRule } from './catalogue.ts';
import type { Candidate } from './find-products.ts';
import type { MarketCatalogue } from './market-catalogue.ts';
import type { Offer, ShownPromotions } from './offer.ts';
import { shownOffer } from './promotion-offer.ts';

export type Facet = components['schemas']['Facet'];

export const stockFacet = { key: 'inStock', value: 'true', label: 'In stock' } as const;
/** What costs less than its list price now, by a sale or by a promotion that runs. */
export const offerFacet = { key: 'offer', value: 'true', label: 'On offer' } as const;
export const priceFacet = { key: 'price', label: 'Price', promoted: true } as const;

/** What can be chosen by how a variant stands at this moment, each with its one value. */
export const stateFacets = [stockFacet, offerFacet] as const;
type StateFacet = (typeof stateFacets)[number];

/** @param shown the offer with the promotion that runs */
export const hasState = ({ key }: StateFacet, { available, unitAmount, listAmount }: Offer): boolean =>
  key === stockFacet.key ? available > 0 : unitAmount < listAmount;

/** The facets that a market lets choose by value, in the order of the filter panel. */
function checkFacets({ site, catalogue }: MarketCatalogue): readonly FacetRule[] {
  const offered = catalogue.facets.filter(({ sites }) => sites === undefined || sites.includes(site));
  return [
    { key: 'category', label: 'Category', promoted: true },
    ...offered,
    { key: offerFacet.key, label: 'Offers', promoted: false },
    { key: stockFacet.key, label: 'Availability', promoted: false },
  ];
}

function entriesOf({ sku, offer }: Candidate, key: string, promotions: ShownPromotions): readonly FacetEntry[] {
  const state = stateFacets.find((facet) => facet.key === key);
  if (state === undefined) return sku.facets.get(key) ?? [];
  return hasState(state, shownOffer(offer, promotions)) ? [{ ...state, number: null }] : [];
}

interface Tally {
  readonly entry: FacetEntry;
  readonly spus: Set<string>;
}

const byNumberThenLabel = ({ entry: a }: Tally, { entry: b }: Tally): number =>
  (a.number ?? 0) - (b.number ?? 0) || (a.label < b.label ? -1 : 1);

function checkFacet(
  { key, label, promoted }: FacetRule,
  candidates: readonly Candidate[],
  chosen: ReadonlySet<string>,
  promotions: ShownPromotions,
): Facet {
  const tallies = new Map<string, Tally>();
  for (const candidate of candidates) {
    if (candidate.breaks !== null && candidate.breaks !== key) continue;
    for (const entry of entriesOf(candidate, key, promotions)) {
      const tally = tallies.get(entry.value) ?? { entry, spus: new Set() };
      tally.spus.add(candidate.spu);
      tallies.set(entry.value, tally);
    }
  }
  for (const value of chosen) {
    if (!tallies.has(value)) tallies.set(value, { entry: { key, value, label: value, number: null }, spus: new Set() });
  }
  const values = [...tallies.values()].toSorted(byNumberThenLabel).map(({ entry, spus }) => ({
    value: entry.value,
    label: entry.label,
    count: spus.size,
    selected: chosen.has(entry.value),
  }));
  return { key, label, kind: 'CHECK', values, promoted };
}

function priceRange(candidates: readonly Candidate[], promotions: ShownPromotions): Facet[] {
  let [min, max] = [Infinity, -Infinity];
  for (const { breaks, sku, offer } of candidates) {
    if (sku.isAddOn || (breaks !== null && breaks !== priceFacet.key)) continue;
    const { unitAmount } = shownOffer(offer, promotions);
    min = Math.min(min, unitAmount);
    max = Math.max(max, unitAmount);
  }
  return max < min ? [] : [{ ...priceFacet, kind: 'RANGE', values: [], range: { min, max } }];
}

/**
 * Every facet with the number of products that each value would show, given all other choices. Values that would show
 * nothing are left out unless they are chosen, and so are facets without values.
 */
export function countFacets(
  market: MarketCatalogue,
  candidates: readonly Candidate[],
  chosen: ReadonlyMap<string, ReadonlySet<string>>,
  promotions: ShownPromotions,
): readonly Facet[] {
  const checks = checkFacets(market)
    .map((rule) => checkFacet(rule, candidates, chosen.get(rule.key) ?? new Set(), promotions))
    .filter(({ values }) => values.length > 0);
  const promoted = checks.filter((facet) => facet.promoted);
  return [...promoted, ...priceRange(candidates, promotions), ...checks.filter((facet) => !facet.promoted)];
}

/**
 * What was chosen, by key, from `key:value` pairs. Keys that do not filter in the market are ignored, so that a link from
 * another market still shows products.
 */
export function parseChoices(pairs: readonly string[], market: MarketCatalogue): Map<string, Set<string>> {
  const keys = new Set(checkFacets(market).map(({ key }) => key));
  const choices = pairs
    .map((pair) => ({ key: pair.slice(0, pair.indexOf(':')), value: pair.slice(pair.indexOf(':') + 1) }))
    .filter(({ key }) => keys.has(key));
  return new Map(
    [...groupBy(choices, ({ key }) => key)].map(([key, group]) => [key, new Set(group.map(({ value }) => value))]),
  );
}
