import { isSame, isWithin, valueAt, type Path } from './paths.ts';

/** Messages by path; a path without one is in order. */
export type Messages = Readonly<Record<string, string | undefined>>;

/** What the rules of a form answer, by the paths of its values. */
export type FieldErrors<V> = Readonly<Partial<Record<Path<V>, string | undefined>>>;

/** What a form says of itself now. */
export interface FormErrors {
  /** The paths whose own rule is shown: they broke it when they were left or sent. */
  readonly judged: readonly string[];
  /** What the server said, by path. */
  readonly refused: Messages;
  /** What no field is to blame for. */
  readonly failure: string | undefined;
}

export const noErrors: FormErrors = { judged: [], refused: {}, failure: undefined };

export const pathsOf = (messages: Messages): string[] =>
  Object.keys(messages).filter((path) => messages[path] !== undefined);

/** The message at each field: its own rule first, then what the server said. `broken` is what the rules say now. */
export function messagesOf({ judged, refused }: FormErrors, broken: Messages): Messages {
  return { ...refused, ...keepMessages(broken, (path) => broken[path] !== undefined && judged.includes(path)) };
}

/**
 * After typing: what is right now is no longer judged until it is left again, and what the server said of a field holds
 * until that field changes.
 */
export function afterChange(errors: FormErrors, before: object, after: object, broken: Messages): FormErrors {
  return {
    ...errors,
    judged: errors.judged.filter((path) => broken[path] !== undefined),
    refused: unchanged(errors.refused, before, after),
  };
}

/** After a field was left. */
export function afterBlur(errors: FormErrors, path: string, broken: Messages): FormErrors {
  return broken[path] === undefined || errors.judged.includes(path)
    ? errors
    : { ...errors, judged: [...errors.judged, path] };
}

/** After a try to send: every rule shows, and what the server said to the try before is over. */
export const afterCheck = (broken: Messages): FormErrors => ({ ...noErrors, judged: pathsOf(broken) });

/** As if nothing inside `group` had ever been judged. */
export function afterClear(errors: FormErrors, group: string): FormErrors {
  const isOutside = (path: string) => !isWithin(path, group);
  return {
    ...errors,
    judged: errors.judged.filter(isOutside),
    refused: keepMessages(errors.refused, isOutside),
  };
}

/** What a failed request says: of single fields, in the order of the server, and as a whole. */
export interface Refusal {
  readonly message: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/**
 * After the server refused what was `sent`. Its messages stand at the fields that still hold what was sent; when no
 * field takes one, the refusal is said as a whole, or at `failureAt`.
 */
export function afterRefusal(
  { message, fields = [] }: Refusal,
  {
    fieldPaths,
    sent,
    now,
    failureAt,
  }: { fieldPaths: readonly string[]; sent: object; now: object; failureAt?: string | undefined },
): FormErrors {
  const refused = unchanged(messagesAt(fields, fieldPaths), sent, now);
  if (pathsOf(refused).length > 0) return { ...noErrors, refused };
  return failureAt === undefined
    ? { ...noErrors, failure: message }
    : { ...noErrors, refused: unchanged({ [failureAt]: message }, sent, now) };
}

/**
 * The first message for each field of the form. A path below a field belongs to that field ('lines.0.sku' to 'lines');
 * what belongs to none is left out.
 */
function messagesAt(fields: NonNullable<Refusal['fields']>, fieldPaths: readonly string[]): Messages {
  const entries = fields.flatMap(({ path, message }) => {
    const [owner] = fieldPaths.filter((field) => isWithin(path, field)).toSorted((a, b) => b.length - a.length);
    return owner === undefined ? [] : [[owner, message] as const];
  });
  return Object.fromEntries(entries.reverse());
}

const keepMessages = (messages: Messages, isKept: (path: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([path]) => isKept(path)));

const unchanged = (messages: Messages, before: object, after: object): Messages =>
  keepMessages(messages, (path) => isSame(valueAt(before, path), valueAt(after, path)));
