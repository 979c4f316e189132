import {
  isMachineSnapshot,
  type ActorRefLike,
  type AnyMachineSnapshot,
  type InspectionEvent,
  type Snapshot,
} from 'xstate';
import type { Watch } from '../actors/actors.ts';
import { childrenOf, isActor, isStateValue, machineOf, nameOf, timersOf } from './actor-facts.ts';
import { logLength, type ActorFacts, type Channel, type LogEntry } from './messages.ts';
import { reactionOf, type Microstep, type Reaction } from './reaction.ts';
import { createRecorder } from './recorder.ts';
import { createRedaction } from './redact.ts';
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
  const { redact } = createRedaction();
  const recorder = createRecorder({ redact, path, now });
  const ids = new WeakMap<ActorRefLike, string>();
  const refs = new Map<string, ActorRefLike>();
  const facts = new Map<string, ActorFacts>();
  const snapshots = new WeakMap<ActorRefLike, AnyMachineSnapshot>();
  const microsteps = new WeakMap<ActorRefLike, Microstep[]>();
  let log: readonly LogEntry[] = [];
  let counted = 0;

  const idOf = (actor: ActorRefLike): string => {
    // Session ids are unique within one system only, and every page flow is a system of its own.
    const id = ids.get(actor) ?? `${tab}/${(counted += 1)}`;
    ids.set(actor, id);
    return id;
  };

  const notify = (actors: readonly ActorFacts[], entries: readonly LogEntry[], whole = false): void => {
    const isRecording = recorder.isRunning();
    channel.post({ type: 'tab.news', tab, path: path(), whole, isRecording, actors, log: entries });
  };

  const learn = (actor: ActorRefLike, snapshot: Snapshot<unknown>, reaction: Reaction | null = null): ActorFacts => {
    const id = idOf(actor);
    const parent: unknown = Reflect.get(actor, '_parent');
    const value: unknown = Reflect.get(snapshot, 'value');
    const fact: ActorFacts = {
      id,
      parent: isActor(parent) ? idOf(parent) : null,
      name: nameOf(actor),
      machine: machineOf(snapshot),
      status: snapshot.status,
      value: isStateValue(value) ? value : null,
      // A promise has none.
      context: redact(Reflect.get(snapshot, 'context') ?? null),
      timers: timersOf(actor),
      reaction,
    };
    if (isMachineSnapshot(snapshot)) snapshots.set(actor, snapshot);
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

  /** What came of an event, where that is worth a line. */
  const outcomeOf = (before: ActorFacts | undefined, fact: ActorFacts): LogEntry[] => {
    const { name: actor, value, reaction } = fact;
    const title = stateText(value);
    const entry = { actor, title, from: null, payload: null };
    if (value !== null && stateText(before?.value ?? null) !== title) return [note({ ...entry, kind: 'state' })];
    const isInternal = !reaction || reaction.event.startsWith('xstate.');
    if (isInternal || (reaction.taken.length > 0 && reaction.refused.length === 0)) return [];
    return [note({ ...entry, kind: 'stay', payload: reaction.refused })];
  };

  const see = (seen: InspectionEvent): void => {
    recorder.see(seen);
    const actor = seen.actorRef;
    // What an effect tells itself on its way to done is no news.
    if (seen.type === '@xstate.event' && machineOf(actor.getSnapshot()) !== null) {
      const { type, ...payload } = seen.event;
      const from = seen.sourceRef ? nameOf(seen.sourceRef) : null;
      notify([], [note({ kind: 'event', actor: nameOf(actor), title: type, from, payload: redact(payload) })]);
    }
    if (seen.type === '@xstate.microstep') microsteps.set(actor, [...(microsteps.get(actor) ?? []), seen]);
    if (seen.type === '@xstate.snapshot') {
      const before = facts.get(idOf(actor));
      const steps = microsteps.get(actor) ?? [];
      microsteps.delete(actor);
      const reaction = isMachineSnapshot(seen.snapshot)
        ? reactionOf(seen.event.type, snapshots.get(actor), steps, seen.snapshot)
        : null;
      const fact = learn(actor, seen.snapshot, reaction);
      notify([fact], outcomeOf(before, fact));
    }
  };

  channel.listen((message) => {
    if (message.type === 'page.opened') notify([...facts.values()], log, true);
    if (!('tab' in message) || message.tab !== tab) return;
    if (message.type === 'event.send') refs.get(message.actor)?.send(message.event);
    if (message.type === 'recording.begin') {
      recorder.begin(refs.values());
      notify([], []);
    }
    if (message.type === 'recording.end') {
      channel.post({ type: 'recording.ended', tab, recording: recorder.end() });
      notify([], []);
    }
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
