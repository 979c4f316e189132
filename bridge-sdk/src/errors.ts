import type { ErrorCode } from './generated/types.ts';

/** Who carried a call out. */
export type Via = 'native' | 'browser';

/** What is known about a failure beside its code. */
export interface Failure {
  readonly message?: unknown;
  /** What the host added to its refusal; not checked. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The one way in which a call fails. The message is for logs; decide by the code. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: ErrorCode;
  /** The command or event that failed. */
  readonly command: string;
  /** Who was asked, and may have begun: undefined when nobody was. */
  readonly via: Via | undefined;
  /** What the host added to its refusal; not checked. */
  readonly data: unknown;
  override readonly cause: unknown;

  constructor(code: ErrorCode, command: string, via?: Via, { message, data, cause }: Failure = {}) {
    super(`${command}: ${code}${typeof message === 'string' ? `, ${message}` : ''}`);
    this.code = code;
    this.command = command;
    this.via = via;
    this.data = data;
    this.cause = cause;
  }
}

/** True for an error of a bridge; with a code, only for that one. */
export function isBridgeError(error: unknown, code?: ErrorCode): error is BridgeError {
  return error instanceof BridgeError && (code === undefined || error.code === code);
}
