import type { components } from '#openapi/types.ts';
import type { SelectorTable } from './selector-table.ts';

export type ProductDetail = components['schemas']['ProductDetail'];
export type SkuDetail = components['schemas']['SkuDetail'];

/** True where the SKU can go into a cart now. */
export const canBuy = ({ sellable, price, stockState, maxQuantity }: SkuDetail): boolean =>
  sellable && price !== null && maxQuantity > 0 && stockState !== 'OUT' && stockState !== 'OFF_SALE';

/** The SKU of the address, else the product's default, else the first. */
export function skuOf({ skus, defaultSku }: ProductDetail, addressed: string | null): SkuDetail | undefined {
  return skus.find(({ sku }) => sku === addressed) ?? skus.find(({ sku }) => sku === defaultSku) ?? skus[0];
}

/** What choosing needs to know of a product. */
export function selectorTable({ optionAxes, skus }: ProductDetail): SelectorTable {
  return {
    axes: optionAxes.map(({ name, values }) => ({ name, values: values.map(({ value }) => value) })),
    skus: skus.map((sku) => ({
      sku: sku.sku,
      options: optionsOf(sku),
      isBuyable: canBuy(sku),
      promotion: sku.price?.promotion?.line,
      most: sku.maxQuantity,
    })),
  };
}

/** The options of a SKU by the name of the property. */
export function optionsOf({ options }: SkuDetail): Readonly<Record<string, string>> {
  return Object.fromEntries(options.map(({ name, value }) => [name, value]));
}
