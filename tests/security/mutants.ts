import fc, { type Arbitrary } from 'fast-check';
import { isRecord } from '#server/contract/json.ts';

/** What hostile and clumsy clients put where something else belongs. */
const oddities: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '😀'.repeat(20),
  'x'.repeat(5_000),
  "' or 1=1 --",
  '%',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '__proto__',
  [],
  [[]],
  {},
  { constructor: 1 },
];

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, at: Path = []): Path[] => [
  at,
  ...(Array.isArray(value) ? value.flatMap((inner, index) => pathsOf(inner, [...at, index])) : []),
  ...(isRecord(value) ? Object.entries(value).flatMap(([name, inner]) => pathsOf(inner, [...at, name])) : []),
];

/** A copy of `value` with `change` applied to what stands at the path; `undefined` takes it away. */
const changed = (value: unknown, [first, ...rest]: Path, change: (old: unknown) => unknown): unknown => {
  if (first === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.flatMap((inner: unknown, index) => {
      if (index !== first) return [inner];
      const next = changed(inner, rest, change);
      return next === undefined ? [] : [next];
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
      if (name !== String(first)) return [[name, inner]];
      const next = changed(inner, rest, change);
      return next === undefined ? [] : [[name, next]];
    }),
  );
};

/** Each value with one thing wrong somewhere: gone, of another kind, at a boundary, enriched or far too much. */
export const mutantsOf = (values: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .record({
      value: values,
      where: fc.nat(),
      how: fc.oneof(
        fc.constantFrom('drop', 'extra', 'next', 'repeat').map((kind) => ({ kind, oddity: undefined })),
        fc.constantFrom(...oddities).map((oddity) => ({ kind: 'replace', oddity })),
      ),
    })
    .map(({ value, where, how: { kind, oddity } }) => {
      const paths = pathsOf(value);
      const path = paths[where % paths.length] ?? [];
      return changed(value, path, (old) => {
        if (kind === 'replace') return oddity;
        if (kind === 'drop') return undefined;
        if (kind === 'extra' && isRecord(old)) return { ...old, accountId: 'somebody' };
        if (kind === 'next' && typeof old === 'number') return old + 1;
        if (kind === 'next' && typeof old === 'string') return `${old}!`;
        return Array.isArray(old) ? Array.from({ length: 60 }, () => old).flat() : [old, old];
      });
    });
