import { useState, useSyncExternalStore } from 'react';
import type { LineSource } from '#rules/cart-lines.ts';
import { addToCart } from '#src/actors/cart/add-to-cart.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import type { MachineArrival } from '#src/actors/machine-arrival.ts';

/** The line that all that was pressed before comes to; undefined where that cannot be bought. */
export type CartLineOf = () => LineSource | undefined;

interface State {
  readonly adding: boolean;
  /** What was put into the cart last, until that is dismissed. */
  readonly added: LineSource | undefined;
}

const atRest: State = { adding: false, added: undefined };

/** Puts what is chosen into the cart. A store of its own, so that a press renders the buttons and not the page. */
function createPurchase(withActors: MachineArrival['run'], cartLine: CartLineOf) {
  let state = atRest;
  const listeners = new Set<() => void>();
  const set = (next: State) => {
    state = next;
    for (const changed of listeners) changed();
  };
  const add = () => {
    const line = cartLine();
    if (state.adding || !line) return;
    set({ ...state, adding: true });
    withActors((actors) => {
      void addToCart(actors, line).then((isIn) => set({ adding: false, added: isIn ? line : state.added }));
    });
  };
  return {
    add,
    dismissAdded: () => set({ ...state, added: undefined }),
    state: () => state,
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

export type Purchase = ReturnType<typeof createPurchase>;

export function usePurchase(cartLine: CartLineOf): Purchase {
  const withActors = useWithActors();
  return useState(() => createPurchase(withActors, cartLine))[0];
}

export const useIsAdding = ({ subscribe, state }: Purchase): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state().adding,
    () => false,
  );

export const useAdded = ({ subscribe, state }: Purchase): LineSource | undefined =>
  useSyncExternalStore(
    subscribe,
    () => state().added,
    () => undefined,
  );
