import type { EventRule } from './contract.ts';
import { isRecord } from './shape.ts';

/** One host event: who listens, and what is kept for those who come later. */
export interface EventChannel<T> {
  /** Throws when the data are not those of the contract: nobody hears them. */
  readonly deliver: (data: unknown) => void;
  /** Hears at once what was kept, if asked to. With `isOnce` one is enough, and the rest of a queue stays. */
  readonly add: (listener: (data: T) => void, replay: boolean, isOnce?: boolean) => () => void;
  readonly peek: () => T | undefined;
  /** Takes what was kept for one key out of the queue, oldest first. */
  readonly take: (key: string) => readonly T[];
}

/** `most` is how many unheard events a queue keeps; older ones give way. */
export function createEventChannel<T>({ data: read, retain, key = '' }: EventRule<T>, most: number): EventChannel<T> {
  const listeners = new Set<(data: T) => void>();
  const isQueue = retain === 'queue';
  let kept: readonly T[] = [];

  return {
    deliver(data) {
      const news = read(retain === 'merged' && isRecord(data) ? { ...kept[0], ...data } : data);
      if (!isQueue) kept = retain ? [news] : [];
      else if (listeners.size === 0) kept = [...kept, news].slice(-most);
      for (const listener of [...listeners]) tell(() => listener(news));
    },
    add(listener, replay, isOnce) {
      // A listener of its own, so that one function may listen twice.
      const own = (data: T) => {
        if (isOnce) listeners.delete(own);
        listener(data);
      };
      listeners.add(own);
      for (const data of replay ? kept : []) {
        if (!listeners.has(own)) break;
        if (isQueue) kept = kept.slice(1);
        tell(() => own(data));
      }
      return () => {
        listeners.delete(own);
      };
    },
    peek: () => kept[0],
    take(value) {
      const isAsked = (data: T) => isRecord(data) && data[key] === value;
      const taken = kept.filter(isAsked);
      kept = kept.filter((data) => !isAsked(data));
      return taken;
    },
  };
}

/** A listener that throws stops neither the others nor the bridge; the page's own error handling hears of it. */
export function tell(run: () => void): void {
  try {
    run();
  } catch (error) {
    setTimeout(() => {
      throw error;
    });
  }
}
