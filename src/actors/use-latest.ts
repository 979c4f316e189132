import { useCallback, useEffect, useRef } from 'react';

/** One function for all renders that does what the last render gave: for actors, which outlive many. */
export function useLatest<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
