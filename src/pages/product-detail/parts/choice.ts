import type { components } from '#openapi/types.ts';

export type ProductDetail = components['schemas']['ProductDetail'];
export type SkuDetail = components['schemas']['SkuDetail'];

/** Whether a value of an option can be had together with the rest of the choice. */
export type Availability = 'ok' | 'out' | 'none';

export interface OptionChoice {
  readonly value: string;
  readonly color?: string;
  readonly availability: Availability;
  /** The SKU that choosing this value leads to. */
  readonly sku: string;
}

export interface OptionAxis {
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly OptionChoice[];
}

const valueOf = ({ options }: SkuDetail, axis: string) => options.find(({ name }) => name === axis)?.value;

/** True where the SKU can go into a cart now. */
export const canBuy = ({ sellable, price, stockState, maxQuantity }: SkuDetail): boolean =>
  sellable && price !== null && maxQuantity > 0 && stockState !== 'OUT' && stockState !== 'OFF_SALE';

/** The SKU of the address, else the product's default, else the first. */
export function skuOf({ skus, defaultSku }: ProductDetail, wanted: string | null): SkuDetail | undefined {
  return skus.find(({ sku }) => sku === wanted) ?? skus.find(({ sku }) => sku === defaultSku) ?? skus[0];
}

/** How many options two SKUs share. */
const likeness = (a: SkuDetail, b: SkuDetail) =>
  a.options.filter(({ name, value }) => valueOf(b, name) === value).length;

/** The nearest SKU with a value: most options as chosen, of those one that can be bought. */
function nearest(candidates: readonly SkuDetail[], chosen: SkuDetail): SkuDetail | undefined {
  const rank = (sku: SkuDetail) => likeness(sku, chosen) * 2 + (canBuy(sku) ? 1 : 0);
  return candidates.toSorted((a, b) => rank(b) - rank(a))[0];
}

/**
 * Every axis with its values as they can be combined with the rest of the choice. A value that cannot still leads
 * somewhere: to the nearest SKU that has it, so that nobody is stuck. Values that no SKU has are left out.
 */
export function optionAxes({ optionAxes: axes, skus }: ProductDetail, chosen: SkuDetail): readonly OptionAxis[] {
  return axes.map(({ name, values }) => ({
    name,
    chosen: valueOf(chosen, name) ?? '',
    choices: values.flatMap(({ value, color }): OptionChoice[] => {
      const withValue = skus.filter((sku) => valueOf(sku, name) === value);
      const target = nearest(withValue, chosen);
      if (!target) return [];
      const combines = target === chosen || likeness(target, chosen) === chosen.options.length - 1;
      const availability = !combines ? 'none' : canBuy(target) ? 'ok' : 'out';
      return [{ value, availability, sku: target.sku, ...(color === undefined ? {} : { color }) }];
    }),
  }));
}
