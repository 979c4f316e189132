import { monotonicFactory } from 'ulid';
import type { Clock } from './clock.ts';

/** Makes the ids of rows: ULIDs that grow within one process, so that they sort by the time of making. */
export type MakeId = () => string;

export const makeIds = (clock: Clock): MakeId => {
  const next = monotonicFactory();
  return () => next(clock.now());
};
