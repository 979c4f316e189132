import { useCallback, useEffect, useMemo, useState } from 'react';
import { skeletonTimeout } from '#rules/limits.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';
import { useFromMachines } from '../use-machines.ts';

/**
 * The skeleton of one route entry; `needed` is false where the page itself is in the first paint. Mount it anew for
 * every entry: it never shows twice. The first skeleton is in the server's markup: its ceiling counts from there, not from the
 * start of the machines.
 */
export function usePageSkeleton(needed: boolean, isServed: boolean) {
  const [neededAtEntry] = useState(needed);
  const newSkeleton = useFromMachines((actors) => (neededAtEntry ? actors.newSkeleton : undefined), undefined);
  const [isOver, setIsOver] = useState(false);
  const skeleton = useMemo(() => newSkeleton?.(), [newSkeleton]);

  useEffect(() => {
    skeleton?.start();
    return () => {
      skeleton?.stop();
    };
  }, [skeleton]);

  useEffect(() => {
    if (!isServed || !neededAtEntry) return;
    const timer = setTimeout(() => setIsOver(true), skeletonTimeout - performance.now());
    return () => clearTimeout(timer);
  }, [isServed, neededAtEntry]);

  const visible = useActorValue(skeleton, (snapshot) => snapshot.hasTag('visible'), neededAtEntry);
  return {
    visible: visible && !isOver,
    hydrated: useCallback(() => skeleton?.send({ type: 'page.hydrated' }), [skeleton]),
  };
}
