import { hasOwn, isRecord } from '../src/shape.ts';
import type { Pattern } from './case.ts';

const kinds: ReadonlyMap<unknown, readonly [name: string, fits: (value: unknown) => boolean]> = new Map([
  ['<text>', ['a text', (value: unknown) => typeof value === 'string']],
  ['<whole>', ['a whole number', (value: unknown) => Number.isSafeInteger(value)]],
  ['<flag>', ['true or false', (value: unknown) => typeof value === 'boolean']],
  ['<any>', ['something', (value: unknown) => value !== undefined]],
  ['<absent>', ['nothing', (value: unknown) => value === undefined]],
]);

const choice = '<one of>';

/** Describes the first place where a value does not fit a pattern; undefined when it fits. */
export function differenceOf(pattern: Pattern, value: unknown, place = ''): string | undefined {
  const kind = kinds.get(pattern);
  if (kind) {
    const [name, fits] = kind;
    return fits(value) ? undefined : say(place, name, value);
  }
  if (Array.isArray(pattern)) return ofList(pattern, value, place);
  if (!isRecord(pattern)) return pattern === value ? undefined : say(place, show(pattern), value);
  const choices = pattern[choice];
  if (Array.isArray(choices)) {
    return choices.some((one) => differenceOf(one, value) === undefined)
      ? undefined
      : say(place, `one of ${show(choices)}`, value);
  }
  if (!isRecord(value)) return say(place, 'an object', value);
  for (const [name, field] of Object.entries(pattern)) {
    const own = hasOwn(value, name) ? value[name] : undefined;
    const found = differenceOf(field, own, place === '' ? name : `${place}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function ofList(pattern: readonly unknown[], value: unknown, place: string): string | undefined {
  if (!Array.isArray(value)) return say(place, 'a list', value);
  if (value.length !== pattern.length) return say(place, `a list of ${pattern.length}`, value);
  for (const [index, item] of pattern.entries()) {
    const found = differenceOf(item, value[index], `${place}[${index}]`);
    if (found !== undefined) return found;
  }
  return undefined;
}

function say(place: string, expected: string, value: unknown): string {
  return `${place === '' ? 'it' : place} should be ${expected}, and is ${show(value)}`;
}

/** A value for a message: at most one line. */
export function show(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}
