import type { ErrorCode } from './generated/types.ts';

/** Who carried a call out. */
export type Via = 'native' | 'browser';

/** Details of a failure beside its code. */
export interface Failure {
  readonly message?: unknown;
  /** Data of the host's refusal, not validated. */
  readonly data?: unknown;
  readonly cause?: unknown;
}

/** The only error of a call. The message is for logs; decide by the code. */
export class BridgeError extends Error {
  override readonly name = 'BridgeError';
  readonly code: ErrorCode;
  /** The command or event that failed. */
  readonly command: string;
  /** Where the call was sent, and may have started; undefined when it was not sent. */
  readonly via: Via | undefined;
  /** Data of the host's refusal, not validated. */
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

/** True for an error of a bridge; with a code, only for that code. */
export function isBridgeError(error: unknown, code?: ErrorCode): error is BridgeError {
  return error instanceof BridgeError && (code === undefined || error.code === code);
}
