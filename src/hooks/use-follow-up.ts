import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Does what a press leads to behind the render that shows the press, so that the press is answered in the next frame. The
 * last value given counts; none does when the component has gone meanwhile.
 */
export function useFollowUp<Value>(follow: (value: Value) => void): (value: Value) => void {
  const [latest, setLatest] = useState<{ readonly value: Value }>();
  const settled = useDeferredValue(latest);
  const done = useRef<typeof latest>(undefined);
  const followNow = useEffectEvent(follow);
  useEffect(() => {
    if (!settled || done.current === settled) return;
    done.current = settled;
    followNow(settled.value);
  }, [settled]);
  return (value) => setLatest({ value });
}
