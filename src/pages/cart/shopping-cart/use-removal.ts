import { useEffect, useRef, useState } from 'react';
import { type CartLineRequest, lineRequest } from '#rules/cart-lines.ts';
import { useActors } from '#src/actors/use-actors.ts';
import { pageTitle, useFocusAfter } from '#src/hooks/use-focus-after.ts';
import type { CartRow } from './cart-rows.ts';
import { lineId } from './line-id.ts';

/** How long a removed line can be taken back. */
const undoFor = 5_000;

export interface Removed {
  readonly title: string;
  readonly lines: readonly CartLineRequest[];
  readonly keys: readonly string[];
}

const elementOf = (key: string | undefined) => document.getElementById(lineId(key ?? ''));
const isGone = (keys: ReadonlySet<string>) => [...keys].every((key) => elementOf(key) === null);

/** Removes at once and keeps the way back open for five seconds. @param rows as they stand on the page */
export function useRemoval(rows: readonly CartRow[]) {
  const actors = useActors();
  const focusAfter = useFocusAfter();
  const [removed, setRemoved] = useState<Removed>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  const remove = (gone: readonly CartRow[], title: string) => {
    const keys = new Set(gone.map(({ key }) => key));
    const place = rows.findIndex(({ key }) => keys.has(key));
    const left = rows.filter(({ key }) => !keys.has(key));
    const next = left[Math.min(place, left.length - 1)];
    actors?.cart.send({ type: 'cart.remove', ids: gone.map(({ id }) => id) });
    setRemoved({ title, lines: gone.map(lineRequest), keys: [...keys] });
    focusAfter(() => (isGone(keys) ? (elementOf(next?.key) ?? pageTitle()) : undefined));
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
    focusAfter(() => elementOf(removed?.keys[0]));
  };

  return { removed, remove, undo };
}
