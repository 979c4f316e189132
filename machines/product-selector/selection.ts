import type { AxisView, Choice, SelectorSku, SelectorTable } from './types.ts';

/** True where a SKU has everything that is chosen. */
export function agrees({ options }: SelectorSku, choice: Choice): boolean {
  return Object.entries(choice).every(([axis, value]) => options[axis] === value);
}

/** The SKU of a choice on every axis; undefined while something is open or nothing combines like that. */
export function skuOfChoice({ axes, skus }: SelectorTable, choice: Choice): SelectorSku | undefined {
  if (axes.some(({ name }) => choice[name] === undefined)) return undefined;
  return skus.find((sku) => agrees(sku, choice));
}

/** Every axis with its values as they combine with the rest of the choice; values that no SKU has are left out. */
export function axisViews({ axes, skus }: SelectorTable, choice: Choice): readonly AxisView[] {
  return axes.map(({ name, values }) => ({
    name,
    chosen: choice[name],
    values: values
      .filter((value) => skus.some(({ options }) => options[name] === value))
      .map((value) => {
        const found = skus.filter((sku) => agrees(sku, { ...choice, [name]: value }));
        const availability = found.some(({ isBuyable }) => isBuyable) ? 'ok' : found.length > 0 ? 'out' : 'none';
        return { value, availability };
      }),
  }));
}
