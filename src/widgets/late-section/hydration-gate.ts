/** What keeps the hydration of one section back until it is wanted. */
export interface HydrationGate {
  /** For React's `use`: fulfilled, and known to be so without a wait, from the moment the gate opens. */
  readonly opened: Promise<void>;
  readonly isOpen: () => boolean;
  readonly open: () => void;
  readonly subscribe: (changed: () => void) => () => void;
}

export function createHydrationGate(isOpenAtFirst: boolean): HydrationGate {
  const listeners = new Set<() => void>();
  const settle: { now?: () => void } = {};
  const opened = Object.assign(
    new Promise<void>((resolve) => {
      settle.now = resolve;
    }),
    // React reads these: an event that opens the gate is answered in the same task.
    { status: 'pending', value: undefined },
  );
  const open = () => {
    if (opened.status === 'fulfilled') return;
    opened.status = 'fulfilled';
    settle.now?.();
    for (const changed of listeners) changed();
  };
  if (isOpenAtFirst) open();
  return {
    opened,
    isOpen: () => opened.status === 'fulfilled',
    open,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}
