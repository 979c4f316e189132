import type { Place } from '../../storage/places.ts';
import { knownValues, type KnownValue } from './known-values.ts';

/**
 * How a kept text stands:
 * - `kept`: it is what the shop would write;
 * - `renewed`: it can be read, and the shop writes it in another way when it writes it next;
 * - `refused`: it cannot be read, so the default holds;
 * - `missing`: nothing is kept, so the default holds;
 * - `unknown`: no value of the shop has this key.
 */
export type Standing = 'kept' | 'renewed' | 'refused' | 'missing' | 'unknown';

export interface Row extends Omit<KnownValue, 'rewrite'> {
  readonly id: string;
  /** As it lies there. */
  readonly text: string | undefined;
  readonly standing: Standing;
  /** Of key and text as UTF-16, which browsers count; 0 where nothing is kept. */
  readonly bytes: number;
}

export type Kept = Readonly<Record<Place, ReadonlyMap<string, string>>>;

const soundsSecret = /token|secret|pass(?:word|code)|key|session|auth/i;

/** One row for every value of the shop, then one for every text that is none of its. */
export function rowsOf(snapshot: Kept): readonly Row[] {
  const knownRows = knownValues
    .map(({ rewrite, ...value }): Row => {
      const text = snapshot[value.place].get(value.key);
      return { ...value, ...facts(value.place, value.key, text), standing: standingOf(text, rewrite, value.isOld) };
    })
    // What older versions left is worth a line only while it is there.
    .filter(({ isOld, text }) => !isOld || text !== undefined);
  const keys = new Set(knownRows.map(({ id }) => id));
  const others = Object.entries(snapshot).flatMap(([place, texts]) =>
    [...texts].map(([key, text]): Row => {
      const common = { about: '', fallback: undefined, isOld: false, isSecret: soundsSecret.test(key) };
      return { ...common, place: placeOf(place), key, ...facts(placeOf(place), key, text), standing: 'unknown' };
    }),
  );
  return [...knownRows, ...others.filter(({ id }) => !keys.has(id))];
}

/** How a text would stand under a key of the shop. */
export function standingUnder({ place, key, isOld }: Pick<Row, 'place' | 'key' | 'isOld'>, text: string): Standing {
  const knownRows = knownValues.find((value) => value.place === place && value.key === key);
  return knownRows ? standingOf(text, knownRows.rewrite, isOld) : 'unknown';
}

function standingOf(text: string | undefined, rewrite: KnownValue['rewrite'], isOld: boolean): Standing {
  if (text === undefined) return 'missing';
  const written = rewrite(text);
  if (written === undefined) return 'refused';
  return !isOld && isSame(written, text) ? 'kept' : 'renewed';
}

/** The same text, or the same JSON with its names in another order. */
function isSame(a: string, b: string): boolean {
  return a === b || inOrder(a) === inOrder(b);
}

function inOrder(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (_name, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
        : value,
    );
  } catch {
    // No JSON: only the text itself is the same.
    return text;
  }
}

function facts(place: Place, key: string, text: string | undefined) {
  return { id: `${place} ${key}`, text, bytes: text === undefined ? 0 : 2 * (key.length + text.length) };
}

function placeOf(name: string): Place {
  return name === 'sessionStorage' || name === 'cookie' || name === 'IndexedDB' ? name : 'localStorage';
}
