import { not, StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOfTransition, statesOf } from './instrument.ts';

/** A copy of a machine with one fault in it. */
export interface Mutant {
  readonly name: string;
  readonly machine: AnyStateMachine;
}

type Path = readonly (string | number)[];

/** A place in the config and what the machine read there. */
interface Place {
  readonly path: Path;
  readonly transition: AnyTransitionDefinition;
  readonly name: string;
}

/** A copy with another value at one place; undefined removes the place. */
function edited<T extends object>(value: T, [key, ...rest]: Path, change: (old: unknown) => unknown): T {
  const copy: T = Object.assign(Array.isArray(value) ? [] : {}, value);
  if (key === undefined) return copy;
  const old: unknown = Reflect.get(value, key);
  const replacement = rest.length > 0 ? edited(Object(old), rest, change) : change(old);
  if (replacement !== undefined) Reflect.set(copy, key, replacement);
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else Reflect.deleteProperty(copy, key);
  return copy;
}

function pathOf(node: AnyStateNode): Path {
  return node.path.flatMap((key) => ['states', key]);
}

/** Every transition of a state with its place in the config; the machine keeps them by the event they wait for. */
function placesOf(node: AnyStateNode): Place[] {
  const { on = {}, after = {}, always, onDone, invoke = [] } = node.config;
  const lists: (readonly [path: Path, written: unknown, read: readonly AnyTransitionDefinition[]])[] = [
    ...Object.entries(on).map(([event, written]) => [['on', event], written, read(event)] as const),
    ...Object.entries(after).map(
      ([delay, written]) => [['after', delay], written, read(`xstate.after.${delay}.${node.id}`)] as const,
    ),
    [['always'], always, node.always ?? []],
    [['onDone'], onDone, read(`xstate.done.state.${node.id}`)],
    ...node.invoke.flatMap(({ id }, index) =>
      (['done', 'error'] as const).map((end) => {
        const written: object = Array.isArray(invoke) ? Object(invoke[index]) : Object(invoke);
        const key = end === 'done' ? 'onDone' : 'onError';
        const path = Array.isArray(invoke) ? ['invoke', index, key] : ['invoke', key];
        return [path, Reflect.get(written, key), read(`xstate.${end}.actor.${id}`)] as const;
      }),
    ),
  ];
  function read(event: string): readonly AnyTransitionDefinition[] {
    return node.transitions.get(event) ?? [];
  }
  return lists.flatMap(([path, written, transitions]) =>
    transitions.map((transition, index) => ({
      path: [...pathOf(node), ...path, ...(Array.isArray(written) ? [index] : [])],
      transition,
      name: nameOfTransition(transition, index),
    })),
  );
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

function nameOfAction(action: unknown): string {
  return typeof action === 'object' && action !== null && 'type' in action ? String(action.type) : String(action);
}

function negated(guard: NonNullable<AnyTransitionDefinition['guard']>) {
  return typeof guard === 'object' ? not({ ...guard }) : not(String(guard));
}

/** The state after the target, in the order of the config; none where there is no other, or all are active at once. */
function otherTarget({ target }: AnyTransitionDefinition): AnyStateNode | undefined {
  const parent = target?.[0]?.parent;
  if (!target?.[0] || !parent || parent.type === 'parallel') return undefined;
  const siblings = Object.values(parent.states);
  const next = siblings[(siblings.indexOf(target[0]) + 1) % siblings.length];
  return next === target[0] ? undefined : next;
}

/** Every single fault of the config: a lost or misled transition, a lost action, a negated guard, a delay off by 1 ms. */
export function* mutantsOf(machine: AnyStateMachine, excused: readonly string[] = []): Generator<Mutant> {
  const { config, implementations } = machine;
  const change = (path: Path, replace: (old: unknown) => unknown) =>
    new StateMachine(edited(config, path, replace), implementations);
  const drop = () => undefined;

  function* dropEach(name: string, path: Path, actions: unknown): Generator<Mutant> {
    const list = listOf(actions);
    for (const [index, action] of list.entries())
      yield { name: `${name}: no ${nameOfAction(action)}`, machine: change(path, () => list.toSpliced(index, 1)) };
  }

  for (const node of statesOf(machine.root)) {
    yield* dropEach(`${node.id} entry`, [...pathOf(node), 'entry'], node.config.entry);
    yield* dropEach(`${node.id} exit`, [...pathOf(node), 'exit'], node.config.exit);
    for (const { path, transition, name } of placesOf(node)) {
      if (excused.includes(name)) continue;
      yield { name: `${name}: lost`, machine: change(path, drop) };
      const other = otherTarget(transition);
      if (other) yield { name: `${name}: to ${other.id}`, machine: change([...path, 'target'], () => `#${other.id}`) };
      if (transition.reenter) yield { name: `${name}: does not reenter`, machine: change([...path, 'reenter'], drop) };
      const { guard } = transition;
      if (guard !== undefined)
        yield {
          name: `${name}: not ${nameOfAction(guard)}`,
          machine: change([...path, 'guard'], () => negated(guard)),
        };
      yield* dropEach(name, [...path, 'actions'], transition.actions);
    }
  }

  for (const [name, delay] of Object.entries(implementations.delays)) {
    for (const [how, by] of [
      ['late', 1],
      ['early', -1],
    ] as const) {
      const shifted =
        typeof delay === 'function' ? (...args: Parameters<typeof delay>) => delay(...args) + by : delay + by;
      const delays = { ...implementations.delays, [name]: shifted };
      yield { name: `${name}: 1 ms ${how}`, machine: new StateMachine(config, { ...implementations, delays }) };
    }
  }
}
