import type { ActorRefLike, InspectionEvent, Snapshot, StateValue } from 'xstate';
import type { Watch } from '../actors/actors.ts';
import { logLength, type ActorFacts, type Channel, type LogEntry } from './messages.ts';
import { redact } from './redact.ts';
import { stateText } from './state-text.ts';

export interface WatchParts {
  readonly channel: Channel;
  /** Tells this tab from the others. */
  readonly tab: string;
  readonly path: () => string;
  readonly now: () => number;
}

/**
 * Tells the inspector page about every actor it is given, its children, and all that happens to them; does to them what
 * the page asks. Only what went through `redact` is kept or sent.
 */
export function createWatch({ channel, tab, path, now }: WatchParts): Watch {
  const ids = new WeakMap<ActorRefLike, string>();
  const refs = new Map<string, ActorRefLike>();
  const facts = new Map<string, ActorFacts>();
  let log: readonly LogEntry[] = [];
  let counted = 0;

  const idOf = (actor: ActorRefLike): string => {
    // Session ids are unique within one system only, and every page flow is a system of its own.
    const id = ids.get(actor) ?? `${tab}/${(counted += 1)}`;
    ids.set(actor, id);
    return id;
  };

  const notify = (actors: readonly ActorFacts[], entries: readonly LogEntry[], whole = false): void => {
    channel.post({ type: 'tab.news', tab, path: path(), whole, actors, log: entries });
  };

  const learn = (actor: ActorRefLike, snapshot: Snapshot<unknown>): ActorFacts => {
    const id = idOf(actor);
    const parent: unknown = Reflect.get(actor, '_parent');
    const fact = factsOf(actor, snapshot, id, isActor(parent) ? idOf(parent) : null);
    if (fact.status === 'active') {
      refs.set(id, actor);
      facts.set(id, fact);
    } else {
      refs.delete(id);
      facts.delete(id);
    }
    return fact;
  };

  const note = (entry: Omit<LogEntry, 'number' | 'at'>): LogEntry => {
    const noted = { ...entry, number: (log.at(-1)?.number ?? 0) + 1, at: now() };
    log = [...log, noted].slice(-logLength);
    return noted;
  };

  const see = (seen: InspectionEvent): void => {
    const actor = seen.actorRef;
    // What an effect tells itself on its way to done is no news.
    if (seen.type === '@xstate.event' && machineOf(actor.getSnapshot()) !== null) {
      const { type, ...payload } = seen.event;
      const from = seen.sourceRef ? nameOf(seen.sourceRef) : null;
      notify([], [note({ kind: 'event', actor: nameOf(actor), title: type, from, payload: redact(payload) })]);
    }
    if (seen.type === '@xstate.snapshot') {
      const before = facts.get(idOf(actor));
      const fact = learn(actor, seen.snapshot);
      const moved = fact.value !== null && stateText(before?.value ?? null) !== stateText(fact.value);
      const title = stateText(fact.value);
      notify([fact], moved ? [note({ kind: 'state', actor: fact.name, title, from: null, payload: null })] : []);
    }
  };

  channel.listen((message) => {
    if (message.type === 'page.opened') notify([...facts.values()], log, true);
    if (message.type === 'event.send' && message.tab === tab) refs.get(message.actor)?.send(message.event);
  });

  const watched = new WeakSet<ActorRefLike>();
  return (root) => {
    if (watched.has(root)) return;
    watched.add(root);
    const factsBelow = (actor: ActorRefLike): ActorFacts[] => {
      const snapshot: Snapshot<unknown> = actor.getSnapshot();
      return [learn(actor, snapshot), ...childrenOf(snapshot).flatMap(factsBelow)];
    };
    notify(factsBelow(root), []);
    root.system.inspect(see);
  };
}

/** `cart` by its system id, `payment` by its machine, `fetchCount` by the name of its effect. */
function nameOf(actor: ActorRefLike): string {
  const names: readonly unknown[] = [
    Reflect.get(actor, 'systemId'),
    machineOf(actor.getSnapshot()),
    Reflect.get(actor, 'src'),
    Reflect.get(actor, 'id'),
  ];
  return names.find((name) => typeof name === 'string') ?? actor.sessionId;
}

function factsOf(actor: ActorRefLike, snapshot: Snapshot<unknown>, id: string, parent: string | null): ActorFacts {
  const value: unknown = Reflect.get(snapshot, 'value');
  return {
    id,
    parent,
    name: nameOf(actor),
    machine: machineOf(snapshot),
    status: snapshot.status,
    value: isStateValue(value) ? value : null,
    // A promise has none.
    context: redact(Reflect.get(snapshot, 'context') ?? null),
  };
}

function machineOf(snapshot: Snapshot<unknown>): string | null {
  const machine: unknown = Reflect.get(snapshot, 'machine');
  const id: unknown = typeof machine === 'object' && machine !== null ? Reflect.get(machine, 'id') : undefined;
  return typeof id === 'string' ? id : null;
}

function childrenOf(snapshot: Snapshot<unknown>): ActorRefLike[] {
  const children: unknown = Reflect.get(snapshot, 'children');
  return typeof children === 'object' && children !== null ? Object.values(children).filter(isActor) : [];
}

function isActor(value: unknown): value is ActorRefLike {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value;
}

function isStateValue(value: unknown): value is StateValue {
  return typeof value === 'string' || (typeof value === 'object' && value !== null);
}
