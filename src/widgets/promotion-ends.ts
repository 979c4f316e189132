import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAppContext } from '../actors/app-context.ts';
import { serverNow } from '../api/browser-shop.ts';

/** A browser counts no further in one go; what ends later is looked for again then. ms */
const longestWait = 86_400_000;
/** Browsers that show the same promotion do not ask in the same moment. ms */
const spread = 2_000;

const ends = new WeakMap<object, readonly number[]>();

/** When the promotions end that an answer tells of, epoch ms. */
function endsIn(answer: unknown): readonly number[] {
  if (typeof answer !== 'object' || answer === null) return [];
  const found =
    ends.get(answer) ??
    Object.entries(answer).flatMap(([name, part]) => {
      const isEnd = name === 'promotion' && typeof part === 'object' && part !== null && 'endTime' in part;
      return isEnd ? [Number(part.endTime)] : endsIn(part);
    });
  ends.set(answer, found);
  return found;
}

/**
 * What is on screen is asked for again when a promotion ends that it tells of: once, at that moment of the shop's clock.
 * @param now epoch ms on the server's clock
 * @param chance 0 to 1: how much of a moment later
 * @returns ends the watch
 */
export function watchPromotionEnds(data: QueryClient, now: () => number, chance: () => number): () => void {
  const cache = data.getQueryCache();
  const later = chance() * spread;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the ends that a wait is for, the next; 0 while there is none. */
  let next = 0;
  const onScreen = () => cache.findAll({ type: 'active' });
  const look = () => {
    const coming = onScreen()
      .flatMap(({ state }) => endsIn(state.data))
      .filter((end) => end + later > now());
    const first = coming.length === 0 ? 0 : Math.min(...coming);
    if (first === next) return;
    next = first;
    clearTimeout(timer);
    if (first > 0) timer = setTimeout(ring, Math.min(longestWait, first + later - now()));
  };
  const ring = () => {
    const over = next;
    next = 0;
    if (over + later <= now())
      void data.invalidateQueries({
        predicate: (query) => query.isActive() && endsIn(query.state.data).some((end) => end === over),
      });
    look();
  };
  look();
  const stop = cache.subscribe(look);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Watches for as long as a page shows what asks for it. */
export function usePromotionEnds(): void {
  const { data } = useAppContext();
  useEffect(() => watchPromotionEnds(data, serverNow, Math.random), [data]);
}
