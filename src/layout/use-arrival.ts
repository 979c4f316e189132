import { useEffect } from 'react';
import { useWithActors } from '../actors/use-actors.ts';

/** Remember whether a page of this document came before: with the first one the browser has put view and focus. */
const entries = { count: 0 };
const arrivals = { count: 0 };

/** After a change of page: to the top at once, be the page here, on its way or lost. */
export function useStartAtTop(): void {
  const withActors = useWithActors();
  useEffect(() => {
    let isGone = false;
    withActors(({ cameBack }) => {
      if (isGone) return;
      entries.count += 1;
      if (entries.count > 1 && !cameBack()) window.scrollTo({ top: 0, behavior: 'instant' });
    });
    return () => {
      isGone = true;
    };
  }, [withActors]);
}

/**
 * When the page is here: the focus to the heading, so that readers hear where they are, or to what the page marks with
 * `data-arrival`: a search box wants to be typed into.
 */
export function useArrival(shown: boolean): void {
  const withActors = useWithActors();
  useEffect(() => {
    if (!shown) return;
    let leave: (() => void) | undefined;
    let isGone = false;
    withActors(() => {
      if (isGone) return;
      arrivals.count += 1;
      if (arrivals.count > 1) leave = whenThere(focusStart);
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [shown, withActors]);
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
