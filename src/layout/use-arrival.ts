import { useEffect } from 'react';
import { useActors } from '../actors/hooks.ts';

/** Remembers whether a page of this document was shown before: the first one is where the browser put the focus. */
const arrivals = { count: 0 };

/**
 * After a change of page: to the top, and the focus to the heading, so that readers hear where they are, or
 * to what the page marks with `data-arrival`: a search box wants to be typed into.
 */
export function useArrival(shown: boolean): void {
  const actors = useActors();
  useEffect(() => {
    if (!shown || !actors) return;
    arrivals.count += 1;
    if (arrivals.count === 1) return;
    if (!actors.cameBack()) window.scrollTo({ top: 0, behavior: 'instant' });
    return whenThere(focusStart);
  }, [shown, actors]);
}

/** @returns whether the page had a start to focus */
function focusStart(): boolean {
  const marked = document.querySelector<HTMLElement>('main [data-arrival]');
  const heading = document.querySelector<HTMLElement>('main h1');
  if (heading) heading.tabIndex = -1;
  const start = marked ?? heading;
  start?.focus({ preventScroll: true });
  return start !== null;
}

/** A heading may come with the data of its page. Who has moved the focus meanwhile keeps it. */
function whenThere(work: () => boolean): (() => void) | undefined {
  if (work()) return undefined;
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const now = document.activeElement;
    const hasMoved = now !== before && now !== document.body;
    if (hasMoved || work()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
