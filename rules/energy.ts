import { currencyOfSite, type Site } from './markets.ts';
import { money, type Money } from './money.ts';

/** Where the law asks for an energy label beside a price, and for the lowest earlier price beside a reduction. */
const labelSites = ['EU', 'GB'] as const;

export type LabelSite = (typeof labelSites)[number];

export const isLabelSite = (site: Site): site is LabelSite => labelSites.some((one) => one === site);

/** What a kilowatt hour costs a household, in minor units: an example of ours, no tariff. */
const electricityPrices: Readonly<Record<Site, number>> = { US: 17, CA: 15, EU: 30, GB: 25, JA: 31 };

/** How long a light burns on an ordinary day. */
const hoursPerDay = 3;
const daysPerYear = 365;

export interface YearlyUse {
  readonly cost: Money;
  readonly hoursPerDay: number;
  readonly pricePerKwh: Money;
}

/** What a light costs in a year of ordinary evenings. */
export function yearlyUse(kWhPer1000h: number, site: Site): YearlyUse {
  const currency = currencyOfSite(site);
  const pricePerKwh = electricityPrices[site];
  const kiloWattHours = (kWhPer1000h * hoursPerDay * daysPerYear) / 1_000;
  return {
    cost: money(Math.round(kiloWattHours * pricePerKwh), currency),
    hoursPerDay,
    pricePerKwh: money(pricePerKwh, currency),
  };
}

/** Total mains efficacy from which a class is reached, in lm/W: (EU) 2019/2015, Annex II. */
export const energyClassSteps = [
  ['A', 210],
  ['B', 185],
  ['C', 160],
  ['D', 135],
  ['E', 110],
  ['F', 85],
  ['G', 0],
] as const;

export type EnergyClass = (typeof energyClassSteps)[number][0];
