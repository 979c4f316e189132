import type { ActorRefLike, InspectionEvent, Snapshot, StateValue } from 'xstate';
import type { ActorRecord, Recording, StepRecord, TimerRecord } from '#machines/verify/recording.ts';
import { isStateValue, machineOf, nameOf, timersOf } from './actor-facts.ts';
import { wholeLimits, type Redaction } from './redact.ts';

/** More is no scenario any more: what comes after is left out. */
const stepLimit = 5_000;

type Step = { -readonly [Key in keyof Omit<StepRecord, 'value'>]: StepRecord[Key] } & { value: StateValue | null };

export interface Recorder {
  readonly isRunning: () => boolean;
  /** Forgets what was, and begins where these actors are. */
  readonly begin: (actors: Iterable<ActorRefLike>) => void;
  readonly see: (seen: InspectionEvent) => void;
  readonly end: () => Recording;
}

/** Writes down what the machines of this tab hear and where it leads them; everything without its secrets. */
export function createRecorder({
  redact,
  path,
  now,
}: Pick<Redaction, 'redact'> & { readonly path: () => string; readonly now: () => number }): Recorder {
  let isRunning = false;
  let began = 0;
  let startPath = '';
  let actors: ActorRecord[] = [];
  let steps: Step[] = [];
  let names = new WeakMap<ActorRefLike, string>();
  /** Events on their way, by the actor that they go to. */
  let underWay = new WeakMap<ActorRefLike, { readonly event: object; readonly step: Step }[]>();

  const plain = (value: unknown): unknown => redact(value, wholeLimits);

  const join = (actor: ActorRefLike, machine: string, start: ActorRecord['start']): string => {
    const earlier = names.get(actor);
    if (earlier !== undefined) return earlier;
    const called = nameOf(actor);
    const others = actors.filter(({ name }) => name === called || name.startsWith(`${called} `)).length;
    const name = others === 0 ? called : `${called} ${others + 1}`;
    names.set(actor, name);
    actors.push({ name, machine, start });
    return name;
  };

  const startOf = (actor: ActorRefLike, snapshot: Snapshot<unknown>): ActorRecord['start'] => {
    const value: unknown = Reflect.get(snapshot, 'value');
    if (!isStateValue(value)) return null;
    return {
      value,
      context: plain(Reflect.get(snapshot, 'context')),
      children: Object.keys(Object(Reflect.get(snapshot, 'children'))),
      timers: timersOf(actor).map(({ event, rings }): TimerRecord => ({ event, left: rings - began })),
    };
  };

  return {
    isRunning: () => isRunning,
    begin: (running) => {
      [isRunning, began, startPath, actors, steps] = [true, now(), path(), [], []];
      [names, underWay] = [new WeakMap(), new WeakMap()];
      for (const actor of running) {
        const snapshot: Snapshot<unknown> = actor.getSnapshot();
        const machine = machineOf(snapshot);
        if (machine !== null) join(actor, machine, startOf(actor, snapshot));
      }
    },
    see: (seen) => {
      if (!isRunning || (seen.type !== '@xstate.event' && seen.type !== '@xstate.snapshot')) return;
      const actor = seen.actorRef;
      const snapshot: Snapshot<unknown> = actor.getSnapshot();
      const machine = machineOf(snapshot);
      if (machine === null) return;
      if (seen.type === '@xstate.event' && steps.length < stepLimit) {
        const to = join(actor, machine, seen.event.type === 'xstate.init' ? null : startOf(actor, snapshot));
        const { sourceRef, event } = seen;
        const from = sourceRef ? (names.get(sourceRef) ?? nameOf(sourceRef)) : null;
        const { type, ...payload } = event;
        const carried = Object(plain(payload));
        const step: Step = { at: now() - began, to, from, event: { type, ...carried }, value: null, status: 'active' };
        steps.push(step);
        underWay.set(actor, [...(underWay.get(actor) ?? []), { event, step }]);
      }
      if (seen.type === '@xstate.snapshot') {
        const waiting = underWay.get(actor) ?? [];
        const place = waiting.findIndex(({ event }) => event === seen.event);
        const step = waiting[place]?.step;
        const value: unknown = Reflect.get(seen.snapshot, 'value');
        if (!step || !isStateValue(value)) return;
        [step.value, step.status] = [value, seen.snapshot.status];
        underWay.set(actor, waiting.toSpliced(place, 1));
      }
    },
    end: () => {
      isRunning = false;
      // What went to an actor that had ended led nowhere.
      const answered = steps.flatMap(({ value, ...step }) => (value === null ? [] : [{ ...step, value }]));
      return { version: 1, path: startPath, began, actors, steps: answered };
    },
  };
}
