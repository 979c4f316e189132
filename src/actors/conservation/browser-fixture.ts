import type { TokenRecord } from '../../storage/token-record.ts';
import type { TokenVault } from '../../storage/token-vault.ts';
import type { TabMessage } from '../../storage/tabs.ts';

interface Write {
  readonly key: string;
  readonly text: string | null;
  /** Counts up in the whole browser. */
  readonly order: number;
}

/** News on its way to a tab. What was written and what was said keep their order, and overtake each other. */
export type News = Write | { readonly message: TabMessage };

/**
 * The storage of a browser as each tab sees it: the last write of all stays, in whatever order the tabs learn of them.
 */
export function createStorage() {
  const writes = { count: 0 };
  return (start: Iterable<readonly [string, string]>, notify: (news: Write) => void) => {
    const values = new Map(start);
    const newest = new Map<string, number>();
    const put = (write: Write) => {
      if (write.order < (newest.get(write.key) ?? 0)) return;
      newest.set(write.key, write.order);
      if (write.text === null) values.delete(write.key);
      else values.set(write.key, write.text);
    };
    const write = (key: string, text: string | null) => {
      const own = { key, text, order: (writes.count += 1) };
      put(own);
      notify(own);
    };
    const area: Storage = {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      clear: () => values.clear(),
      getItem: (key) => values.get(key) ?? null,
      setItem: write,
      removeItem: (key) => write(key, null),
    };
    return { area, values, hear: put };
  };
}

interface Turn {
  readonly tab: object;
  readonly begin: () => void;
  isBegun: boolean;
}

/** The locks of a browser; those of a tab that closes are free. */
export function createLocks() {
  const queues = new Map<string, Turn[]>();
  const next = (task: string) => queueMicrotask(() => queues.get(task)?.[0]?.begin());
  const leave = (task: string, turn: Turn) => {
    const queue = queues.get(task) ?? [];
    const isFirst = queue[0] === turn;
    queues.set(
      task,
      queue.filter((one) => one !== turn),
    );
    if (isFirst) next(task);
  };
  return {
    request: <T>(tab: object, task: string, work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        const turn: Turn = {
          tab,
          isBegun: false,
          begin: () => {
            if (turn.isBegun) return;
            turn.isBegun = true;
            work()
              .then(resolve, reject)
              .finally(() => leave(task, turn));
          },
        };
        const queue = queues.get(task) ?? [];
        queues.set(task, [...queue, turn]);
        if (queue.length === 0) next(task);
      }),
    free(tab: object) {
      for (const [task, queue] of queues) {
        const wasFirst = queue[0]?.tab === tab;
        queues.set(
          task,
          queue.filter((turn) => turn.tab !== tab),
        );
        if (wasFirst) next(task);
      }
    },
  };
}

/** The database of the tokens, which all tabs see in one order. */
export function createVaults(locks: ReturnType<typeof createLocks>) {
  let record: TokenRecord | undefined;
  return {
    record: () => record,
    of: (tab: object, isOpen: () => boolean): TokenVault => ({
      read: () => Promise.resolve(record),
      write: (tokens) => {
        if (isOpen()) record = tokens;
        return Promise.resolve();
      },
      alone: (task, work) => locks.request(tab, task, work),
    }),
  };
}
