import { useEffect, useState } from 'react';
import type { Actors } from '../actors/actors.ts';
import { App } from './app.tsx';
import { releaseEarlyInput } from '../routing/pre-hydration-input.ts';
import { ChunkError } from '../routing/chunk-error.ts';
import type { AppContext } from '../actors/app-context.ts';
import { createMachineArrival } from '../actors/machine-arrival.ts';

export interface BrowserAppProps {
  readonly context: Omit<AppContext, 'machines'>;
  /** The machines, when their code has arrived. */
  readonly starting: Promise<Actors>;
}

/** The app in a browser: taken over from the server's markup first, with the machines as soon as they have started. */
export function BrowserApp({ context, starting }: BrowserAppProps) {
  const [whole] = useState<AppContext>(() => ({
    ...context,
    machines: createMachineArrival(starting, (cause) => new ChunkError('actors', cause)),
  }));

  // Pieces that are hydrated after the address has changed begin with what the server rendered, too.
  const [served] = useState(() => ({ path: window.location.pathname, search: window.location.search }));

  // Not inside the effect: React cannot take over the pressed part of the page while it still runs effects.
  useEffect(() => queueMicrotask(releaseEarlyInput), []);
  return <App context={whole} ssr={served} />;
}
