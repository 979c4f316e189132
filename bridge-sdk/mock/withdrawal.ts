/** Whether somebody still waits. The signal is made only for a command that asks for it: most answer at once. */
export interface Withdrawal {
  /** As the page named the call. */
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
