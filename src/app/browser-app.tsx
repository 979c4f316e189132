import { useEffect, useMemo, useState } from 'react';
import type { Actors } from '../actors/actors.ts';
import { App } from './app.tsx';
import { releaseEarlyInput } from '../routing/pre-hydration-input.ts';
import { ChunkError } from '../routing/chunk-error.ts';
import type { AppContext } from '../actors/app-context.ts';
import { createWaitingQueue } from '../hooks/waiting-queue.ts';

export interface BrowserAppProps {
  readonly context: Omit<AppContext, 'actors' | 'fault' | 'withActors'>;
  /** The machines, when their code has arrived. */
  readonly starting: Promise<Actors>;
}

/** The app in a browser: taken over from the server's markup first, with the machines as soon as they have started. */
export function BrowserApp({ context, starting }: BrowserAppProps) {
  const [actors, setActors] = useState<Actors>();
  const [queue] = useState(createWaitingQueue<Actors>);
  const [fault, setFault] = useState<ChunkError>();

  // Not inside the effect: React cannot take over the pressed part of the page while it still runs effects.
  useEffect(() => queueMicrotask(releaseEarlyInput), []);
  useEffect(() => {
    starting.then(
      (arrived) => {
        queue.open(arrived);
        setActors(arrived);
      },
      (cause: unknown) => {
        setFault(new ChunkError('actors', cause));
      },
    );
  }, [starting, queue]);

  const whole = useMemo(() => ({ ...context, actors, fault, withActors: queue.run }), [context, actors, fault, queue]);
  return <App context={whole} />;
}
