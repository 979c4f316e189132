/**
 * Runs in the page before the shop: what the shop believes to be its database is localStorage from then on, and tabs hear
 * of a new token by its storage event alone. The lock, the steps under it and all else stay as they are.
 */
export function useLocalStorageAsDatabase(): void {
  Reflect.deleteProperty(window, 'BroadcastChannel');
  const key = 'database';
  const answered = (result: unknown) => {
    const request: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const tokens = {
    get: () => answered(JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined),
    put: (record: unknown) => answered(localStorage.setItem(key, JSON.stringify(record))),
    delete: () => answered(localStorage.removeItem(key)),
  };
  const database = { transaction: () => ({ objectStore: () => tokens }), close: () => undefined };
  Object.defineProperty(window, 'indexedDB', { value: { open: () => answered(database) } });
}
