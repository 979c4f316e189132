import { useCallback, useEffect, useMemo, useState } from 'react';
import { useActors } from './hooks.ts';
import { useActorValue } from './use-actor-value.ts';

/**
 * The skeleton of one route entry; `needed` is false where the page itself is in the first paint. Mount it anew for
 * every entry: it never shows twice.
 */
export function usePageSkeleton(needed: boolean) {
  const actors = useActors();
  const [neededAtEntry] = useState(needed);
  const skeleton = useMemo(() => (neededAtEntry ? actors?.newSkeleton() : undefined), [neededAtEntry, actors]);

  useEffect(() => {
    skeleton?.start();
    return () => {
      skeleton?.stop();
    };
  }, [skeleton]);

  return {
    visible: useActorValue(skeleton, (snapshot) => snapshot.hasTag('visible'), neededAtEntry),
    hydrated: useCallback(() => skeleton?.send({ type: 'page.hydrated' }), [skeleton]),
  };
}
