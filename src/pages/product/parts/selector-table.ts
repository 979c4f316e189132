/** One thing that can be bought, as far as choosing it needs to know. */
export interface SelectorSku {
  readonly sku: string;
  /** Axis to value: finish, length, number of pieces. */
  readonly options: Choice;
  readonly isBuyable: boolean;
  /** The promotion behind its price: a line that is added with it has the price. */
  readonly promotion?: { readonly buyType?: number; readonly promoItemId: string } | undefined;
  /** The largest quantity, from stock and from the limit for one order; 0 where none can be had. */
  readonly most: number;
}

/** What a product comes in. */
export interface SelectorTable {
  readonly axes: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly skus: readonly SelectorSku[];
}

/** Chosen values by axis; an axis that is missing is not chosen yet. */
export type Choice = Readonly<Record<string, string>>;

/** Whether a value can be had together with the rest of the choice: yes, sold out, or not made. */
export type Availability = 'ok' | 'out' | 'none';

export interface AxisView {
  readonly name: string;
  readonly chosen: string | undefined;
  readonly values: readonly { readonly value: string; readonly availability: Availability }[];
}

/** True where a SKU has everything that is chosen. */
export function agrees({ options }: SelectorSku, choice: Choice): boolean {
  return Object.entries(choice).every(([axis, value]) => options[axis] === value);
}

/** The SKU of a choice on every axis; undefined while something is open or nothing combines like that. */
export function skuOfChoice({ axes, skus }: SelectorTable, choice: Choice): SelectorSku | undefined {
  if (axes.some(({ name }) => choice[name] === undefined)) return undefined;
  return skus.find((sku) => agrees(sku, choice));
}

/** The nearest SKU: most axes as chosen, of those one that can be bought, of those the first. */
export function nearestSku(skus: readonly SelectorSku[], choice: Choice): SelectorSku | undefined {
  const shared = ({ options }: SelectorSku) => Object.keys(choice).filter((axis) => options[axis] === choice[axis]);
  const rank = (sku: SelectorSku) => shared(sku).length * 2 + (sku.isBuyable ? 1 : 0);
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
