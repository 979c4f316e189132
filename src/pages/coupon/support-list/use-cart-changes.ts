import { useEffect, useEffectEvent, useRef } from 'react';
import { selectIsBeingWritten } from '#machines/cart/selectors.ts';
import { useCartCount } from '#src/actors/use-actors.ts';
import { useMachineValue } from '#src/actors/use-machines.ts';

/**
 * Calls back when the member's cart has changed: the server has what was done here, or another device has changed the
 * count. The first count that comes is no change.
 */
export function useCartChanges(onChange: () => void): void {
  const count = useCartCount();
  const isWriting = useMachineValue('cart', selectIsBeingWritten, false);
  const before = useRef({ count, isWriting });
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const { count: countBefore, isWriting: wasWriting } = before.current;
    before.current = { count, isWriting };
    if (isWriting) return;
    if (wasWriting || (countBefore > 0 && count !== countBefore)) notify();
  }, [count, isWriting]);
}
