import { useState } from 'react';
import { addToCart } from '#src/actors/add-to-cart.ts';
import { useTell } from '#src/actors/hooks.ts';
import type { SkuDetail } from './choice.ts';

/** How many are wanted of a SKU, never more than can be had, and putting them into the cart. */
export function useBuy({ sku, maxQuantity }: SkuDetail) {
  const tell = useTell();
  const [wanted, setWanted] = useState(1);
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<{ sku: string; quantity: number }>();
  const quantity = Math.min(wanted, Math.max(1, maxQuantity));

  const add = () => {
    if (adding) return;
    setAdding(true);
    tell((actors) => {
      void addToCart(actors, sku, quantity).then((isIn) => {
        setAdding(false);
        if (isIn) setAdded({ sku, quantity });
      });
    });
  };
  return { quantity, setQuantity: setWanted, add, adding, added, dismissAdded: () => setAdded(undefined) };
}
