import {
  createActor as create,
  type ActorOptions,
  type ActorRefLike,
  type AnyActorLogic,
  type AnyActorRef,
  type InspectionEvent,
} from 'xstate';
import { nameOfTransition, transitionsOf } from '#machines/verify/instrument.ts';
import type { Recorder, TimerSeen } from './recorder-types.ts';

// Stands in for `xstate` in the build that is replayed: the same actors, and a book of all that they do.
export * from 'xstate';

const actors = new Map<string, AnyActorRef[]>();
const received = new Map<AnyActorRef, string[]>();
/** Of the first actor of each machine: that is the one that is led. */
const taken = new Set<string>();

function listOf<K, T>(book: Map<K, T[]>, key: K): T[] {
  const list = book.get(key) ?? [];
  book.set(key, list);
  return list;
}

function isActor(actor: ActorRefLike | undefined): actor is AnyActorRef {
  return actor !== undefined && 'system' in actor;
}

/** The id of the machine that an actor runs; undefined for effects. */
function machineOf(actor: AnyActorRef): string | undefined {
  const logic: unknown = Reflect.get(actor, 'logic');
  const id: unknown =
    typeof logic === 'object' && logic !== null && 'root' in logic ? Reflect.get(logic, 'id') : undefined;
  return typeof id === 'string' ? id : undefined;
}

function see(seen: InspectionEvent): void {
  const actor = seen.actorRef;
  const machine = isActor(actor) ? machineOf(actor) : undefined;
  if (machine === undefined || !isActor(actor)) return;
  if (seen.type === '@xstate.actor') listOf(actors, machine).push(actor);
  if (seen.type === '@xstate.event') listOf(received, actor).push(seen.event.type);
  if (seen.type !== '@xstate.microstep' || listOf(actors, machine)[0] !== actor) return;
  for (const transition of seen._transitions) {
    // The very first step of an actor is one that nobody wrote.
    if (!transition.source) continue;
    const group = transitionsOf(transition.source).filter(({ eventType }) => eventType === transition.eventType);
    taken.add(nameOfTransition(transition, group.indexOf(transition)));
  }
}

function timersOf(actor: AnyActorRef): TimerSeen[] {
  return Object.values(actor.system.getSnapshot()._scheduledEvents).flatMap(({ target, event, delay, startedAt }) =>
    target === actor ? [{ event: event.type, rings: startedAt + delay }] : [],
  );
}

const recorder: Recorder = {
  read: (machine) => {
    const [actor] = listOf(actors, machine);
    if (!actor) return null;
    const { status, value, context } = actor.getSnapshot();
    return {
      snapshot: JSON.stringify({ status, value, context }),
      received: listOf(received, actor),
      timers: timersOf(actor),
      now: Date.now(),
    };
  },
  send: (machine, event, index) => {
    const actor = listOf(actors, machine)[index];
    if (!actor) throw new Error(`No ${machine} is running`);
    actor.send(event);
  },
  taken: () => [...taken],
};

Object.assign(window, { recorder });

export function createActor(logic: AnyActorLogic, options?: ActorOptions<AnyActorLogic>) {
  return create(logic, { ...options, inspect: see });
}
