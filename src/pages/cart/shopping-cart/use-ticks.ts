import { useState } from 'react';
import { useActors } from '#src/actors/use-actors.ts';
import type { CartRow } from './cart-rows.ts';

interface Ticks {
  readonly on: Readonly<Record<string, boolean>>;
  /** Time of the prices on screen when they were set: the next answer takes over. */
  readonly at: number;
}

/** Ticks that show at once: a member's selection is kept by the server, which answers a moment later. */
export function useTicks(rows: readonly CartRow[], viewTime: number) {
  const actors = useActors();
  const [ticks, setTicks] = useState<Ticks>({ on: {}, at: viewTime });
  const open = ticks.at === viewTime ? ticks.on : {};

  const select = (chosen: readonly CartRow[], on: boolean) => {
    const keys = chosen.map(({ key }) => key);
    setTicks({ on: { ...open, ...Object.fromEntries(keys.map((key) => [key, on])) }, at: viewTime });
    actors?.cart.send({ type: 'cart.select', keys, on });
  };
  return { rows: rows.map((row) => ({ ...row, selected: open[row.key] ?? row.selected })), select };
}
