/** Documents kept for a while, the least recently asked going first when there is no room. */
export interface PageCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, size: number): void;
}

export function createPageCache<Value>(limits: {
  readonly lifetime: number;
  readonly totalSize: number;
  readonly now: () => number;
}): PageCache<Value> {
  const entries = new Map<string, { value: Value; size: number; until: number }>();
  let total = 0;

  const drop = (key: string) => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.until <= limits.now()) {
        total -= entry.size;
        return undefined;
      }
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, size) {
      drop(key);
      entries.set(key, { value, size, until: limits.now() + limits.lifetime });
      total += size;
      for (const oldest of entries.keys()) {
        if (total <= limits.totalSize) break;
        drop(oldest);
      }
    },
  };
}
