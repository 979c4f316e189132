import { useCallback, useRef } from 'react';

/**
 * Keeps the last button that was pressed in a part of the page whose code is still on its way, and presses it again once
 * the part says that it is there. What the server rendered keeps its elements, so it is the same button.
 */
export function useHeldPress() {
  const isThere = useRef(false);
  const pressed = useRef<HTMLElement>(undefined);
  const watch = useCallback((part: HTMLElement | null) => {
    const hold = ({ target }: Event) => {
      if (isThere.current || !(target instanceof Element) || !part?.contains(target)) return;
      pressed.current = target.closest('button') ?? undefined;
    };
    // Ahead of React, which stops an event for what it has not hydrated.
    window.addEventListener('click', hold, true);
    return () => window.removeEventListener('click', hold, true);
  }, []);
  const release = useCallback(() => {
    isThere.current = true;
    const button = pressed.current;
    pressed.current = undefined;
    if (button?.isConnected) button.click();
  }, []);
  return { watch, release };
}
