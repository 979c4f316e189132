import { useEffect, useRef, useState } from 'react';
import { skuOfChoice } from '#machines/product-selector/selection.ts';
import { selectCartLine, selectMoved, selectQuantity, selectSku } from '#machines/product-selector/selectors.ts';
import type { SelectorTable } from '#machines/product-selector/types.ts';
import type { CartLineInput } from '#rules/cart-lines.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';
import { useLateActor } from '../use-late-actor.ts';
import { useLatest } from '../../hooks/use-latest.ts';

const nothing: readonly string[] = [];

/** Which SKU of a product is chosen and how many. Starts with the SKU of the address, and keeps the address in step. */
export function useProductSelector(table: SelectorTable, sku: string, onChoose: (sku: string) => void) {
  const keepAddress = useLatest(onChoose);
  const { actor, send, whenHere } = useLateActor('product-selector', async () => {
    const { createProductSelector } = await import('./product-selector-actor.ts');
    return createProductSelector({ table, sku }, { keepAddress });
  });

  // What is chosen is seen without waiting for the machine; what has to give way, the machine finds.
  const [early, setEarly] = useState<{ readonly sku?: string; readonly quantity?: number }>({});
  const shown = useActorValue(actor, selectSku, early.sku ?? sku) ?? sku;

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
    sku: shown,
    quantity: useActorValue(actor, selectQuantity, early.quantity ?? 1),
    /** The properties that gave way to the one chosen last. */
    moved: useActorValue(actor, selectMoved, nothing),
    choose: (axis: string, value: string) => {
      const { options } = table.skus.find((each) => each.sku === shown) ?? {};
      const chosen = skuOfChoice(table, { ...options, [axis]: value });
      if (!actor && chosen) setEarly((before) => ({ ...before, sku: chosen.sku }));
      send({ type: 'option.choose', axis, value });
    },
    setQuantity: (quantity: number) => {
      if (!actor) setEarly((before) => ({ ...before, quantity }));
      send({ type: 'quantity.set', quantity });
    },
    /** Gives `work` the line that all that was pressed before comes to; undefined where that cannot be bought. */
    whenChosen: (work: (line: CartLineInput | undefined) => void) =>
      whenHere((arrived) => work(selectCartLine(arrived.getSnapshot()))),
  };
}

export type ProductSelection = ReturnType<typeof useProductSelector>;
