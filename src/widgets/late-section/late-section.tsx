import { Suspense, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useHydrated } from '../../hooks/use-actor-value.ts';
import { createHydrationGate, type HydrationGate } from './hydration-gate.ts';
import { whenWanted } from './wanted-sections.ts';
import * as styles from './late-section.css.ts';

const isClosed = () => false;

export interface LateSectionProps {
  /** Of the place that it takes until it is near. */
  readonly height: keyof typeof styles.waiting;
  readonly children: ReactNode;
}

/**
 * A section below the first view. The server renders it whole; in the browser it stays the server's markup until it
 * comes near the view or somebody presses, types into or focuses it. After a change of page it renders at once.
 * Its children keep their identity while nothing of them changes: new ones end the wait. What they show comes in their
 * properties: a query of their own could have forgotten, by the time they are wanted, what the server rendered.
 */
export function LateSection({ height, children }: LateSectionProps) {
  const isHydrated = useHydrated();
  const [gate] = useState(() => createHydrationGate(isHydrated || !('IntersectionObserver' in globalThis)));
  const isOpen = useSyncExternalStore(gate.subscribe, gate.isOpen, isClosed);
  // React would render a section in the browser anew that gets other children before it is hydrated.
  const [first] = useState(children);
  useEffect(() => {
    if (children !== first) gate.open();
  }, [children, first, gate]);
  const shown = isOpen ? children : first;
  const section = useMemo(
    () => (
      <Suspense fallback={null}>
        <Wanted gate={gate}>{shown}</Wanted>
      </Suspense>
    ),
    [gate, shown],
  );
  const watch = useCallback(
    (element: Element | null) => (element && !gate.isOpen() ? whenWanted(element, gate.open) : undefined),
    [gate],
  );
  return (
    <div ref={watch} className={isOpen ? styles.section : styles.waiting[height]}>
      {section}
    </div>
  );
}

function Wanted({ gate, children }: { gate: HydrationGate; children: ReactNode }) {
  use(gate.opened);
  return children;
}
