/** Reads what came from outside: gives the value with its defaults filled in, or throws which field is wrong. */
export type Shape<T> = (value: unknown) => T;

type Untrusted = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Untrusted {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a name of the table itself: `constructor` and `__proto__` are names of no table. */
export function hasOwn<T extends object>(table: T, name: PropertyKey): name is keyof T {
  return Object.prototype.hasOwnProperty.call(table, name);
}

/** Lets a value pass as it is, or throws. */
function checked<T>(isRight: (value: unknown) => value is T): Shape<T> {
  return (value) => {
    if (isRight(value)) return value;
    throw new TypeError();
  };
}

/** Nobody looks at it. */
export const ignored: Shape<undefined> = () => undefined;

/** Any JSON, but something. */
export const anything: Shape<unknown> = checked((value): value is unknown => value !== undefined);

export const flag: Shape<boolean> = checked((value) => typeof value === 'boolean');

const record = checked(isRecord);

/** Text whose length lies within the bounds, both included. */
export function text(least: number, most: number, like = /^/): Shape<string> {
  return checked(
    (value): value is string =>
      typeof value === 'string' && value.length >= least && value.length <= most && like.test(value),
  );
}

/** A whole number within the bounds, both included. */
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
 * An object. In an optional field null is nothing: some apps write their empty fields so. Fields that are not listed
 * are kept: a newer side may send more. The generator writes shapes and type from one definition; this is the one place
 * where a checked value gets its type.
 */
export function fields<T>(required: Shapes, optional?: Shapes, defaults?: Untrusted): Shape<T>;
export function fields(required: Shapes, optional: Shapes = {}, defaults: Untrusted = {}): Shape<unknown> {
  return (value) => {
    const given = record(value);
    const read: Record<string, unknown> = { ...given };
    for (const name in required) read[name] = required[name]?.(given[name]);
    for (const name in optional) {
      const found = given[name] ?? defaults[name];
      read[name] = found === undefined ? found : optional[name]?.(found);
    }
    return read;
  };
}
