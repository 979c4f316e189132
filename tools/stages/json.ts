/** A field of parsed JSON whose shape nobody promises. */
export const field = (from: unknown, name: string): unknown => Reflect.get(Object(from), name);

/** The items of a list; none when it is no list. */
export function list(from: unknown, name: string): readonly unknown[] {
  const value = field(from, name);
  return Array.isArray(value) ? value : [];
}

/** A text; empty when it is none. */
export function text(from: unknown, name: string): string {
  const value = field(from, name);
  return typeof value === 'string' ? value : '';
}
