/** What is asked of the native shell. */
export interface HostCall {
  /** Given by whoever calls, once per call; the shell answers under it. */
  readonly id: string;
  readonly command: string;
  readonly params: unknown;
}

export interface BridgeCallInput {
  readonly call: HostCall;
  /** Milliseconds to wait for an answer; 0 waits as long as the person in front of the shell needs. */
  readonly timeout: number;
}

/** How a call ended. */
export type CallOutcome =
  | { readonly kind: 'answered'; readonly result: unknown }
  /** The shell refused, or the call never left. */
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'timedOut' }
  /** No shell: the page did what it could instead. */
  | { readonly kind: 'fellBack' }
  /** No shell, and nothing takes its place. */
  | { readonly kind: 'unsupported' };

export interface BridgeCallContext extends BridgeCallInput {
  readonly outcome: CallOutcome | null;
}

export type BridgeCallEvent =
  | { readonly type: 'call.answered'; readonly result: unknown }
  | { readonly type: 'call.refused'; readonly reason: string };

/** What the bridge hears, once for every call. */
export interface CallSettled {
  readonly type: 'call.settled';
  readonly id: string;
  readonly outcome: CallOutcome;
}

export interface BridgeCallDependencies {
  /** Hands the call to the shell. The answer comes back as an event, perhaps before this returns. */
  readonly postToHost: (call: HostCall) => void;
}
