import { useEffect, useEffectEvent, useState } from 'react';
import type { AnyActor } from 'xstate';
import { ChunkError } from '../routing/chunk-error.ts';
import { useAppContext } from './app-context.ts';
import { createWaitingQueue } from '../hooks/waiting-queue.ts';

/**
 * An actor whose code comes after the first paint: the page is there without it. What is sent or asked before it has
 * arrived waits for it, in its order; only then does code that never arrives take the page to its error boundary.
 */
export function useLateActor<Late extends AnyActor>(name: string, create: () => Promise<Late>) {
  const [actor, setActor] = useState<Late>();
  const [fault, setFault] = useState<Error>();
  const [isAwaited, setIsAwaited] = useState(false);
  const [queue] = useState(createWaitingQueue<Late>);
  const begin = useEffectEvent(create);
  const { machines } = useAppContext();
  const show = useEffectEvent((arrived: Late) => machines.run(({ watch }) => watch?.(arrived)));

  useEffect(() => {
    let isGone = false;
    let running: Late | undefined;
    begin().then(
      (arrived) => {
        if (isGone) return;
        running = arrived;
        show(arrived);
        arrived.start();
        queue.open(arrived);
        setActor(arrived);
      },
      (cause) => setFault(new ChunkError(name, cause)),
    );
    return () => {
      isGone = true;
      queue.close();
      running?.stop();
    };
  }, [name, queue]);

  if (fault && isAwaited) throw fault;

  const whenHere = (work: (arrived: Late) => void) => {
    if (!actor) setIsAwaited(true);
    queue.run(work);
  };
  const send = (event: Parameters<Late['send']>[0]) => whenHere((arrived) => arrived.send(event));
  return { actor, send, whenHere };
}
