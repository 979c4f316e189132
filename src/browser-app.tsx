import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Actors } from './actors/actors.ts';
import { App } from './app.tsx';
import { releaseEarlyInput } from './early-input.ts';
import { ChunkError } from './chunk-error.ts';
import type { World } from './world.ts';

export interface BrowserAppProps {
  readonly world: Omit<World, 'actors' | 'fault' | 'tell'>;
  /** The machines, when their code has arrived. */
  readonly starting: Promise<Actors>;
}

/** The app in a browser: taken over from the server's markup first, with the machines as soon as they have started. */
export function BrowserApp({ world, starting }: BrowserAppProps) {
  const [actors, setActors] = useState<Actors>();
  const [fault, setFault] = useState<ChunkError>();

  // Not inside the effect: React cannot take over the pressed part of the page while it still runs effects.
  useEffect(() => queueMicrotask(releaseEarlyInput), []);
  useEffect(() => {
    starting.then(setActors, (cause: unknown) => {
      setFault(new ChunkError('actors', cause));
    });
  }, [starting]);

  const tell = useCallback<World['tell']>((work) => void starting.then(work, () => undefined), [starting]);
  const whole = useMemo(() => ({ ...world, actors, fault, tell }), [world, actors, fault, tell]);
  return <App world={whole} />;
}
