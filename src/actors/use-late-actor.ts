import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnyActor } from 'xstate';
import { ChunkError } from '../routing/chunk-error.ts';
import { useWithActors } from './hooks.ts';

/**
 * An actor whose code comes after the first paint: the page is there without it. What is sent or asked before it has
 * arrived waits for it, in its order; only then does code that never arrives take the page to its error boundary.
 */
export function useLateActor<Late extends AnyActor>(name: string, create: () => Promise<Late>) {
  const [actor, setActor] = useState<Late>();
  const [fault, setFault] = useState<Error>();
  const [isAwaited, setIsAwaited] = useState(false);
  const running = useRef<Late>(undefined);
  const waiting = useRef<((arrived: Late) => void)[]>([]);
  const begin = useEffectEvent(create);
  const withActors = useWithActors();
  const show = useEffectEvent((arrived: Late) => withActors(({ watch }) => watch?.(arrived)));

  useEffect(() => {
    let isGone = false;
    begin().then(
      (arrived) => {
        if (isGone) return;
        running.current = arrived;
        show(arrived);
        arrived.start();
        for (const work of waiting.current.splice(0)) work(arrived);
        setActor(arrived);
      },
      (cause) => setFault(new ChunkError(name, cause)),
    );
    return () => {
      isGone = true;
      running.current?.stop();
      running.current = undefined;
    };
  }, [name]);

  if (fault && isAwaited) throw fault;

  const whenHere = (work: (arrived: Late) => void) => {
    if (running.current) {
      work(running.current);
      return;
    }
    waiting.current.push(work);
    setIsAwaited(true);
  };
  const send = (event: Parameters<Late['send']>[0]) => whenHere((arrived) => arrived.send(event));
  return { actor, send, whenHere };
}
