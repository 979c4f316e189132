import { useCallback, useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/** The heading of the page. */
export const pageTitle: Find = () => document.querySelector<HTMLElement>('main h1');

/** The place to go to as soon as what was pressed has left the page; undefined before. */
export const onceGone =
  (pressed: Element | null, place: Find): Find =>
  () =>
    pressed?.isConnected ? undefined : place();

/** What follows the items that are there now, as soon as more of them have come. */
export function nextOf(items: () => ArrayLike<HTMLElement> | undefined): Find {
  const count = items()?.length ?? 0;
  return () => items()?.[count];
}

/**
 * Moves the focus once what was pressed is gone with what it did.
 * @returns takes how to find the next place: it is looked for after each render until it is there
 */
export function useFocusAfter(): (find: Find) => void {
  const finder = useRef<Find>(undefined);
  useEffect(() => {
    const found = finder.current?.();
    if (!found) return;
    finder.current = undefined;
    if (found.tabIndex < 0) found.tabIndex = -1;
    found.focus();
  });
  return useCallback((find) => {
    finder.current = find;
  }, []);
}
