import type { Rejection } from './envelope.ts';
import { isRecord } from './shape.ts';

/** One message as it may be shown: the values of secret fields are masked at every depth. */
export interface TraceEntry {
  readonly direction: 'out' | 'in';
  /** Undefined for what could not be read: it may hold anything. */
  readonly message: unknown;
  /** Present when an incoming message changed nothing. */
  readonly rejected: Rejection | undefined;
}

export const mask = '•••';

/** A copy in which every field of a secret name is masked, in texts as well. `secrets` are in lower case. */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  // Addresses and texts carry fields too: `?token=…`, `"token":"…"`, `Authorization: Bearer …`.
  const inText = new RegExp(
    `((?:${secrets.join('|')})[\\\\"']*\\s*[=:]\\s*[\\\\"']*(?:bearer\\s+)?)[^&#"'\\\\\\s]+`,
    'gi',
  );
  const copy = (part: unknown): unknown => {
    if (typeof part === 'string') return part.replace(inText, `$1${mask}`);
    if (Array.isArray(part)) return part.map(copy);
    if (!isRecord(part)) return part;
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [name, secrets.includes(name.toLowerCase()) ? mask : copy(field)]),
    );
  };
  return copy(value);
}
