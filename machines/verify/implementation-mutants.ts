import { assign, StateMachine, type AnyStateMachine } from 'xstate';
import { isPromiseLogic } from './fake-effects.ts';
import type { Mutant, Names, Touched } from './mutant.ts';

type Implementations = AnyStateMachine['implementations'];
type Provided = Parameters<AnyStateMachine['provide']>[0];
type Fields = Readonly<Record<string, unknown>>;
type Assigner = (args: object, params: unknown) => Fields;

function assignerOf(action: unknown): Assigner | undefined {
  const assignment: unknown = Reflect.get(Object(action), 'assignment');
  if (typeof assignment === 'function') return (args, params) => assignment(args, params);
  if (typeof assignment !== 'object' || assignment === null) return undefined;
  return (args, params) =>
    Object.fromEntries(
      Object.entries(assignment).map(([key, value]) => [
        key,
        typeof value === 'function' ? value(args, params) : value,
      ]),
    );
}

/** The machine with its assigners, and what it is given later, gone through. */
function changed(
  { config, implementations }: AnyStateMachine,
  assigners: (name: string, write: Assigner) => Assigner,
  adapt: (provided: Provided) => Provided,
): AnyStateMachine {
  const actions = Object.entries(implementations.actions).map(([name, action]) => {
    const write = assignerOf(action);
    return [name, write ? assign(assigners(name, write)) : action];
  });
  const machine = new StateMachine(config, {
    ...implementations,
    actions: Object.fromEntries(actions),
  } as Implementations);
  const provide = machine.provide.bind(machine);
  return Object.assign(machine, { provide: (provided: Provided) => provide(adapt(provided)) });
}

/** Implementations whose effects see their input and the context through somebody else's eyes. */
function seenThrough(
  { actors = {}, actions = {}, ...rest }: Provided,
  input: (actor: string, fields: Fields) => Fields,
  context: (action: string, fields: Fields) => Fields,
): Provided {
  const effects = Object.entries(actors).map(([name, logic]) => {
    if (!isPromiseLogic(logic)) return [name, logic];
    const start: typeof logic.start = (state, scope) => {
      const fields: unknown = Reflect.get(Object(state), 'input');
      logic.start(Object(fields) === fields ? { ...state, input: input(name, Object(fields)) } : state, scope);
    };
    return [name, Object.assign({}, logic, { start })];
  });
  const shown = Object.entries(actions).map(([name, action]) => {
    if (typeof action !== 'function' || 'type' in action) return [name, action];
    return [
      name,
      (args: { readonly context: Fields }, params: unknown) =>
        Reflect.apply(action, undefined, [{ ...args, context: context(name, args.context) }, params]),
    ];
  });
  return { ...rest, actors: Object.fromEntries(effects), actions: Object.fromEntries(shown) } as Provided;
}

function note(names: Names, name: string, keys: Iterable<string>): void {
  names.set(name, new Set([...(names.get(name) ?? []), ...keys]));
}

/** Notes what is read of it. */
function watched(fields: Fields, read: (key: string) => void): Fields {
  return new Proxy(fields, {
    get: (target, key) => {
      if (typeof key === 'string') read(key);
      return Reflect.get(target, key);
    },
  });
}

function without(fields: Fields, key: string): Fields {
  const { [key]: _gone, ...rest } = fields;
  return rest;
}

/**
 * A machine that notes what its implementations touch, for `implementationMutants`.
 * @param used is called with the name of each of them whenever it is used
 */
export function watchImplementations(
  machine: AnyStateMachine,
  used: (name: string) => void = () => undefined,
): {
  readonly machine: AnyStateMachine;
  readonly touched: Touched;
} {
  const touched: Touched = { fields: new Map(), reads: new Map(), inputs: new Map(), contexts: new Map() };
  const watch = (names: Names) => (name: string, fields: Fields) => {
    used(name);
    note(names, name, []);
    return watched(fields, (key) => note(names, name, [key]));
  };
  return {
    touched,
    machine: changed(
      machine,
      (name, write) => (args, params) => {
        const context: Fields = Object(Reflect.get(args, 'context'));
        const written = write({ ...args, context: watch(touched.reads)(name, context) }, params);
        note(touched.fields, name, Object.keys(written));
        return written;
      },
      (provided) => seenThrough(provided, watch(touched.inputs), watch(touched.contexts)),
    ),
  };
}

/** Every single fault of the implementations: a field that is not written, and an effect that is not given what it reads. */
export function* implementationMutants(machine: AnyStateMachine, touched: Touched): Generator<Mutant> {
  const isSampled = true;
  const same = (_name: string, write: Assigner) => write;
  const eachOf = function* (names: Names) {
    for (const [name, keys] of names) for (const key of keys) yield [name, key] as const;
  };
  for (const [name, key] of eachOf(touched.fields)) {
    const forget = (one: string, write: Assigner): Assigner =>
      one === name ? (args, params) => without(write(args, params), key) : write;
    yield {
      name: `${name}: does not write ${key}`,
      machine: changed(machine, forget, (provided) => provided),
      place: name,
      isSampled,
    };
  }
  const hide = (at: string, key: string) => (name: string, fields: Fields) =>
    name === at ? without(fields, key) : fields;
  const seen = (_name: string, fields: Fields) => fields;
  for (const [name, key] of eachOf(touched.inputs)) {
    yield {
      name: `${name}: is not given ${key}`,
      machine: changed(machine, same, (provided) => seenThrough(provided, hide(name, key), seen)),
      place: name,
      isSampled,
    };
  }
  for (const [name, key] of eachOf(touched.contexts)) {
    yield {
      name: `${name}: does not see ${key}`,
      machine: changed(machine, same, (provided) => seenThrough(provided, seen, hide(name, key))),
      place: name,
      isSampled,
    };
  }
}
