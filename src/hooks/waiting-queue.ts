/** Work for something that arrives later, such as the machines or code that loads after the first paint. */
export interface WaitingQueue<T> {
  /** Runs the work at once when it has arrived, and otherwise in the order in which it was given. */
  readonly run: (work: (arrived: T) => void) => void;
  readonly open: (arrived: T) => void;
  /** What arrived is gone; work waits again. */
  readonly close: () => void;
}

export function createWaitingQueue<T>(): WaitingQueue<T> {
  const waiting: ((arrived: T) => void)[] = [];
  let current: { readonly value: T } | undefined;
  return {
    run: (work) => {
      if (current) work(current.value);
      else waiting.push(work);
    },
    open: (value) => {
      current = { value };
      for (const work of waiting.splice(0)) work(value);
    },
    close: () => {
      current = undefined;
    },
  };
}
