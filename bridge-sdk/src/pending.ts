import { BridgeError, type Failure, type Via } from './errors.ts';
import type { ErrorCode } from './generated/types.ts';

/** One open call. It settles once; later replies are ignored. */
export interface PendingCall {
  /** Undefined until the call was sent; afterwards it may not be sent elsewhere. */
  via?: Via;
  readonly succeed: (data: unknown) => void;
  readonly fail: (code: ErrorCode, failure?: Failure) => void;
}

export interface NewCall {
  readonly id: unknown;
  readonly command: string;
  /** Undefined: a person answers, so there is no time-out. */
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal | undefined;
  /** Called once with the outcome. */
  readonly settle: (error: BridgeError | undefined, data?: unknown) => void;
  /** The caller aborted a call that the host may still carry out. */
  readonly onGivenUp?: () => void;
}

/** `setTimeout` fires at once for a longer delay. */
const longestTimer = 2 ** 31 - 1;

/** Registers a call. It ends by its reply, its time-out or its signal, whichever is first. */
export function openCall(
  calls: Map<unknown, PendingCall>,
  { id, command, timeoutMs, signal, settle, onGivenUp }: NewCall,
): PendingCall {
  const end = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    return calls.delete(id);
  };
  const giveUp = (code: ErrorCode) => {
    if (call.via === 'native') onGivenUp?.();
    call.fail(code, { cause: signal?.reason });
  };
  const abort = () => giveUp('ABORTED');
  const call: PendingCall = {
    succeed: (data) => {
      if (end()) settle(undefined, data);
    },
    fail: (code, failure) => {
      if (end()) settle(new BridgeError(code, command, call.via, failure));
    },
  };
  const timer =
    timeoutMs === undefined ? timeoutMs : setTimeout(giveUp, Math.min(timeoutMs, longestTimer), 'TIMEOUT' as const);
  calls.set(id, call);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  return call;
}
