import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  afterBlur,
  afterChange,
  afterCheck,
  afterClear,
  afterRefusal,
  messagesOf,
  noErrors,
  pathsOf,
  type FieldErrors,
  type Refusal,
} from './form-errors.ts';
import { isSame, valueAt, withValue, type FlagPath, type Path, type TextPath, type ValueAt } from './paths.ts';

type Ids<V> = Readonly<Partial<Record<Path<V>, string>>>;

/** What a form is, apart from the component that shows it. */
export interface FormDefinition<V extends object> {
  /** The id of the control at each path, in the order of the page: where an error leads to. */
  readonly ids: Ids<V> | ((values: V) => Ids<V>);
  /** What is wrong with the values, by the rules of the shop. Without it only the server judges. */
  readonly check?: (values: V) => FieldErrors<V>;
  /**
   * A long form judges each field when it is left, too. A short one does not: its button stands right below, and a
   * message that appears while the button is pressed moves it away from under the pointer.
   */
  readonly judgedOn?: 'submit' | 'blur';
  /** The only field of a form: it says, too, what concerns the whole. */
  readonly failureAt?: Path<V>;
}

export interface FieldsOptions<V extends object> extends FormDefinition<V> {
  /** What the fields hold at first. */
  readonly initial: V;
  /** Who owns the values in place of the form: a machine. */
  readonly owner?: { readonly values: V; readonly onChange: (values: V) => void };
}

/** The fields of a form: what they hold, what is wrong with them, and what their controls need. */
export function useFields<V extends object>(options: FieldsOptions<V>) {
  const { check = () => ({}), judgedOn = 'submit', failureAt, owner } = options;
  const [owned, setOwned] = useState(options.initial);
  const [errors, setErrors] = useState(noErrors);
  const values = owner?.values ?? owned;
  const ids = typeof options.ids === 'function' ? options.ids(values) : options.ids;
  const idEntries = Object.entries<string | undefined>(ids);
  // Ahead of the render that shows it: what is typed and sent in one task is sent as it was typed.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  }, [values]);

  const update = (next: V) => {
    const before = latest.current;
    latest.current = next;
    setOwned(next);
    owner?.onChange(next);
    const broken = check(next);
    setErrors((now) => afterChange(now, before, next, broken));
  };
  const setAt = (path: string, value: unknown) => update(withValue(latest.current, path, value));
  const set: <P extends Path<V>>(path: P, value: ValueAt<V, P>) => void = setAt;
  const textAt = (path: string) => {
    const value = valueAt(values, path);
    return typeof value === 'string' ? value : '';
  };
  /** Judges a field that was left with something in it. */
  const leaveAt = (path: string) => {
    const value = valueAt(latest.current, path);
    if (typeof value === 'string' && value.trim() === '') return;
    const broken = check(latest.current);
    setErrors((now) => afterBlur(now, path, broken));
  };
  const leave: (path: Path<V>) => void = leaveAt;

  /**
   * Takes what stands in the fields and nobody has told: a browser fills them in without an event after a reload, or from its own
   * memory, and so do some keepers of passwords, before React is here and after.
   */
  const adopt = () => {
    for (const [path, id] of idEntries) {
      const filled = document.querySelector<HTMLInputElement>(`[id="${id}"]:not([type=checkbox],[type=radio])`)?.value;
      const value = valueAt(latest.current, path);
      if (filled && typeof value === 'string' && filled !== value) setAt(path, filled);
    }
  };
  const adoptFirst = useEffectEvent(adopt);
  useEffect(() => adoptFirst(), []);

  const messages = messagesOf(errors, check(values));

  return {
    values,
    /** The message at each path. */
    messages,
    /** What no field is to blame for; the summary says it first. */
    failure: errors.failure,
    /** For the summary on top, in the order of the page. */
    errors: [
      { message: errors.failure },
      ...idEntries.map(([path, fieldId]) => ({ fieldId, message: messages[path] })),
    ] as const,
    set,
    leave,
    /** A field of text, or a choice from a list. */
    text: (path: TextPath<V>) => ({
      id: idEntries.find(([name]) => name === path)?.[1],
      value: textAt(path),
      error: messages[path],
      onChange: ({ target }: { readonly target: { readonly value: string } }) => setAt(path, target.value),
      onBlur: judgedOn === 'blur' ? () => leaveAt(path) : undefined,
    }),
    flag: (path: FlagPath<V>) => ({
      checked: valueAt(values, path) === true,
      onChange: ({ target }: { readonly target: { readonly checked: boolean } }) => setAt(path, target.checked),
    }),
    /** All values at once, nothing judged. */
    restart: (next: V) => {
      update(next);
      setErrors(noErrors);
    },
    /** Judges everything and shows it. @returns the values when nothing is wrong */
    check: (): V | undefined => {
      adopt();
      const broken = check(latest.current);
      setErrors(afterCheck(broken));
      return pathsOf(broken).length === 0 ? latest.current : undefined;
    },
    /** Shows why the server refused what was `sent`. */
    refuse: (refusal: Refusal, sent: V) =>
      setErrors(afterRefusal(refusal, { fieldPaths: Object.keys(ids), sent, now: latest.current, failureAt })),
    clearErrors: (group: Path<V>) => setErrors((now) => afterClear(now, group)),
    /** True where the values are others than `saved`. */
    differsFrom: (saved: V) => !isSame(values, saved),
  };
}
