import { day } from '#rules/durations.ts';
import { formatMoney, money } from '#rules/money.ts';
import { markets, type Site } from '#rules/markets.ts';

interface MarketWords {
  readonly delivery: string;
  readonly parcel: string;
  /** What is added to a price, or is in it. */
  readonly tax: string;
}

/** What a market calls things in English. */
export const marketWords: Readonly<Record<Site, MarketWords>> = {
  US: { delivery: 'shipping', parcel: 'package', tax: 'sales tax' },
  CA: { delivery: 'shipping', parcel: 'package', tax: 'GST/HST' },
  EU: { delivery: 'delivery', parcel: 'parcel', tax: 'VAT' },
  GB: { delivery: 'delivery', parcel: 'parcel', tax: 'VAT' },
  JA: { delivery: 'delivery', parcel: 'parcel', tax: 'consumption tax' },
};

export const daysOf = (milliseconds: number): number => Math.round(milliseconds / day);

export const priceIn = (site: Site, amount: number): string => formatMoney(money(amount, markets[site].currency));

const regionNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });
const withArticle = new Set(['US', 'GB', 'NL']);
const andList = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The countries that a market delivers to, in words. */
export const countriesOf = (site: Site): string =>
  andList.format(
    markets[site].countries.map((code) => `${withArticle.has(code) ? 'the ' : ''}${regionNames.of(code) ?? code}`),
  );

export const startsLarge = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
