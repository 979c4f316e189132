import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFollowUp } from '#src/hooks/use-follow-up.ts';
import {
  cartLineOf,
  chosenSku,
  quantityOf,
  reduceProductSelector,
  startProductSelector,
  type ProductSelectorEvent,
} from './product-selector.ts';
import type { CartLineOf } from '../parts/purchase/purchase.ts';
import type { SelectorTable } from '../parts/selector-table.ts';

/**
 * Which SKU of a product is chosen and how many. Starts with the SKU of the address, and keeps the address in step, behind
 * the render that shows the choice.
 */
export function useProductSelector(table: SelectorTable, sku: string, onChoose: (sku: string) => void) {
  const [state, setState] = useState(() => startProductSelector(table, sku));
  // Presses that were kept until the page was hydrated follow each other without a render in between, and each counts
  // on what the one before it did.
  const latest = useRef(state);
  const write = useFollowUp(onChoose);

  const dispatch = (event: ProductSelectorEvent) => {
    const before = latest.current;
    const after = reduceProductSelector(before, event);
    latest.current = after;
    setState(after);
    if (event.type !== 'address.changed' && after.addressed !== before.addressed) write(after.addressed);
  };

  const previous = useRef({ table, sku });
  const follow = useEffectEvent(() => {
    const before = previous.current;
    previous.current = { table, sku };
    if (table !== before.table) dispatch({ type: 'table.changed', table });
    // Where the table has lost the SKU of the address, `sku` is the product's default, and the choice has moved itself.
    const isStillSold = table.skus.some((each) => each.sku === before.sku);
    if (sku !== before.sku && isStillSold) dispatch({ type: 'address.changed', sku });
  });
  useEffect(() => follow(), [table, sku]);

  return {
    sku: chosenSku(state)?.sku ?? sku,
    quantity: quantityOf(state),
    /** The properties that gave way to the one chosen last. */
    moved: state.moved,
    choose: (axis: string, value: string) => dispatch({ type: 'option.chosen', axis, value }),
    setQuantity: (quantity: number) => dispatch({ type: 'quantity.set', quantity }),
    cartLine: (): ReturnType<CartLineOf> => cartLineOf(latest.current),
  };
}

export type ProductSelection = ReturnType<typeof useProductSelector>;
