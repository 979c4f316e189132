import { useEffect, useEffectEvent } from 'react';
import { closedByBack } from '../../foundations/closed-by-back.ts';

/** Back closes what is open, as `close` does. */
export function useClosedByBack(open: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    const isOpen = new AbortController();
    closedByBack(() => closeNow(), isOpen.signal);
    return () => isOpen.abort();
  }, [open]);
}
