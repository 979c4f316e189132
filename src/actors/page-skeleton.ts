import { useCallback, useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { pageSkeletonMachine } from '#machines/page-skeleton/machine.ts';
import { useActorValue } from './use-actor-value.ts';

/**
 * The skeleton of one route entry; `needed` is false where the page itself is in the first paint. Mount it anew for
 * every entry: it never shows twice.
 */
export function usePageSkeleton(needed: boolean) {
  const [skeleton] = useState(() => (needed ? createActor(pageSkeletonMachine) : undefined));

  useEffect(() => {
    skeleton?.start();
    return () => {
      skeleton?.stop();
    };
  }, [skeleton]);

  return {
    visible: useActorValue(skeleton, (snapshot) => snapshot.hasTag('visible'), needed),
    hydrated: useCallback(() => skeleton?.send({ type: 'page.hydrated' }), [skeleton]),
    failed: useCallback(() => skeleton?.send({ type: 'chunk.failed' }), [skeleton]),
  };
}
