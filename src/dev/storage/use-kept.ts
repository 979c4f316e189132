import { useCallback, useEffect, useState } from 'react';
import { places, type Place, type StoragePlaces } from '../../storage/places.ts';
import type { Kept } from './rows.ts';

export interface KeptTexts {
  readonly kept: Kept;
  /** Why a place could not be read or written last. */
  readonly problem: string | undefined;
  readonly readAgain: () => void;
  readonly write: (place: Place, key: string, text: string) => void;
  readonly remove: (place: Place, key: string) => void;
}

const none: ReadonlyMap<string, string> = new Map();
const nothing: Kept = { localStorage: none, sessionStorage: none, cookie: none, IndexedDB: none };

/**
 * What all places hold. Other tabs are heard at once: their storage by its event, their tokens by the shop's channel;
 * cookies have no event, so they are looked at when the page comes to the front.
 */
export function useKept(storage: StoragePlaces): KeptTexts {
  const [snapshot, setSnapshot] = useState(nothing);
  const [problem, setProblem] = useState<string>();

  const read = useCallback(
    () =>
      Promise.all(places.map(async (place) => [place, await storage[place].list()] as const)).then(
        (lists) => setSnapshot({ ...nothing, ...Object.fromEntries(lists) }),
        (cause: unknown) => setProblem(String(cause)),
      ),
    [storage],
  );
  useEffect(() => {
    void read();
    const changed = () => void read();
    const tokens = new BroadcastChannel('lampyris');
    tokens.addEventListener('message', changed);
    for (const event of ['storage', 'focus'] as const) window.addEventListener(event, changed);
    return () => {
      tokens.close();
      for (const event of ['storage', 'focus'] as const) window.removeEventListener(event, changed);
    };
  }, [read]);

  const change = (work: Promise<void>) =>
    void work.then(
      () => {
        setProblem(undefined);
        return read();
      },
      (cause: unknown) => setProblem(String(cause)),
    );
  return {
    kept: snapshot,
    problem,
    readAgain: () => void read(),
    write: (place, key, text) => change(storage[place].write(key, text)),
    remove: (place, key) => change(storage[place].remove(key)),
  };
}
