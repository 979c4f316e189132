import { useCallback, useEffect, useMemo, useState } from 'react';
import { skeletonTimeout } from '#rules/limits.ts';
import { useActors } from '../use-actors.ts';
import { useActorValue, useHydrated } from '../../hooks/use-actor-value.ts';

/**
 * The skeleton of one route entry; `needed` is false where the page itself is in the first paint. Mount it anew for
 * every entry: it never shows twice.
 */
export function usePageSkeleton(needed: boolean) {
  const actors = useActors();
  const [neededAtEntry] = useState(needed);
  // The first skeleton is in the server's markup: its ceiling counts from there, not from the start of the machines.
  const hydrated = useHydrated();
  const [isFirst] = useState(!hydrated);
  const [isOver, setIsOver] = useState(false);
  const skeleton = useMemo(() => (neededAtEntry ? actors?.newSkeleton() : undefined), [neededAtEntry, actors]);

  useEffect(() => {
    skeleton?.start();
    return () => {
      skeleton?.stop();
    };
  }, [skeleton]);

  useEffect(() => {
    if (!isFirst) return;
    const timer = setTimeout(() => setIsOver(true), skeletonTimeout - performance.now());
    return () => clearTimeout(timer);
  }, [isFirst]);

  const visible = useActorValue(skeleton, (snapshot) => snapshot.hasTag('visible'), neededAtEntry);
  return {
    visible: visible && !isOver,
    hydrated: useCallback(() => skeleton?.send({ type: 'page.hydrated' }), [skeleton]),
  };
}
