import { currencies, type Currency } from './money.ts';

/** The five markets a shopper can be in; the value of the `site` parameter and header. */
export const sites = ['US', 'EU', 'GB', 'CA', 'JA'] as const;
export type Site = (typeof sites)[number];

/** The order in which a market writes day (D), month (M) and year (Y). */
export type DateOrder = 'MDY' | 'DMY' | 'YMD';

export interface Market {
  readonly site: Site;
  readonly sign: string;
  readonly currency: Currency;
  readonly marketName: string;
  /** ISO 3166 codes the market ships to; the first is the default. */
  readonly countries: readonly [string, ...string[]];
  /** True when shown prices contain the tax. */
  readonly taxIncluded: boolean;
  /** Standard delivery is free from this goods total on, in minor units. */
  readonly freeShippingFrom: number;
  readonly dateOrder: DateOrder;
  /** The clock that the warehouse cut-off and flash sessions follow. */
  readonly timeZone: string;
}

function market(facts: Omit<Market, 'sign'>): Market {
  return { ...facts, sign: currencies[facts.currency].sign };
}

export const markets: Readonly<Record<Site, Market>> = {
  US: market({
    site: 'US',
    currency: 'USD',
    marketName: 'US',
    countries: ['US'],
    taxIncluded: false,
    freeShippingFrom: 4900,
    dateOrder: 'MDY',
    timeZone: 'America/New_York',
  }),
  EU: market({
    site: 'EU',
    currency: 'EUR',
    marketName: 'EU group',
    countries: ['DE', 'FR', 'IT', 'ES', 'AT', 'BE', 'NL', 'PT', 'IE'],
    taxIncluded: true,
    freeShippingFrom: 5900,
    dateOrder: 'DMY',
    timeZone: 'Europe/Berlin',
  }),
  GB: market({
    site: 'GB',
    currency: 'GBP',
    marketName: 'UK',
    countries: ['GB'],
    taxIncluded: true,
    freeShippingFrom: 4900,
    dateOrder: 'DMY',
    timeZone: 'Europe/London',
  }),
  CA: market({
    site: 'CA',
    currency: 'CAD',
    marketName: 'CA',
    countries: ['CA'],
    taxIncluded: false,
    freeShippingFrom: 6900,
    dateOrder: 'MDY',
    timeZone: 'America/Toronto',
  }),
  JA: market({
    site: 'JA',
    currency: 'JPY',
    marketName: 'JA',
    countries: ['JP'],
    taxIncluded: true,
    freeShippingFrom: 6000,
    dateOrder: 'YMD',
    timeZone: 'Asia/Tokyo',
  }),
};

/** The nine market keys that hosts and links may send. */
export const marketKeys = ['US', 'DE', 'GB', 'CA', 'FR', 'IT', 'ES', 'JA', 'EU'] as const;

/** The market keys that share the EU site. */
export const euGroupMarkets = ['DE', 'FR', 'IT', 'ES'] as const;

type EuGroupMarket = (typeof euGroupMarkets)[number];

const isEuGroupMarket = (key: string): key is EuGroupMarket => euGroupMarkets.some((market) => market === key);

/** Every spelling of a market we accept; all others are unknown. */
export const marketAliases: Readonly<Record<string, Site>> = {
  ...Object.fromEntries(marketKeys.map((key) => [key, isEuGroupMarket(key) ? 'EU' : key])),
  UK: 'GB',
  JP: 'JA',
};

export const defaultSite: Site = 'US';
/** Shown while nothing is known about the visitor. */
export const defaultDisplay = { currencySign: '$', currencyMark: 'USD' } as const;

function clean(input: string | null | undefined): string {
  return (input ?? '').trim().toUpperCase();
}

/**
 * The one place that turns any spelling of a market into a site. Absent input keeps the stored site, else US; unknown
 * input is EU. Idempotent.
 * @example normaliseMarket('UK') // 'GB'
 */
export function normaliseMarket(input: string | null | undefined, storedSite?: string | null): Site {
  const key = clean(input);
  if (key === '') return clean(storedSite) === '' ? defaultSite : normaliseMarket(storedSite);
  return Object.hasOwn(marketAliases, key) ? (marketAliases[key] ?? 'EU') : 'EU';
}

/** The ISO country for a host's country code: the host says UK where ISO says GB. */
export function countryOfHost(country: string | null | undefined): string {
  const code = clean(country);
  return code === 'UK' ? 'GB' : code;
}

/** The market that ships to a country; US when no market does. */
export function siteOfCountry(country: string | null | undefined): Site {
  const code = countryOfHost(country);
  return sites.find((site) => markets[site].countries.includes(code)) ?? defaultSite;
}

/**
 * The region of the first language that names one.
 * @param languages as a browser lists them in `Accept-Language`: `de-AT,en;q=0.5` gives AT
 */
export function countryOfLanguages(languages: string | undefined): string | undefined {
  return /(?:^|,)\s*[a-z]{2,3}-([A-Z]{2})\b/.exec(languages ?? '')?.[1];
}

/** A market, and a country that it ships to. */
export interface Place {
  readonly site: Site;
  readonly country: string;
}

/**
 * Where somebody shops: in the market that is known, else in the one of the country, and in a country that this market
 * ships to.
 */
export function placeOf(site: Site | undefined, country: string | null | undefined): Place {
  const code = countryOfHost(country);
  const place = site ?? siteOfCountry(code);
  return { site: place, country: shipsTo(place, code) ? code : markets[place].countries[0] };
}

/** True for the countries that the EU site serves. */
export function isEuropeanGroupCountry(country: string | null | undefined): boolean {
  return markets.EU.countries.includes(countryOfHost(country));
}

/** True when goods of this market can be sent to the country. */
export function shipsTo(site: Site, country: string): boolean {
  return markets[site].countries.includes(country);
}

export function currencyOfSite(site: Site): Currency {
  return markets[site].currency;
}
