import type { components } from '#openapi/types.ts';
import { facetDefinitions } from '#server/db/seed/catalogue/facets.ts';
import type { Site } from '#rules/markets.ts';
import type { FacetEntry } from './catalogue.ts';
import type { Candidate } from './find-products.ts';
import { groupBy } from './group-by.ts';

export type Facet = components['schemas']['Facet'];

interface FacetRule {
  readonly key: string;
  readonly label: string;
  readonly promoted: boolean;
  readonly sites?: readonly Site[];
}

export const stockFacet = { key: 'inStock', value: 'true', label: 'In stock' } as const;
export const priceFacet = { key: 'price', label: 'Price', promoted: true } as const;

/** The facets that are chosen by value, in the order of the filter panel. */
const checkFacets: readonly FacetRule[] = [
  { key: 'category', label: 'Category', promoted: true },
  ...facetDefinitions,
  { key: stockFacet.key, label: 'Availability', promoted: false },
];

/** The keys that filter in a market; others are ignored, so that a link from another market still shows products. */
function facetKeys(site: Site): ReadonlySet<string> {
  return new Set(offeredIn(site).map(({ key }) => key));
}

const offeredIn = (site: Site): readonly FacetRule[] =>
  checkFacets.filter(({ sites }) => sites === undefined || sites.includes(site));

function entriesOf({ sku, offer }: Candidate, key: string): readonly FacetEntry[] {
  if (key !== stockFacet.key) return sku.facets.get(key) ?? [];
  return offer.available > 0 ? [{ ...stockFacet, number: null }] : [];
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
): Facet {
  const tallies = new Map<string, Tally>();
  for (const candidate of candidates) {
    if (candidate.breaks !== null && candidate.breaks !== key) continue;
    for (const entry of entriesOf(candidate, key)) {
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

function priceRange(candidates: readonly Candidate[]): Facet[] {
  const amounts = candidates
    .filter(({ breaks }) => breaks === null || breaks === priceFacet.key)
    .map(({ offer }) => offer.unitAmount);
  if (amounts.length === 0) return [];
  return [
    { ...priceFacet, kind: 'RANGE', values: [], range: { min: Math.min(...amounts), max: Math.max(...amounts) } },
  ];
}

/**
 * Every facet with the number of products that each value would show, given all other choices. Values that would show
 * nothing are left out unless they are chosen, and so are facets without values.
 */
export function countFacets(
  site: Site,
  candidates: readonly Candidate[],
  chosen: ReadonlyMap<string, ReadonlySet<string>>,
): readonly Facet[] {
  const checks = offeredIn(site)
    .map((rule) => checkFacet(rule, candidates, chosen.get(rule.key) ?? new Set()))
    .filter(({ values }) => values.length > 0);
  const promoted = checks.filter((facet) => facet.promoted);
  return [...promoted, ...priceRange(candidates), ...checks.filter((facet) => !facet.promoted)];
}

/** What was chosen, by key, from `key:value` pairs. */
export function parseChoices(pairs: readonly string[], site: Site): Map<string, Set<string>> {
  const known = facetKeys(site);
  const choices = pairs
    .map((pair) => ({ key: pair.slice(0, pair.indexOf(':')), value: pair.slice(pair.indexOf(':') + 1) }))
    .filter(({ key }) => known.has(key));
  return new Map(
    [...groupBy(choices, ({ key }) => key)].map(([key, group]) => [key, new Set(group.map(({ value }) => value))]),
  );
}
