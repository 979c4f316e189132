import { randomFillSync } from 'node:crypto';
import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** Makes the ids of rows: ULIDs that grow within one process, so that they sort by the time of making. */
export type MakeId = () => string;

/** Asking the system for sixteen single bytes costs 20 µs an id; from a pool it costs one. */
const pooledChance = (): (() => number) => {
  const pool = new Uint8Array(4_096);
  let next = pool.length;
  return () => {
    if (next === pool.length) {
      randomFillSync(pool);
      next = 0;
    }
    const byte = pool[next] ?? 0;
    next += 1;
    return byte / 256;
  };
};

export const makeIds = (clock: Clock): MakeId => {
  const next = monotonicFactory(pooledChance());
  return () => next(clock.now());
};
