import { markets, type Site } from './markets.ts';
import { outsideVatArea } from './vat-areas.ts';

/** Rates are parts per 100,000, since 14.975 % has no whole number of basis points. */
export const rateScale = 100_000;

export interface TaxRule {
  /** Parts per 100,000. */
  readonly rate: number;
  /** True when shown prices contain the tax; otherwise it is added at checkout. */
  readonly included: boolean;
  readonly onShipping: boolean;
  /** False while the region that decides the rate is unknown: show "calculated at checkout" instead of 0. */
  readonly known: boolean;
}

interface Rate {
  readonly rate: number;
  readonly onShipping: boolean;
}

const containedRates: Readonly<Record<string, number>> = {
  DE: 19_000,
  FR: 20_000,
  IT: 22_000,
  ES: 21_000,
  AT: 20_000,
  BE: 21_000,
  NL: 21_000,
  PT: 23_000,
  IE: 23_000,
  GB: 20_000,
  JP: 10_000,
};

const addedRates: Readonly<Record<string, { readonly regions: ReadonlyMap<string, Rate>; readonly other: Rate }>> = {
  US: {
    regions: new Map([
      ['CA', { rate: 7_250, onShipping: false }],
      ['NY', { rate: 4_000, onShipping: true }],
      ['TX', { rate: 6_250, onShipping: true }],
      ['OR', { rate: 0, onShipping: false }],
    ]),
    other: { rate: 6_000, onShipping: false },
  },
  CA: {
    regions: new Map([
      ['ON', { rate: 13_000, onShipping: true }],
      ['BC', { rate: 12_000, onShipping: true }],
      ['AB', { rate: 5_000, onShipping: true }],
      ['QC', { rate: 14_975, onShipping: true }],
    ]),
    other: { rate: 5_000, onShipping: true },
  },
};

/** Where an order is sent, as far as it is known. */
export interface TaxPlace {
  readonly country?: string | undefined;
  readonly region?: string | undefined;
  readonly postcode?: string | undefined;
}

/** Goods that leave the VAT area carry none; what is due where they arrive is no part of the price. */
const exported: TaxRule = { rate: 0, included: false, onShipping: true, known: true };

/**
 * The tax of an order sent to a place. A country outside the market counts as the market's default one,
 * so that a cart without an address already shows the right kind of price.
 */
export function taxRuleFor(site: Site, { country, region, postcode }: TaxPlace = {}): TaxRule {
  const { countries, taxIncluded } = markets[site];
  const shipTo = country !== undefined && countries.includes(country) ? country : countries[0];
  if (taxIncluded && outsideVatArea({ country: shipTo, region, postcode }) !== undefined) return exported;
  if (taxIncluded) return { rate: containedRates[shipTo] ?? 0, included: true, onShipping: true, known: true };
  const table = addedRates[shipTo];
  if (table === undefined || region === undefined || region === '') {
    return { rate: 0, included: false, onShipping: false, known: false };
  }
  return { ...(table.regions.get(region) ?? table.other), included: false, known: true };
}
