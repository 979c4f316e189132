import { Suspense, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIsServed } from '../../hooks/use-actor-value.ts';
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts';
import { whenWanted } from './wanted-sections.ts';

const isClosed = () => false;

/** A gate that is open from the start after a change of page, and where the browser cannot say what is in view. */
export function useHydrationGate(): HydrationGate {
  const isServed = useIsServed();
  const [gate] = useState(() => createHydrationGate(!isServed || !('IntersectionObserver' in globalThis)));
  return gate;
}

/** Whether a gate is open; false while the markup of the server is taken over. */
export function useIsOpen(gate: HydrationGate): boolean {
  return useSyncExternalStore(gate.subscribe, gate.isOpen, isClosed);
}

/**
 * Opens a gate once what it stands before is wanted.
 * @param needsSign whether it waits for a sign of somebody in the first view, too
 * @returns the ref of the element around it
 */
export function useWanted(gate: HydrationGate, needsSign = false) {
  return useCallback(
    (element: Element | null) => (element && !gate.isOpen() ? whenWanted(element, gate.open, needsSign) : undefined),
    [gate, needsSign],
  );
}

/**
 * Stays the markup of the server until the gate opens. Its children keep their identity while nothing of them changes: new
 * ones open the gate.
 */
export function Waiting({ gate, children }: { readonly gate: HydrationGate; readonly children: ReactNode }) {
  const isOpen = useIsOpen(gate);
  // React would render children in the browser anew that change before they are hydrated.
  const [first] = useState(children);
  useEffect(() => {
    if (children !== first) gate.open();
  }, [children, first, gate]);
  const shown = isOpen ? children : first;
  return useMemo(
    () => (
      <Suspense fallback={null}>
        <Behind gate={gate}>{shown}</Behind>
      </Suspense>
    ),
    [gate, shown],
  );
}

function Behind({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  if (!gate.isOpen()) use(gate.opened);
  return children;
}
