import { cleanText, type TextKind, textKinds } from '#rules/clean-text.ts';
import type { JsonSchema } from './contract.ts';
import { isRecord, isString } from './json.ts';

/** Cleans the texts of people in a value, in place where it holds others. @returns the value */
export type Clean = (value: unknown) => unknown;

const isKind = (kind: unknown): kind is TextKind => isString(kind) && textKinds.has(kind);

const cleanTextOf =
  (kind: TextKind): Clean =>
  (value) =>
    isString(value) ? cleanText(kind, value) : value;

/** Of a number that arrives as text. */
const cleanNumber = cleanTextOf('plain');

const isNumber = ({ type }: JsonSchema): boolean =>
  [type].flat().some((each) => each === 'integer' || each === 'number');

function* cleansOf(schema: JsonSchema): Generator<Clean> {
  const { 'x-text': kind, items, properties, additionalProperties } = schema;
  if (kind !== undefined && !isKind(kind)) throw new Error(`There is no kind of text ${String(kind)}`);
  if (kind !== undefined && kind !== 'exact') yield cleanTextOf(kind);
  if (isNumber(schema)) yield cleanNumber;
  const cleanItem = isRecord(items) ? cleanOf(items) : undefined;
  if (cleanItem) yield cleanEach(() => cleanItem);
  const named = new Map(
    Object.entries(isRecord(properties) ? properties : {}).map(
      ([name, property]) => [name, isRecord(property) ? cleanOf(property) : undefined] as const,
    ),
  );
  const others = isRecord(additionalProperties) ? cleanOf(additionalProperties) : undefined;
  if (others || [...named.values()].some((clean) => clean !== undefined))
    yield cleanEach((name) => (named.has(name) ? named.get(name) : others));
  for (const key of ['allOf', 'anyOf', 'oneOf']) {
    const choices: unknown = schema[key];
    for (const choice of Array.isArray(choices) ? choices : []) {
      const clean = isRecord(choice) ? cleanOf(choice) : undefined;
      if (clean) yield clean;
    }
  }
}

/** Cleans the entries of a list or an object, each by its name. */
const cleanEach =
  (cleanAt: (name: string) => Clean | undefined): Clean =>
  (value) => {
    if (typeof value !== 'object' || value === null) return value;
    for (const [name, entry] of Object.entries(value)) {
      const clean = cleanAt(name);
      if (clean) Reflect.set(value, name, clean(entry));
    }
    return value;
  };

/**
 * How the values of a schema are cleaned before they are checked; undefined where nothing in them is.
 * @throws for a kind of text that there is not
 */
export function cleanOf(schema: JsonSchema): Clean | undefined {
  const cleans = [...cleansOf(schema)];
  return cleans.length === 0 ? undefined : (value) => cleans.reduce((cleaned, clean) => clean(cleaned), value);
}
