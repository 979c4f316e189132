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

function need(isRight: boolean): asserts isRight {
  if (!isRight) throw new TypeError();
}

/** Nobody looks at it. */
export const ignored: Shape<undefined> = () => undefined;

/** Any JSON, but something. */
export const anything: Shape<unknown> = (value) => {
  need(value !== undefined);
  return value;
};

export const flag: Shape<boolean> = (value) => {
  need(typeof value === 'boolean');
  return value;
};

/** Text whose length lies within the bounds, both included. */
export function text(least: number, most: number, like = /^/): Shape<string> {
  return (value) => {
    need(typeof value === 'string' && value.length >= least && value.length <= most && like.test(value));
    return value;
  };
}

/** A whole number within the bounds, both included. */
export function whole(least: number, most: number): Shape<number> {
  return (value) => {
    need(typeof value === 'number' && value % 1 === 0 && value >= least && value <= most);
    return value;
  };
}

export function one(...names: readonly string[]): Shape<string> {
  return (value) => {
    need(typeof value === 'string' && names.includes(value));
    return value;
  };
}

export function list<T>(of: Shape<T>, most: number): Shape<T[]> {
  return (value) => {
    need(Array.isArray(value) && value.length <= most);
    return value.map(of);
  };
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
    need(isRecord(value));
    const read: Record<string, unknown> = { ...value };
    for (const name in required) read[name] = required[name]?.(value[name]);
    for (const name in optional) {
      const given = value[name] ?? defaults[name];
      read[name] = given === undefined ? given : optional[name]?.(given);
    }
    return read;
  };
}
