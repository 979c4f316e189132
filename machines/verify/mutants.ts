import { not, StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';
import { nameOfTransition, statesOf } from './instrument.ts';
import type { Mutant, Touched } from './mutant.ts';

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

function areOfOneList(path: Path, other: Path): boolean {
  return typeof path.at(-1) === 'number' && path.slice(0, -1).join() === other.slice(0, -1).join();
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

/** The states beside the target, the next one first; none where all are active at once. */
function otherTargets({ target }: AnyTransitionDefinition): AnyStateNode[] {
  const parent = target?.[0]?.parent;
  if (!target?.[0] || !parent || parent.type === 'parallel') return [];
  const siblings = Object.values(parent.states);
  const place = siblings.indexOf(target[0]);
  return [...siblings.slice(place + 1), ...siblings.slice(0, place)];
}

type Kind = 'assign' | 'send' | 'signal' | 'effect';

/** What an action does: writes, sends what it reads, sends what is always the same, or works outside. */
function kindOf(implementation: unknown): Kind {
  const type: unknown = Reflect.get(Object(implementation), 'type');
  if (type === 'xstate.assign') return 'assign';
  if (type === undefined) return 'effect';
  const event: unknown = Reflect.get(Object(implementation), 'event');
  return typeof event === 'function' && event.length > 0 ? 'send' : 'signal';
}

function withoutParams(value: unknown): unknown {
  return edited(Object(value), ['params'], () => undefined);
}

function hasParams(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'params' in value;
}

/**
 * Every single fault of the config: a lost or misled transition, one that comes before another, an action that is lost or comes early,
 * a guard that is negated or always open, a parameter or an input that is not given, a delay off by 1 ms.
 * @param excused transitions that no path takes
 * @param touched what is known of what the implementations read and write
 */
export function* mutantsOf(
  machine: AnyStateMachine,
  excused: readonly string[] = [],
  touched?: Touched,
): Generator<Mutant> {
  const { config, implementations } = machine;
  const change = (path: Path, replace: (old: unknown) => unknown) =>
    new StateMachine(edited(config, path, replace), implementations);
  const drop = () => undefined;
  const isSampled = true;

  /** Whether one of two writers writes what the other writes or reads. */
  function doMeet(one: string, other: string): boolean {
    const [first, second] = [one, other].map((name) => ({
      written: touched?.fields.get(name),
      read: touched?.reads.get(name),
    }));
    if (!first?.written || !second?.written) return true;
    const meets = (written: ReadonlySet<string>, rest: typeof first) =>
      [...written].some((field) => rest.written?.has(field) || rest.read?.has(field));
    return meets(first.written, second) || meets(second.written, first);
  }

  /** Whether somebody could tell in which order two actions ran. Nobody is promised the order of two effects. */
  function isOrderSeen(one: string, other: string): boolean {
    const [first, second] = [one, other].map((name) => kindOf(Reflect.get(implementations.actions, name)));
    if (first === 'signal' || second === 'signal' || (first !== 'assign' && second !== 'assign')) return false;
    if (first === second) return doMeet(one, other);
    const [writer, reader] = first === 'assign' ? [one, other] : [other, one];
    const [written, read] = [touched?.fields.get(writer), touched?.contexts.get(reader)];
    return !written || !read || [...written].some((field) => read.has(field));
  }

  function* faultsOfEach(place: string, name: string, path: Path, actions: unknown): Generator<Mutant> {
    const list = listOf(actions);
    for (const [index, action] of list.entries()) {
      const called = nameOfAction(action);
      yield { name: `${name}: no ${called}`, machine: change(path, () => list.toSpliced(index, 1)), place };
      if (hasParams(action))
        yield {
          name: `${name}: ${called} without params`,
          machine: change(path, () => list.with(index, withoutParams(action))),
          place,
          isSampled,
        };
      const next = list[index + 1];
      if (next !== undefined && isOrderSeen(called, nameOfAction(next)))
        yield {
          name: `${name}: ${nameOfAction(next)} before ${called}`,
          machine: change(path, () => list.with(index, next).with(index + 1, action)),
          place,
          isSampled,
        };
    }
  }

  for (const node of statesOf(machine.root)) {
    yield* faultsOfEach(node.id, `${node.id} entry`, [...pathOf(node), 'entry'], node.config.entry);
    yield* faultsOfEach(node.id, `${node.id} exit`, [...pathOf(node), 'exit'], node.config.exit);
    for (const [index, { src, input }] of node.invoke.entries()) {
      const at = Array.isArray(node.config.invoke) ? ['invoke', index] : ['invoke'];
      if (input !== undefined)
        yield {
          name: `${node.id}: ${String(src)} without input`,
          machine: change([...pathOf(node), ...at, 'input'], drop),
          place: node.id,
          isSampled,
        };
    }
    const places = placesOf(node);
    for (const [index, { path, name }] of places.entries()) {
      const after = places[index + 1];
      if (!after || !areOfOneList(path, after.path) || excused.includes(name)) continue;
      const list = path.slice(0, -1);
      const at = Number(path.at(-1));
      const swapped = (written: unknown) => {
        const branches = listOf(written);
        return branches.with(at, branches[at + 1]).with(at + 1, branches[at]);
      };
      yield {
        name: `${name}: after the next`,
        machine: change(list, swapped),
        place: name,
        isSampled,
      };
    }
    for (const { path, transition, name } of places) {
      if (excused.includes(name)) continue;
      yield { name: `${name}: lost`, machine: change(path, drop), place: name };
      for (const [turn, { id }] of otherTargets(transition).entries())
        yield {
          name: `${name}: to ${id}`,
          machine: change([...path, 'target'], () => `#${id}`),
          place: name,
          isSampled: turn > 0,
        };
      if (transition.reenter)
        yield { name: `${name}: does not reenter`, machine: change([...path, 'reenter'], drop), place: name };
      const { guard } = transition;
      if (guard !== undefined) {
        const called = nameOfAction(guard);
        yield {
          name: `${name}: not ${called}`,
          machine: change([...path, 'guard'], () => negated(guard)),
          place: name,
        };
        yield {
          name: `${name}: does not ask ${called}`,
          machine: change([...path, 'guard'], drop),
          place: name,
          isSampled,
        };
        if (hasParams(guard))
          yield {
            name: `${name}: ${called} without params`,
            machine: change([...path, 'guard', 'params'], drop),
            place: name,
            isSampled,
          };
      }
      yield* faultsOfEach(name, name, [...path, 'actions'], transition.actions);
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
