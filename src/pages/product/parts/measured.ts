import type { ProductDetail } from './choice.ts';

/** What a light that can be dimmed takes and gives at its brightest. */
const most = /^Up to /;

export interface Measured {
  readonly watts: number;
  readonly lumensPerWatt: number;
}

/** What its specifications say of a light's use; undefined where they do not say both figures as numbers. */
export function measured(specs: ProductDetail['specs']): Measured | undefined {
  const valueIn = (unitName: string) => Number(specs.find(({ unit }) => unit === unitName)?.value.replace(most, ''));
  const watts = valueIn('W');
  const lumensPerWatt = Math.round(valueIn('lm') / watts);
  return Number.isFinite(lumensPerWatt) && lumensPerWatt > 0 ? { watts, lumensPerWatt } : undefined;
}
