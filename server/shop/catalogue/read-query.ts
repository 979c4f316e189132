import { currencyOfSite } from '#rules/markets.ts';
import type { Currency } from '#rules/money.ts';
import { askedQuantities, unitPattern } from '#rules/quantities.ts';
import { wordsOf, says } from '#rules/search-words.ts';
import { readTypedPrice } from '#rules/typed-price.ts';
import type { Catalogue } from './catalogue.ts';
import { offerFacet, stateFacets, stockFacet } from './facet-counts.ts';
import type { MarketCatalogue } from './market-catalogue.ts';

/** A filter or an order that the words of a search ask for. */
export interface SaidFilter {
  /** Of a facet, or `priceMin`, `priceMax` in minor units of the market, or `sort`. */
  readonly key: string;
  readonly value: string;
  /** The words that say it, as they were typed. */
  readonly said: string;
}

export interface ReadQuery {
  /** What is left to search for. */
  readonly words: string;
  readonly filters: readonly SaidFilter[];
}

const number = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?`;
/** What a number counts that is no price. */
const units = String.raw`%|(?:${unitPattern}|kg|g)(?![\p{L}\p{N}])`;
const sign = '[$€£¥]';
const currency = '[$€£¥円]|(?:dollars?|bucks|euros?|pounds?|quid|yen|usd|cad|eur|gbp|jpy)\\b';
const amount = String.raw`(?:(?:US|CA?)?${sign})?\s?(${number})(?![\d.,]*\d)(?:\s?(?:${currency}))?(?!(?:\s?(?:-|\u2013|to)\s?(?:${number}))?[\s-]?(?:${units}))`;

const prices: readonly { readonly pattern: RegExp; readonly keys: readonly ('priceMin' | 'priceMax')[] }[] = [
  {
    pattern: new RegExp(String.raw`\b(?:between|from)\s+${amount}\s*(?:and|to|-|\u2013)\s*${amount}`, 'iu'),
    keys: ['priceMin', 'priceMax'],
  },
  {
    pattern: new RegExp(
      String.raw`\b(?:for )?(?:under|below|less than|cheaper than|no more than|up to|at most|max(?:imum)?|within)\s+${amount}`,
      'iu',
    ),
    keys: ['priceMax'],
  },
  {
    pattern: new RegExp(String.raw`\b(?:over|above|more than|at least|from|starting at)\s+${amount}`, 'iu'),
    keys: ['priceMin'],
  },
  { pattern: new RegExp(`(${number})\\s*円?\\s*(?:以下|以内)`, 'u'), keys: ['priceMax'] },
  { pattern: new RegExp(`(${number})\\s*円?\\s*以上`, 'u'), keys: ['priceMin'] },
];

const worksWith = '(?:(?:that )?works? with|compatible with|controlled by|for|with|on)';
const outdoors = { key: 'ip', values: ['IP65', 'IP67'] };

/** Phrases that ask for values of a facet or for an order. */
const phrases: readonly { readonly pattern: RegExp; readonly key: string; readonly values: readonly string[] }[] = [
  {
    pattern: new RegExp(
      String.raw`\b(?:${worksWith}\s+)?(?:(?:amazon\s+)?(?:alexa|echo)|google(?:\s+(?:home|assistant|nest))?|apple(?:\s+home(?:kit)?)?|home ?kit|siri|smart ?things)\b`,
      'iu',
    ),
    key: 'voice',
    values: ['matter', 'hub'],
  },
  {
    pattern: /\b(?:(?:that )?works? with|compatible with|over|through|via|with)\s+matter\b/iu,
    key: 'connection',
    values: ['matter'],
  },
  { pattern: /\b(?:for (?:the )?(?:outdoors?|outside)(?: use)?|outdoors|outside)\b/iu, ...outdoors },
  { pattern: /\b(?:weather|water|rain)[- ]?proof\b/iu, ...outdoors },
  {
    pattern:
      /\b(?:on (?:sale|offer)|(?:flash )?sales?|special offers?|offers|deals?|discount(?:s|ed)?|reduced|bargains?)\b/iu,
    key: offerFacet.key,
    values: [offerFacet.value],
  },
  { pattern: /\b(?:in stock|available now)\b/iu, key: stockFacet.key, values: [stockFacet.value] },
  { pattern: /\b(?:cheap(?:est)?|affordable|inexpensive|lowest price)\b/iu, key: 'sort', values: ['PRICE_ASC'] },
  { pattern: /\b(?:newest|latest)\b/iu, key: 'sort', values: ['NEW'] },
  { pattern: /\b(?:(?:best|top|highest)[- ]rated|best reviews)\b/iu, key: 'sort', values: ['RATING'] },
  { pattern: /\b(?:best[- ]?sell(?:ing|ers?)|most popular)\b/iu, key: 'sort', values: ['BEST'] },
];

const facetValues = new WeakMap<Catalogue, ReadonlySet<string>>();

/** All values that something of the catalogue has, as `key:value`; walked once for each version of it. */
function facetValuesOf(catalogue: Catalogue): ReadonlySet<string> {
  const before = facetValues.get(catalogue);
  if (before) return before;
  const values = new Set<string>(stateFacets.map(({ key, value }) => `${key}:${value}`));
  for (const { skus } of catalogue.products.values()) {
    for (const { facets } of skus) {
      for (const entries of facets.values()) for (const { key, value } of entries) values.add(`${key}:${value}`);
    }
  }
  facetValues.set(catalogue, values);
  return values;
}

function pricesIn(text: string, inCurrency: Currency): SaidFilter[] {
  for (const { pattern, keys } of prices) {
    const [said, ...typed] = pattern.exec(text) ?? [];
    if (said === undefined) continue;
    const amounts = typed.map((each) => readTypedPrice(each.replaceAll(/,(?=\d{3})/g, ''), inCurrency));
    return keys.flatMap((key, at) => {
      const minor = amounts[at];
      return typeof minor === 'number' ? [{ key, value: String(minor), said }] : [];
    });
  }
  return [];
}

/** What a search asks for by words: prices in the market's currency, properties that the shop filters by, and orders. */
export function readQuery({ site, catalogue }: MarketCatalogue, query: string): ReadQuery {
  const facets = phrases.some(({ pattern }) => pattern.test(query)) ? facetValuesOf(catalogue) : undefined;
  const filters = [
    ...pricesIn(query, currencyOfSite(site)),
    ...phrases.flatMap(({ pattern, key, values }): SaidFilter[] => {
      const [said] = pattern.exec(query) ?? [];
      if (said === undefined) return [];
      const offered = values.filter((value) => key === 'sort' || facets?.has(`${key}:${value}`));
      return offered.map((value) => ({ key, value, said }));
    }),
  ];
  if (filters.length === 0) return { words: query, filters };
  const unfiltered = filters.reduce((text, { said }) => text.replace(said, ' '), query);
  // 'over' says nothing but of a quantity.
  const { rest, quantities } = askedQuantities(unfiltered);
  const words = rest.split(/\s+/u).filter((each) => wordsOf(each).some(says));
  return { words: [...words, ...quantities.map(({ said }) => said)].join(' '), filters };
}
