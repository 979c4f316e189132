import type { AxisView, Choice, SelectorSku, SelectorTable } from './types.ts';

/** How many axes of the choice a SKU agrees with. */
function likeness({ options }: SelectorSku, choice: Choice): number {
  return Object.entries(choice).filter(([axis, value]) => options[axis] === value).length;
}

/** True where a SKU has everything that is chosen. */
export function agrees(sku: SelectorSku, choice: Choice): boolean {
  return likeness(sku, choice) === Object.keys(choice).length;
}

/** The SKU of a choice on every axis; undefined while something is open or nothing combines like that. */
export function skuOfChoice({ axes, skus }: SelectorTable, choice: Choice): SelectorSku | undefined {
  if (axes.some(({ name }) => choice[name] === undefined)) return undefined;
  return skus.find((sku) => agrees(sku, choice));
}

/** The nearest SKU: most axes as chosen, of those one that can be bought, of those the first. */
export function nearestSku(skus: readonly SelectorSku[], choice: Choice): SelectorSku | undefined {
  const rank = (sku: SelectorSku) => likeness(sku, choice) * 2 + (sku.isBuyable ? 1 : 0);
  return skus.toSorted((a, b) => rank(b) - rank(a))[0];
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
