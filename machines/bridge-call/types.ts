/** A command for the native host, or for its stand-in in a browser. */
export interface HostCall {
  /** Unique among the calls of a page. */
  readonly id: string;
  readonly command: string;
  readonly params: unknown;
  /** Milliseconds to wait for an answer; 0 waits as long as the person in front of the host needs. */
  readonly timeout: number;
  /** The machines pass it on and never call it, so that a call is recorded in one place only: the context of bridgeHost. */
  readonly caller: HostCaller;
}

/** The side of a call that waits for its end. */
export interface HostCaller {
  readonly execute: (signal: AbortSignal) => Promise<unknown>;
  /** Called once, whatever became of the call. */
  readonly settle: (outcome: CallOutcome) => void;
}

export interface BridgeCallInput {
  readonly call: HostCall;
}

/** How a call ended. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly result: unknown }
  /** The host refused, or has no such command. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'timedOut' }
  /** The caller aborted it. */
  | { readonly kind: 'withdrawn' };

export interface BridgeCallContext extends BridgeCallInput {
  readonly outcome: CallOutcome | null;
}

export interface BridgeCallEvent {
  readonly type: 'call.withdraw';
}

/** Sent to bridgeHost once for every call. */
export interface CallSettled {
  readonly type: 'call.settled';
  readonly id: string;
  readonly outcome: CallOutcome;
}

export interface BridgeCallDependencies {
  /** Resolves with the answer. The signal aborts when nothing waits for it any more. */
  readonly executeCall: (call: HostCall, signal: AbortSignal) => Promise<unknown>;
}
