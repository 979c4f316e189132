import type { LineSource } from '#rules/cart-lines.ts';
import {
  agrees,
  nearestSku,
  skuOfChoice,
  type Choice,
  type SelectorSku,
  type SelectorTable,
} from '../parts/selector-table.ts';

/**
 * Which of a product and how many. Every value that is offered can be chosen: what does not combine with it gives way,
 * so whatever is chosen can be had together in this market.
 */
export interface ProductSelector {
  readonly table: SelectorTable;
  readonly choice: Choice;
  /** The axes that gave way to the last choice. */
  readonly moved: readonly string[];
  /** How many are wanted. More than can be had of one SKU is remembered for the next. */
  readonly requested: number;
  /** The SKU that the address names, or has to name from now on. */
  readonly addressed: string;
}

export type ProductSelectorEvent =
  | { readonly type: 'option.chosen'; readonly axis: string; readonly value: string }
  | { readonly type: 'quantity.set'; readonly quantity: number }
  /** By a link or by going back. */
  | { readonly type: 'address.changed'; readonly sku: string }
  /** Fresh stock, or another market with other SKUs: the choice stays as far as it can be had. */
  | { readonly type: 'table.changed'; readonly table: SelectorTable };

/** The selector of a product whose address names `sku`, or leaves it to the product's default. */
export function startProductSelector(table: SelectorTable, sku: string): ProductSelector {
  return { table, choice: optionsOf(table, sku), moved: [], requested: 1, addressed: sku };
}

/** The next state; the same one where an event changes nothing. */
export function reduceProductSelector(state: ProductSelector, event: ProductSelectorEvent): ProductSelector {
  switch (event.type) {
    case 'option.chosen': {
      const { axis, value } = event;
      const candidates = state.table.skus.filter(({ options }) => options[axis] === value);
      if (candidates.length === 0) return state;
      return settle({ ...state, choice: { ...state.choice, [axis]: value } }, candidates);
    }
    case 'quantity.set':
      return { ...state, requested: Math.max(1, Math.trunc(event.quantity)) };
    case 'address.changed': {
      const { sku } = event;
      const isNews = sku !== state.addressed && state.table.skus.some((each) => each.sku === sku);
      return isNews ? { ...state, choice: optionsOf(state.table, sku), moved: [], addressed: sku } : state;
    }
    case 'table.changed':
      return event.table === state.table ? state : settle({ ...state, table: event.table }, event.table.skus);
  }
}

/** What is shown as chosen; undefined while an axis is open. */
export const chosenSku = ({ table, choice }: ProductSelector): SelectorSku | undefined => skuOfChoice(table, choice);

/** How many go into the cart: as many as are wanted, as far as they can be had, and at least one. */
export const quantityOf = (state: ProductSelector): number =>
  Math.max(1, Math.min(state.requested, chosenSku(state)?.most ?? 1));

/** What goes into the cart; undefined unless it is one SKU that can be bought. */
export function cartLineOf(state: ProductSelector): LineSource | undefined {
  const chosen = chosenSku(state);
  return chosen?.isBuyable ? { sku: chosen.sku, quantity: quantityOf(state), ...chosen.promotion } : undefined;
}

function optionsOf({ skus }: SelectorTable, addressed: string): Choice {
  return skus.find(({ sku }) => sku === addressed)?.options ?? {};
}

/** Where no SKU combines like the choice, it moves to the nearest of the candidates. The address follows it. */
function settle(state: ProductSelector, candidates: readonly SelectorSku[]): ProductSelector {
  const { table, choice, addressed } = state;
  const isMade = Object.keys(choice).length === 0 || candidates.some((sku) => agrees(sku, choice));
  const settled = isMade ? choice : (nearestSku(candidates, choice)?.options ?? {});
  return {
    ...state,
    choice: settled,
    moved: Object.keys(settled).filter((axis) => settled[axis] !== choice[axis]),
    addressed: skuOfChoice(table, settled)?.sku ?? addressed,
  };
}
