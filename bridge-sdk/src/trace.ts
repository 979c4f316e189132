import type { Rejection } from './envelope.ts';
import { isRecord } from './shape.ts';

/** One message with its secret fields redacted at every depth. */
export interface TraceEntry {
  readonly direction: 'out' | 'in';
  /** Undefined for an unreadable text, which may contain anything. */
  readonly message: unknown;
  /** Present when an incoming message was ignored. */
  readonly rejected: Rejection | undefined;
}

export const mask = '•••';

/** A copy with secret fields redacted, also inside strings. `secrets` are in lower case. */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  // URLs and strings contain fields as well: `?token=…`, `"token":"…"`, `Authorization: Bearer …`.
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
