import { isRecord } from '../src/shape.ts';

/** The values of the placeholders of one page load. */
export function placeholdersOf(channel: string, next: string): ReadonlyMap<string, string> {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => [`id${number}`, `${channel.slice(0, 8)}-${number}`] as const);
  return new Map([
    ['ch', channel],
    ['next', next],
    ['big', 'b'.repeat(65_536)],
    ['deep', '['.repeat(5_000)],
    ['half', 'h'.repeat(500)],
    ['over', 'o'.repeat(501)],
    ...ids,
  ]);
}

/** The value with every `${name}` in its strings replaced; unknown names stay. */
export function fill(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return fillText(value, names);
  if (Array.isArray(value)) return value.map((item) => fill(item, names));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, fill(field, names)]));
}

/** One string with every `${name}` replaced. */
export function fillText(text: string, names: ReadonlyMap<string, string>): string {
  return text.replace(/\$\{(\w+)\}/g, (whole, name: string) => names.get(name) ?? whole);
}
