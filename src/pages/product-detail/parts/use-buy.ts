import { useState } from 'react';
import { addToCart } from '#src/actors/add-to-cart.ts';
import { useTell } from '#src/actors/hooks.ts';

/** Puts some of a SKU into the cart, and what was put there last. */
export function useBuy(sku: string, quantity: number) {
  const tell = useTell();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<{ sku: string; quantity: number }>();

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
  return { add, adding, added, dismissAdded: () => setAdded(undefined) };
}
