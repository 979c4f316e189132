import { StateMachine, type AnyStateMachine, type EventObject } from 'xstate';
import { statesOf } from '#machines/verify/instrument.ts';

type Samples = Readonly<Record<string, readonly EventObject[]>>;

/** Every machine of the shop by its id, running or not. New ones are found by their place. */
export const machines: ReadonlyMap<string, AnyStateMachine> = new Map(
  Object.values(import.meta.glob<object>('/machines/*/machine.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine): [string, AnyStateMachine] => [machine.id, machine])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** Examples of every event by machine, from the models the checker uses. */
const samples: ReadonlyMap<string, Samples> = new Map(
  Object.values(import.meta.glob<object>('/machines/*/model.ts', { eager: true }))
    .flatMap((module) => Object.values(module))
    .flatMap((model: unknown): [string, Samples][] => (isModel(model) ? [[model.machine.id, model.samples]] : [])),
);

function isModel(value: unknown): value is { readonly machine: AnyStateMachine; readonly samples: Samples } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'machine' in value &&
    value.machine instanceof StateMachine &&
    'samples' in value
  );
}

/** The events that a machine takes from outside, in the order of the alphabet. */
export function eventsOf(machine: AnyStateMachine): string[] {
  return machine.events.filter((type) => type !== '' && !type.startsWith('xstate.')).sort();
}

/** An event to start from. */
export function sampleOf(machine: AnyStateMachine, type: string): EventObject {
  return samples.get(machine.id)?.[type]?.[0] ?? { type };
}

/** The events that a state among these answers. */
export function answeredBy(machine: AnyStateMachine, active: ReadonlySet<string>): ReadonlySet<string> {
  const nodes = statesOf(machine.root).filter(({ id }) => active.has(id));
  return new Set(nodes.flatMap((node) => [...node.transitions.keys()]));
}
