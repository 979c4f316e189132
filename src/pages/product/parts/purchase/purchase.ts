import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterFirstSign } from '#design-system/foundations/first-sign.ts';
import type { LineSource } from '#rules/cart-lines.ts';
import { useWithActors } from '#src/actors/use-actors.ts';
import type { MachineArrival } from '#src/actors/machine-arrival.ts';
import type { AddedSheet } from './added-sheet.tsx';

/** The line that all that was pressed before comes to; undefined where that cannot be bought. */
export type CartLineOf = () => LineSource | undefined;

interface BoughtProduct {
  readonly spu: string;
  readonly title: string;
}

/** What was put into the cart last, and the sheet that says so. */
interface Addition {
  readonly line: LineSource;
  readonly Sheet: typeof AddedSheet;
}

interface State {
  readonly adding: boolean;
  /** Until it is dismissed. */
  readonly added: Addition | undefined;
}

const atRest: State = { adding: false, added: undefined };

/** Milliseconds the button waits for the sheet on a broken line; then a notice says what it would have said. */
const sheetTime = 2_000;

const sheetCode = () =>
  import('./added-sheet.tsx').then(
    (module) => module.AddedSheet,
    () => undefined,
  );

const sheetInTime = () =>
  Promise.race([sheetCode(), new Promise<undefined>((resolve) => setTimeout(resolve, sheetTime, undefined))]);

/** Puts what is chosen into the cart. A store of its own, so that a press renders the buttons and not the page. */
function createPurchase(withActors: MachineArrival['run'], { spu, title }: BoughtProduct, cartLine: CartLineOf) {
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
    withActors(({ additions }) => {
      void Promise.all([additions.add(line, spu), sheetInTime()]).then(([isIn, Sheet]) => {
        set({ adding: false, added: isIn && Sheet ? { line, Sheet } : state.added });
        if (isIn && !Sheet) additions.announce(title, line);
      });
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

export function usePurchase(product: BoughtProduct, cartLine: CartLineOf): Purchase {
  const withActors = useWithActors();
  // What the next tap needs is there before the line can drop.
  useEffect(() => afterFirstSign(() => void sheetCode()), []);
  return useState(() => createPurchase(withActors, product, cartLine))[0];
}

export const useIsAdding = ({ subscribe, state }: Purchase): boolean =>
  useSyncExternalStore(
    subscribe,
    () => state().adding,
    () => false,
  );

export const useAdded = ({ subscribe, state }: Purchase): Addition | undefined =>
  useSyncExternalStore(
    subscribe,
    () => state().added,
    () => undefined,
  );
