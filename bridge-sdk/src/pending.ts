import { BridgeError, type Failure, type Via } from './errors.ts';
import type { ErrorCode } from './generated/types.ts';

/** One call on its way. It ends once; whatever comes later finds nobody. */
export interface PendingCall {
  /** Undefined until somebody was asked; from then on nobody else may be. */
  via?: Via;
  readonly succeed: (data: unknown) => void;
  readonly fail: (code: ErrorCode, failure?: Failure) => void;
}

export interface NewCall {
  readonly id: unknown;
  readonly command: string;
  /** Undefined waits for a person. */
  readonly timeoutMs: number | undefined;
  readonly signal: AbortSignal | undefined;
  /** Told once how the call ended. */
  readonly settle: (error: BridgeError | undefined, data?: unknown) => void;
  /** The caller gave up what the host may still be doing. */
  readonly onGivenUp?: () => void;
}

/** `setTimeout` fires at once for anything longer. */
const longestTimer = 2 ** 31 - 1;

/** Opens a call among the others. It ends by an answer, its time-out or its signal, whichever is first. */
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
