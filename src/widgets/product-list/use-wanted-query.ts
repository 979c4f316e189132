import { useRef, useState } from 'react';
import { useFollowUp } from '#src/hooks/use-follow-up.ts';

/**
 * The query of a list with what was pressed since: it shows at once, the address and all that reads it follow. Presses
 * that come before the address has followed count on each other.
 */
export function useWantedQuery(query: URLSearchParams, onChange: (query: URLSearchParams) => void) {
  const [latest, setLatest] = useState({ from: query, query });
  const latestRef = useRef(latest);
  const follow = useFollowUp(onChange);
  const isOpen = (each: typeof latest) => each.from === query;

  const change = (changed: (before: URLSearchParams) => URLSearchParams) => {
    const next = { from: query, query: changed(isOpen(latestRef.current) ? latestRef.current.query : query) };
    latestRef.current = next;
    setLatest(next);
    follow(next.query);
  };
  return [isOpen(latest) ? latest.query : query, change] as const;
}
