import type { EventRule } from './contract.ts';
import { isRecord } from './shape.ts';

/** The subscribers of one host event, and its retained data. */
export interface EventChannel<T> {
  /** Throws when the data violate the contract; then no subscriber is called. */
  readonly deliver: (data: unknown) => void;
  /** Delivers retained data at once, if asked to. With `isOnce` it ends after one event, and the rest of a queue stays. */
  readonly add: (listener: (data: T) => void, replay: boolean, isOnce?: boolean) => () => void;
  readonly peek: () => T | undefined;
  /** Removes and returns the queued data of one key, oldest first. */
  readonly take: (key: string) => readonly T[];
}

/** `most` is how many undelivered events a queue retains; the oldest ones are dropped. */
export function createEventChannel<T>({ data: read, retain, key = '' }: EventRule<T>, most: number): EventChannel<T> {
  const listeners = new Set<(data: T) => void>();
  const isQueue = retain === 'queue';
  let retained: readonly T[] = [];

  return {
    deliver(data) {
      const received = read(retain === 'merged' && isRecord(data) ? { ...retained[0], ...data } : data);
      if (!isQueue) retained = retain ? [received] : [];
      else if (listeners.size === 0) retained = [...retained, received].slice(-most);
      for (const listener of [...listeners]) runIsolated(() => listener(received));
    },
    add(listener, replay, isOnce) {
      // A wrapper, so that the same function may subscribe twice.
      const own = (data: T) => {
        if (isOnce) listeners.delete(own);
        listener(data);
      };
      listeners.add(own);
      for (const data of replay ? retained : []) {
        if (!listeners.has(own)) break;
        if (isQueue) retained = retained.slice(1);
        runIsolated(() => own(data));
      }
      return () => {
        listeners.delete(own);
      };
    },
    peek: () => retained[0],
    take(value) {
      const hasKey = (data: T) => isRecord(data) && data[key] === value;
      const taken = retained.filter(hasKey);
      retained = retained.filter((data) => !hasKey(data));
      return taken;
    },
  };
}

/** An exception in a subscriber reaches the page's error handler, and stops neither other subscribers nor the bridge. */
export function runIsolated(run: () => void): void {
  try {
    run();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
