/** One persisted value: its key, how its text is read and written, and what holds when it is absent or broken. */
export interface Entry<T> {
  readonly key: string;
  /** Undefined means: not ours, take the fallback. */
  readonly read: (text: string) => T | undefined;
  readonly write: (value: T) => string;
  readonly fallback: T;
}

/** Text kept as it is. Older writers kept it as JSON, so quotes around it are taken off. */
export function textEntry<T extends string, F extends T | ''>(
  key: string,
  fallback: F,
  accept: (text: string) => text is T,
): Entry<T | F>;
export function textEntry(key: string, fallback?: string, accept?: (text: string) => boolean): Entry<string>;
export function textEntry(key: string, fallback = '', accept: (text: string) => boolean = isShort): Entry<string> {
  return {
    key,
    fallback,
    read: (text) => {
      const bare = /^".*"$/.test(text) ? text.slice(1, -1) : text;
      return bare !== 'null' && bare !== 'undefined' && accept(bare) ? bare : undefined;
    },
    write: (value) => value,
  };
}

/** A whole or broken number; NaN and infinity are refused. */
export function numberEntry(key: string, fallback: number): Entry<number> {
  return {
    key,
    fallback,
    read: (text) => (text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
    write: String,
  };
}

/** True or false; 1 and 0 of older writers are read too. */
export function flagEntry(key: string): Entry<boolean> {
  const spellings: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };
  return {
    key,
    fallback: false,
    read: (text) => (Object.hasOwn(spellings, text) ? spellings[text] : undefined),
    write: String,
  };
}

/** Anything JSON, passed through a parser that answers undefined for what it does not know. */
export function jsonEntry<T>(key: string, parse: (value: unknown) => T | undefined, fallback: T): Entry<T> {
  return {
    key,
    fallback,
    read: (text) => {
      try {
        return parse(JSON.parse(text));
      } catch {
        // Truncated or foreign text: the fallback holds.
        return undefined;
      }
    },
    write: (value) => JSON.stringify(value),
  };
}

function isShort(text: string): boolean {
  return text.length <= 4_096;
}
