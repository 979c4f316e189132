import { useEffect, useRef, useState } from 'react';
import { type CartLineRequest, lineRequest } from '#rules/cart-lines.ts';
import { useActors } from '#src/actors/use-actors.ts';
import type { CartRow } from './cart-rows.ts';

/** How long a removed line can be taken back. */
const undoFor = 5_000;

export interface Removed {
  readonly title: string;
  readonly lines: readonly CartLineRequest[];
}

/** Removes at once and keeps the way back open for five seconds. */
export function useRemoval() {
  const actors = useActors();
  const [removed, setRemoved] = useState<Removed>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const remove = (rows: readonly CartRow[], title: string) => {
    actors?.cart.send({ type: 'cart.remove', ids: rows.map(({ id }) => id) });
    setRemoved({ title, lines: rows.map(lineRequest) });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRemoved(undefined), undoFor);
  };

  const undo = () => {
    clearTimeout(timer.current);
    const lines = removed?.lines ?? [];
    const [first, ...others] = lines;
    // The lines of a bundle come back as one.
    if (first?.suitGroupId) actors?.cart.send({ type: 'cart.add', ...first, others });
    else for (const line of lines) actors?.cart.send({ type: 'cart.add', ...line });
    setRemoved(undefined);
  };

  return { removed, remove, undo };
}
