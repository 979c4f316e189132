import { useEffect, useState } from 'react';
import { selectLeft } from '#machines/countdown/selectors.ts';
import { serverNow } from '../../api/browser-shop.ts';
import { useActorValue } from '../../hooks/use-actor-value.ts';
import { useLateActor } from '../use-late-actor.ts';
import { useLatest } from '../../hooks/use-latest.ts';

/** Milliseconds left until an instant of the server's clock; `onEnd` is called once when it comes. */
export function useCountdown(until: number, onEnd: (() => void) | undefined): number {
  const [start] = useState(serverNow);
  const askRefresh = useLatest(() => onEnd?.());
  const { actor } = useLateActor('countdown', async () => {
    const { createCountdown } = await import('./countdown-actor.ts');
    return createCountdown({ until, now: start }, askRefresh);
  });

  useEffect(() => {
    if (actor?.getSnapshot().context.until === until) return;
    actor?.send({ type: 'deadline.moved', until, now: serverNow() });
  }, [actor, until]);

  useEffect(() => {
    if (!actor) return;
    const look = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'page.hidden' });
      else actor.send({ type: 'page.becameVisible', now: serverNow() });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [actor]);

  return useActorValue(actor, selectLeft, Math.max(0, until - start));
}
