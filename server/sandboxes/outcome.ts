/**
 * A call to an outside company that brought no answer to act on.
 * - `unavailable`: no usable reply after all retries; the act may or may not have happened: ask again with the same key
 * - `timeout`: as `unavailable`, the last try ran out of time
 * - `invalid`: our request or their reply is malformed; retrying cannot help
 */
export type CallFailure = {
  readonly kind: 'unavailable' | 'timeout' | 'invalid';
  readonly code: string;
  readonly message: string;
};

export type Outcome<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

/** Why a webhook is not believed. `stale` = signed correctly but outside the tolerance: a replay, or a clock that is wrong. */
export type Refusal = { readonly reason: 'unsigned' | 'forged' | 'stale' | 'malformed' };
