import { tokenRecordOf, type TokenRecord } from './token-record.ts';

/** Where the record lies. */
export const vaultPlace = { database: 'lampyris', store: 'tokens', key: 'current' } as const;

/**
 * The tokens as all tabs see them. localStorage gives no order between processes: a tab that re-read it under a lock was
 * measured to refresh twice and be logged out. IndexedDB does, so the truth lives there and localStorage only mirrors it.
 */
export interface TokenVault {
  read(): Promise<TokenRecord | undefined>;
  write(record: TokenRecord | undefined): Promise<void>;
  /**
   * Runs alone among all tabs; where the browser has no locks it simply runs, and the server's grace helps.
   * @param task what nobody else does meanwhile; other tasks go on
   */
  alone<T>(task: 'token-refresh' | 'cart-merge', work: () => Promise<T>): Promise<T>;
}

/** As much of the browser's LockManager as one refresh needs. */
interface Locks {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

export function createTokenVault(browser: {
  /** Throws where the browser blocks storage. */
  readonly indexedDB?: () => IDBFactory | undefined;
  readonly locks?: Locks | undefined;
}): TokenVault {
  let memory: TokenRecord | undefined;

  const withStore = async <T>(mode: IDBTransactionMode, ask: (tokens: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const databases = browser.indexedDB?.();
    if (!databases) throw new Error('This browser has no IndexedDB');
    return withTokens(databases, mode, ask);
  };

  return {
    async read() {
      try {
        return tokenRecordOf(await withStore<unknown>('readonly', (tokens) => tokens.get(vaultPlace.key)));
      } catch {
        // Private windows of some browsers have no database, others block it: this tab coordinates with itself alone.
        return memory;
      }
    },
    async write(record) {
      memory = record;
      try {
        await withStore('readwrite', (tokens): IDBRequest =>
          record ? tokens.put(record, vaultPlace.key) : tokens.delete(vaultPlace.key),
        );
      } catch {
        // As above: the memory of this tab holds it.
        return;
      }
    },
    async alone(task, work) {
      if (!browser.locks) return work();
      const entered = { yet: false };
      try {
        return await browser.locks.request(task, () => {
          entered.yet = true;
          return work();
        });
      } catch (error) {
        if (entered.yet) throw error;
        // Whoever blocks storage is refused locks as well.
        return work();
      }
    },
  };
}

/** The vault of this browser. */
export const openTokenVault = (): TokenVault =>
  createTokenVault({ indexedDB: () => window.indexedDB, locks: navigator.locks });

/** Asks the store of the record one thing. Rejects where the browser blocks it. */
export async function withTokens<T>(
  databases: IDBFactory,
  mode: IDBTransactionMode,
  ask: (tokens: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = databases.open(vaultPlace.database, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(vaultPlace.store);
  };
  const database = await settled(opening);
  try {
    return await settled(ask(database.transaction(vaultPlace.store, mode).objectStore(vaultPlace.store)));
  } finally {
    database.close();
  }
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(request.error ?? new Error('The database request failed'));
    };
  });
}
