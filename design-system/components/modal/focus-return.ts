import { useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened. Radix returns it only to its own trigger, and
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
