import type { Site } from '#rules/markets.ts';
import { markFollowed } from '../storage/marks.ts';
import type { Store } from '../storage/store.ts';

/**
 * Keeps with a product the mark of the row in which its card was pressed, the link or the plus.
 * @returns ends it
 */
export function keepRecommendedPresses(store: Store, site: Site): () => void {
  const running = new AbortController();
  const keepMark = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const mark = target.closest<HTMLElement>('[data-recommended]')?.dataset['recommended'];
    const link = mark && target.closest('article')?.querySelector<HTMLAnchorElement>('a[href]');
    const spu = link && new URL(link.href).searchParams.get('spu');
    if (mark && spu) markFollowed(store, site, spu, mark);
  };
  // Before the card itself hears of it: its plus adds at once.
  const options = { capture: true, signal: running.signal };
  for (const press of ['click', 'auxclick']) document.addEventListener(press, keepMark, options);
  return () => running.abort();
}
