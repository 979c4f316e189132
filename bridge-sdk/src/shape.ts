/** Validates a value from outside: returns it with defaults filled in, or throws with the path of the wrong field. */
export type Shape<T> = (value: unknown) => T;

type Untrusted = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for the object's own property: `constructor` and `__proto__` are never names of a table. */
export function hasOwn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.prototype.hasOwnProperty.call(table, name);
}

/** Returns the value, or throws. */
function checked<T>(isRight: (value: unknown) => value is T): Shape<T> {
  return (value) => {
    if (isRight(value)) return value;
    throw new TypeError();
  };
}

/** Accepts anything, because the value is not read. */
export const ignored: Shape<undefined> = () => undefined;

/** Any JSON value except undefined. */
export const anything: Shape<unknown> = checked((value): value is unknown => value !== undefined);

export const flag: Shape<boolean> = checked((value) => typeof value === 'boolean');

const record = checked(isRecord);

/** A string whose length is within the bounds, inclusive. */
export function text(least: number, most: number, like = /^/): Shape<string> {
  return checked(
    (value): value is string =>
      typeof value === 'string' && value.length >= least && value.length <= most && like.test(value),
  );
}

/** An integer within the bounds, inclusive. */
export function whole(least: number, most: number): Shape<number> {
  return checked(
    (value): value is number => typeof value === 'number' && value % 1 === 0 && value >= least && value <= most,
  );
}

export function one(...names: readonly unknown[]): Shape<string> {
  return checked((value): value is string => names.includes(value));
}

export function list<T>(of: Shape<T>, most: number): Shape<T[]> {
  const some = checked((value): value is unknown[] => Array.isArray(value) && value.length <= most);
  return (value) => some(value).map(of);
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;

/**
 * An object. In an optional field null counts as absent: some apps write it so. Unlisted fields
 * stay: a newer peer may send more. The generator writes validators and types from one definition; this is the only
 * place that casts a validated value to its type.
 */
export function fields<T>(required: Shapes, optional?: Shapes, defaults?: Untrusted): Shape<T>;
export function fields(required: Shapes, optional: Shapes = {}, defaults: Untrusted = {}): Shape<unknown> {
  return (value) => {
    const input = record(value);
    const read: Record<string, unknown> = { ...input };
    for (const name in required) read[name] = required[name]?.(input[name]);
    for (const name in optional) {
      const found = input[name] ?? defaults[name];
      read[name] = found === undefined ? found : optional[name]?.(found);
    }
    return read;
  };
}
