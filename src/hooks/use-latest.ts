import { useEffect, useRef } from 'react';

/** A function that does what the last render gave, whenever it was made: for actors, which outlive many renders. */
export function useLatest<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  return (...args) => latest.current(...args);
}
