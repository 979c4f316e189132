import { useCallback, useEffect, useState } from 'react';
import { useIsServed } from '#src/hooks/use-actor-value.ts';
import { awaitsCode, releaseEarlyInput } from '#src/routing/pre-hydration-input.ts';

const waiting = { [awaitsCode]: '' };
const alive = {};

/**
 * Keeps what is pressed, chosen and typed in an element whose code is on its way, and does it once the code has come.
 * @returns the attributes of the element, and what its code calls when it answers
 */
export function useKeptInput() {
  const isServed = useIsServed();
  const [isHere, setHere] = useState(!isServed);
  // Not inside the effect: React cannot take over the pressed part of the page while it still runs effects.
  useEffect(() => {
    if (isHere) queueMicrotask(releaseEarlyInput);
  }, [isHere]);
  const onShown = useCallback(() => setHere(true), []);
  return { attributes: isHere ? alive : waiting, onShown };
}
