import { useCallback, useEffect, useRef } from 'react';

/**
 * Moves the focus once what was pressed is gone with what it did.
 * @returns takes how to find the next place: it is looked for after each render until it is there
 */
export function useFocusAfter(): (find: () => HTMLElement | null | undefined) => void {
  const finder = useRef<() => HTMLElement | null | undefined>(undefined);
  useEffect(() => {
    const found = finder.current?.();
    if (!found) return;
    finder.current = undefined;
    found.focus();
  });
  return useCallback((find) => {
    finder.current = find;
  }, []);
}
