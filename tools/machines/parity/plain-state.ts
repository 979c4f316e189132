/** One state of a config in the words that both sides know: lists always lists, names instead of objects. */
export interface PlainState {
  readonly id?: unknown;
  readonly type?: unknown;
  readonly initial?: unknown;
  readonly history?: unknown;
  readonly description?: unknown;
  readonly tags: readonly unknown[];
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  readonly on: Readonly<Record<string, readonly PlainTransition[]>>;
  readonly after: Readonly<Record<string, readonly PlainTransition[]>>;
  readonly always: readonly PlainTransition[];
  readonly onDone: readonly PlainTransition[];
  readonly invoke: readonly object[];
  readonly states: Readonly<Record<string, PlainState>>;
}

interface PlainTransition {
  readonly target: readonly unknown[];
  readonly guard: readonly string[];
  readonly actions: readonly string[];
  readonly description: unknown;
}

/** How a name that is code, and no name, is written: it can be shown, never edited. */
export const inline = '(inline)';

/** A config, of the running machine or of the parser, as plain states. */
export function plainState(config: unknown): PlainState {
  const { id, type, initial, history, description, tags, entry, exit, on, after, always, onDone, invoke, states } =
    record(config);
  return {
    id,
    type,
    initial,
    history,
    description,
    tags: list(tags),
    entry: list(entry).map(nameOf),
    exit: list(exit).map(nameOf),
    on: each(on, transitions),
    after: each(after, transitions),
    always: transitions(always),
    onDone: transitions(onDone),
    invoke: list(invoke).map((one) => {
      const { id: name, src, kind, onDone: done, onError } = record(one);
      const named = kind === undefined || kind === 'named';
      return { id: name, src: named ? nameOf(src) : inline, onDone: transitions(done), onError: transitions(onError) };
    }),
    states: each(states, plainState),
  };
}

function transitions(value: unknown): PlainTransition[] {
  return list(value).map((one) => {
    const { target, guard, cond, actions, description } = record(typeof one === 'string' ? { target: one } : one);
    const guardName = guard ?? cond;
    return {
      target: list(target),
      guard: guardName === undefined ? [] : [nameOf(guardName)],
      actions: list(actions).map(nameOf),
      description,
    };
  });
}

/** A name, `{ type }`, or the parser's `{ kind: 'named', action: { type } }`; anything else is code. */
function nameOf(value: unknown): string {
  if (typeof value === 'string') return value;
  const { kind, type, action } = record(value);
  if (kind !== undefined && kind !== 'named') return inline;
  if (action !== undefined) return nameOf(action);
  return typeof type === 'string' ? type : inline;
}

function list(value: unknown): unknown[] {
  return value === undefined ? [] : Array.isArray(value) ? value : [value];
}

function each<T>(value: unknown, make: (item: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record(value)).map(([key, item]) => [key, make(item)]));
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
