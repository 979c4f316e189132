import { groupBy } from '#rules/group-by.ts';

/** Something that was taxed, minor units; `amount` holds the tax where the market's prices do. */
export interface TaxedPart {
  /** Parts per 100,000. */
  readonly rate: number;
  readonly amount: number;
  readonly tax: number;
}

export interface TaxLineAmounts {
  readonly rate: number;
  readonly base: number;
  readonly tax: number;
}

/** What was taxed at each rate, the highest rate first: the net amount and the tax on it. */
export function taxLinesOf(parts: readonly TaxedPart[], taxIncluded: boolean): TaxLineAmounts[] {
  const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0);
  return [...groupBy(parts, ({ rate }) => rate)]
    .map(([rate, same]) => {
      const tax = sum(same.map((part) => part.tax));
      return { rate, base: sum(same.map(({ amount }) => amount)) - (taxIncluded ? tax : 0), tax };
    })
    .toSorted((a, b) => b.rate - a.rate);
}
