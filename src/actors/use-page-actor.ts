import { useEffect, useState } from 'react';
import type { AnyActor } from 'xstate';
import { useAppContext } from './app-context.ts';

/** An actor that lives as long as its page: made once, started when the page is there, stopped when it goes. */
export function usePageActor<Flow extends { readonly actor: AnyActor }>(create: () => Flow): Flow {
  const [flow] = useState(create);
  const { machines } = useAppContext();
  useEffect(() => {
    machines.run(({ watch }) => watch?.(flow.actor));
    flow.actor.start();
    return () => {
      flow.actor.stop();
    };
  }, [flow, machines]);
  return flow;
}
