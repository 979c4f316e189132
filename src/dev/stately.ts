import { createBrowserInspector } from '@statelyai/inspect';
import { machines } from './catalogue.ts';
import type { ActorFacts, LogEntry } from './messages.ts';
import type { Tab } from './board.ts';

export interface StatelyWindow {
  /** Tells what is new since the last call. */
  readonly inspect: (tab: Tab) => void;
}

/**
 * Opens Stately's own inspector in a window of stately.ai and tells it what this page knows: nothing that did not go
 * through `redact` in the tab it comes from. The developer must ask for it; nothing else on this page uses the network.
 */
export function openStately(): StatelyWindow {
  const inspector = createBrowserInspector();
  const sent = new Map<string, ActorFacts>();
  let last = 0;

  const sendActor = (actor: ActorFacts): void => {
    const before = sent.get(actor.id);
    if (before === actor || actor.machine === null) return;
    sent.set(actor.id, actor);
    const snapshot = { status: actor.status, value: actor.value, context: actor.context };
    if (before) inspector.snapshot(actor.id, snapshot);
    else {
      const definition = JSON.stringify(machines.get(actor.machine)?.config ?? {});
      inspector.actor(actor.id, snapshot, { definition, ...(actor.parent !== null && { parentId: actor.parent }) });
    }
  };

  const sendEvent = (tab: Tab, { actor, title, payload, from }: LogEntry): void => {
    const to = tab.actors.find(({ name }) => name === actor)?.id;
    if (to === undefined) return;
    const source = tab.actors.find(({ name }) => name === from)?.id;
    const event = { ...(typeof payload === 'object' ? payload : {}), type: title };
    inspector.event(to, event, source === undefined ? {} : { source });
  };

  return {
    inspect: (tab) => {
      for (const actor of tab.actors) sendActor(actor);
      for (const entry of tab.log.filter(({ number, kind }) => number > last && kind === 'event'))
        sendEvent(tab, entry);
      last = tab.log.at(-1)?.number ?? last;
    },
  };
}
