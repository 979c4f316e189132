import { useEffect, useRef } from 'react';
import { selectMoved, selectQuantity, selectSku } from '#machines/product-selector/selectors.ts';
import type { SelectorTable } from '#machines/product-selector/types.ts';
import { useActorValue } from './use-actor-value.ts';
import { useLateActor } from './use-late-actor.ts';
import { useLatest } from './use-latest.ts';

const nothing: readonly string[] = [];

/** Which SKU of a product is chosen and how many. Starts with the SKU of the address, and keeps the address in step. */
export function useProductSelector(table: SelectorTable, sku: string, onChoose: (sku: string) => void) {
  const keepAddress = useLatest(onChoose);
  const { actor, send } = useLateActor('product-selector', async () => {
    const { createProductSelector } = await import('./product-selector.ts');
    return createProductSelector({ table, sku }, { keepAddress });
  });

  useEffect(() => {
    if (actor && actor.getSnapshot().context.table !== table) actor.send({ type: 'table.changed', table });
  }, [actor, table]);

  // Only news from the address is told: what it says after a choice, until it has followed, is old.
  const known = useRef(sku);
  useEffect(() => {
    if (!actor || known.current === sku) return;
    known.current = sku;
    actor.send({ type: 'address.changed', sku });
  }, [actor, sku]);

  return {
    sku: useActorValue(actor, selectSku, sku) ?? sku,
    quantity: useActorValue(actor, selectQuantity, 1),
    /** The properties that gave way to the one chosen last. */
    moved: useActorValue(actor, selectMoved, nothing),
    choose: (axis: string, value: string) => send({ type: 'option.choose', axis, value }),
    setQuantity: (quantity: number) => send({ type: 'quantity.set', quantity }),
  };
}

export type ProductSelection = ReturnType<typeof useProductSelector>;
