import type { ReactNode } from 'react';
import { useHydrationGate, useIsOpen, useWanted, Waiting } from './waiting.tsx';
import * as styles from './late-section.css.ts';

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
  const gate = useHydrationGate();
  const isOpen = useIsOpen(gate);
  const watch = useWanted(gate);
  return (
    <div ref={watch} className={isOpen ? styles.section : styles.waiting[height]}>
      <Waiting gate={gate}>{children}</Waiting>
    </div>
  );
}
