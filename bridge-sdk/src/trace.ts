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

/** A copy in which every field of a secret name is masked. `secrets` are in lower case. */
export function redact(value: unknown, secrets: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => redact(item, secrets));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [
      name,
      secrets.includes(name.toLowerCase()) ? mask : redact(field, secrets),
    ]),
  );
}
