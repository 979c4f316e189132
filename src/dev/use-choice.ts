import { useSyncExternalStore } from 'react';

/** What the page shows: a machine, and an actor of it where several run. */
export interface Choice {
  readonly machine: string;
  /** Undefined for the first that runs. */
  readonly actor: string | undefined;
}

/** The part of the address that names a machine, or one actor of it. */
export function hashOf({ machine, actor }: Choice): string {
  return `#${machine}${actor === undefined ? '' : `/${actor}`}`;
}

/** What the address names; undefined where it names nothing. */
function choiceOf(hash: string): Choice | undefined {
  const [, machine, actor] = /^#([^/]+)(?:\/(.+))?$/.exec(hash) ?? [];
  return machine === undefined ? undefined : { machine, actor };
}

function listen(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

/** The choice lives in the address, so that it can be linked to. */
export function useChoice(): Choice | undefined {
  return choiceOf(useSyncExternalStore(listen, () => window.location.hash));
}
