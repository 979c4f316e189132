import { useRef } from 'react';

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix returns it only to a trigger of its own, and
 * our dialogs are opened by state.
 */
export function useFocusReturn() {
  const before = useRef<HTMLElement>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current?.focus();
    },
  };
}
