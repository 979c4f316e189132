import type { Clock } from '../clock.ts';

/** So many failures in a row open it, and it stays open for so long (ms). */
const failuresToOpen = 3;
const openFor = 60_000;

export interface Circuit {
  isClosed(): boolean;
  succeeded(): void;
  failed(): void;
}

/** Keeps callers from waiting for what has failed several times; after a minute one may try again. */
export function createCircuit(clock: Clock): Circuit {
  let failures = 0;
  let openUntil = 0;
  return {
    isClosed: () => clock.now() >= openUntil,
    succeeded: () => {
      failures = 0;
      openUntil = 0;
    },
    failed: () => {
      failures += 1;
      if (failures >= failuresToOpen) openUntil = clock.now() + openFor;
    },
  };
}
