type Leaf = string | number | boolean | null | undefined;

/** The places of a form's values whose value is a `Kind`, in a group or not. One level of groups is all a form has. */
type PathTo<V, Kind> = {
  [K in keyof V & string]: V[K] extends Leaf
    ? V[K] extends Kind
      ? K
      : never
    : (V[K] extends Kind ? K : never) | PathInside<V[K], K, Kind>;
}[keyof V & string];
type PathInside<Group, Name extends string, Kind> = {
  [K in keyof Group & string]: Group[K] extends Kind ? `${Name}.${K}` : never;
}[keyof Group & string];

/** A place in the values of a form, dotted as the server writes it: 'email', 'address', 'address.city'. */
export type Path<V> = PathTo<V, unknown>;
/** The places that hold a text. */
export type TextPath<V> = PathTo<V, string | undefined>;
/** The places that hold yes or no. */
export type FlagPath<V> = PathTo<V, boolean>;

export type ValueAt<V, P extends string> = P extends keyof V
  ? V[P]
  : P extends `${infer Name}.${infer Rest}`
    ? Name extends keyof V
      ? Rest extends keyof V[Name]
        ? V[Name][Rest]
        : never
      : never
    : never;

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

export function valueAt(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((group, name) => (isGroup(group) ? group[name] : undefined), values);
}

/** A copy of the values with another one at `path`; every group beside the path stays the same object. */
export function withValue<V extends object>(values: V, path: string, value: unknown): V {
  const [name = '', ...rest] = path.split('.');
  const group = valueAt(values, name);
  const inner = rest.length === 0 ? value : withValue(isGroup(group) ? group : {}, rest.join('.'), value);
  return { ...values, [name]: inner };
}

/** True for the path itself and for what lies inside it. */
export function isWithin(path: string, group: string): boolean {
  return path === group || path.startsWith(`${group}.`);
}

/** True where two values read alike: a text that was never typed is like an empty one. */
export function isSame(one: unknown, other: unknown): boolean {
  if (!isGroup(one) || !isGroup(other)) return (one ?? '') === (other ?? '');
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}
