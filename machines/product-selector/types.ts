/** One thing that can be bought, as far as choosing it needs to know. */
export interface SelectorSku {
  readonly sku: string;
  /** Axis to value: finish, length, number of pieces. */
  readonly options: Choice;
  readonly isBuyable: boolean;
  /** The largest quantity, from stock and from the limit for one order; 0 where none can be had. */
  readonly most: number;
}

/** What a product comes in. Small: prices and pictures stay in the query cache. */
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

export interface ProductSelectorInput {
  readonly table: SelectorTable;
  /** The SKU of the address, else the product's default; null where nothing is chosen yet. */
  readonly sku: string | null;
}

export interface ProductSelectorContext {
  readonly table: SelectorTable;
  readonly choice: Choice;
  /** How many are wished for. More than can be had of one SKU is remembered for the next. */
  readonly wished: number;
  /** The axis that was chosen last: when the choice cannot be had, the others give way to it. */
  readonly latest: string | null;
  /** The axes that gave way to the last choice. */
  readonly moved: readonly string[];
  /** The SKU that the address names. */
  readonly addressed: string | null;
}

export type ProductSelectorEvent =
  | { readonly type: 'option.choose'; readonly axis: string; readonly value: string }
  | { readonly type: 'quantity.set'; readonly quantity: number }
  /** By a link or by going back. */
  | { readonly type: 'address.changed'; readonly sku: string }
  /** Fresh stock, or another market with other SKUs. */
  | { readonly type: 'table.changed'; readonly table: SelectorTable };

export interface ProductSelectorDependencies {
  /** Replaces the SKU in the address; nothing is added to the history. */
  readonly keepAddress: (sku: string) => void;
}
