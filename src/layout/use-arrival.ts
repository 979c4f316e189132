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
    const start = document.querySelector<HTMLElement>('main [data-arrival]');
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    (start ?? heading)?.focus({ preventScroll: true });
  }, [shown, actors]);
}
