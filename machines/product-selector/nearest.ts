import type { Choice, SelectorSku } from './types.ts';

/** The nearest SKU: most axes as chosen, of those one that can be bought, of those the first. */
export function nearestSku(skus: readonly SelectorSku[], choice: Choice): SelectorSku | undefined {
  const shared = ({ options }: SelectorSku) => Object.keys(choice).filter((axis) => options[axis] === choice[axis]);
  const rank = (sku: SelectorSku) => shared(sku).length * 2 + (sku.isBuyable ? 1 : 0);
  return skus.toSorted((a, b) => rank(b) - rank(a))[0];
}
