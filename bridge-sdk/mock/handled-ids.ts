/** How many ids of a page load are remembered: a duplicate arrives soon after its original. */
const most = 1000;

/** Recognises a request that was delivered twice. */
export interface HandledIds {
  /** True for the first request with an id, among the last thousand. */
  readonly isNew: (id: string) => boolean;
  readonly forget: () => void;
}

export function createHandledIds(): HandledIds {
  const handled = new Set<string>();
  return {
    isNew(id) {
      if (handled.has(id)) return false;
      handled.add(id);
      for (const oldest of handled) {
        if (handled.size <= most) break;
        handled.delete(oldest);
      }
      return true;
    },
    forget: () => handled.clear(),
  };
}
