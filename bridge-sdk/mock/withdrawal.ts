/** Whether a caller still waits. The signal is created only for a handler that reads it: most reply at once. */
export interface Withdrawal {
  /** The id of the request. */
  readonly id: string;
  readonly signal: AbortSignal;
  readonly isWithdrawn: () => boolean;
  readonly withdraw: () => void;
}

export function createWithdrawal(id: string): Withdrawal {
  let controller: AbortController | undefined;
  let isWithdrawn = false;
  return {
    id,
    get signal() {
      controller ??= new AbortController();
      if (isWithdrawn) controller.abort();
      return controller.signal;
    },
    isWithdrawn: () => isWithdrawn,
    withdraw() {
      isWithdrawn = true;
      controller?.abort();
    },
  };
}
