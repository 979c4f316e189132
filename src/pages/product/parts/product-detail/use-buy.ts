import { useState } from 'react';
import type { CartLineInput } from '#rules/cart-lines.ts';
import { addToCart } from '#src/actors/cart/add-to-cart.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import type { ProductSelection } from './use-product-selector.ts';

/** Puts what is chosen into the cart, and what was put there last. */
export function useBuy({ cartLine }: ProductSelection) {
  const withActors = useWithActors();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<CartLineInput>();

  const add = () => {
    const line = cartLine();
    if (adding || !line) return;
    setAdding(true);
    withActors((actors) => {
      void addToCart(actors, line.sku, line.quantity).then((isIn) => {
        setAdding(false);
        if (isIn) setAdded(line);
      });
    });
  };
  return { add, adding, added, dismissAdded: () => setAdded(undefined) };
}
