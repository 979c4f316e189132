import { useEffect, useRef } from 'react';

/**
 * A button may take the page to another tab and go with what it stood in: the heading has its focus then, also where a dialog
 * is still closing. A link of a tab stays and keeps it.
 */
export function useFocusKept(tab: string): void {
  const shown = useRef(tab);
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (document.activeElement instanceof HTMLAnchorElement) return;
    document.querySelector<HTMLElement>('main h1')?.focus();
  }, [tab]);
}
