import { useEffect } from 'react';
import { useActors } from '../actors/use-actors.ts';

/** Remember whether a page of this document came before: with the first one the browser has put view and focus. */
const entries = { count: 0 };
const arrivals = { count: 0 };

/** After a change of page: to the top at once, be the page here, on its way or lost. */
export function useStartAtTop(): void {
  const actors = useActors();
  useEffect(() => {
    if (!actors) return;
    entries.count += 1;
    if (entries.count > 1 && !actors.cameBack()) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [actors]);
}

/**
 * When the page is here: the focus to the heading, so that readers hear where they are, or to what the page marks with
 * `data-arrival`: a search box wants to be typed into.
 */
export function useArrival(shown: boolean): void {
  const actors = useActors();
  useEffect(() => {
    if (!shown || !actors) return;
    arrivals.count += 1;
    if (arrivals.count === 1) return;
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
