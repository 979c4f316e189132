/** What is asked of the native shell, or of the browser where there is none. */
export interface HostCall {
  /** Given by whoever calls, once per call. */
  readonly id: string;
  readonly command: string;
  readonly params: unknown;
  /** Milliseconds to wait for an answer; 0 waits as long as the person in front of the shell needs. */
  readonly timeout: number;
}

export interface BridgeCallInput {
  readonly call: HostCall;
}

/** How a call ended. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly result: unknown }
  /** The shell refused, or nobody can do it. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'timedOut' }
  /** Whoever called does not want it any more. */
  | { readonly kind: 'withdrawn' };

export interface BridgeCallContext extends BridgeCallInput {
  readonly outcome: CallOutcome | null;
}

export interface BridgeCallEvent {
  readonly type: 'call.withdraw';
}

/** What the bridge hears, once for every call. */
export interface CallSettled {
  readonly type: 'call.settled';
  readonly id: string;
  readonly outcome: CallOutcome;
}

export interface BridgeCallDependencies {
  /** Does what is asked and gives the answer. The signal means that nobody waits any more. */
  readonly executeCall: (call: HostCall, signal: AbortSignal) => Promise<unknown>;
}
