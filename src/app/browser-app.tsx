import { useEffect, useState } from 'react';
import type { Actors } from '../actors/actors.ts';
import { App, type AppProps } from './app.tsx';
import { releaseEarlyInput } from '../routing/pre-hydration-input.ts';
import { ChunkError } from '../routing/chunk-error.ts';
import type { AppContext } from '../actors/app-context.ts';
import { createMachineArrival } from '../actors/machine-arrival.ts';
import { nextTask } from './next-task.ts';

export interface BrowserAppProps {
  readonly context: Omit<AppContext, 'machines'>;
  /** The machines, when their code has arrived. */
  readonly starting: Promise<Actors>;
  /**
   * The place that the server rendered. Read before anything waits: the machines may leave it before it is taken over,
   * and pieces that are hydrated later begin with what the server rendered, too.
   */
  readonly served: AppProps['ssr'];
}

/** The app in a browser: taken over from the server's markup first, with the machines as soon as they have started. */
export function BrowserApp({ context, starting, served }: BrowserAppProps) {
  const [whole] = useState<AppContext>(() => ({
    ...context,
    machines: createMachineArrival(starting, (cause) => new ChunkError('actors', cause), nextTask),
  }));

  // Not inside the effect: React cannot take over the pressed part of the page while it still runs effects.
  useEffect(() => queueMicrotask(releaseEarlyInput), []);
  return <App context={whole} ssr={served} />;
}
