/** How many calls of a page are remembered: a message that is doubled on its way comes again soon. */
const most = 1000;

/** Tells a call from a message of it that came twice. */
export interface KnownIds {
  /** True once for every id; among the last thousand. */
  readonly isNew: (id: string) => boolean;
  readonly forget: () => void;
}

export function createKnownIds(): KnownIds {
  const known = new Set<string>();
  return {
    isNew(id) {
      if (known.has(id)) return false;
      known.add(id);
      for (const oldest of known) {
        if (known.size <= most) break;
        known.delete(oldest);
      }
      return true;
    },
    forget: () => known.clear(),
  };
}
