import { useRef, useState } from 'react';
import { useFollowUp } from '#src/hooks/use-follow-up.ts';

/**
 * The query of a list with what was pressed since: it shows at once, the address and all that reads it follow. Presses
 * that come before the address has followed count on each other.
 */
export function useWantedQuery(query: URLSearchParams, onChange: (query: URLSearchParams) => void) {
  const [wanted, setWanted] = useState({ from: query, query });
  const latest = useRef(wanted);
  const follow = useFollowUp(onChange);
  const isOpen = (each: typeof wanted) => each.from === query;

  const change = (changed: (before: URLSearchParams) => URLSearchParams) => {
    const next = { from: query, query: changed(isOpen(latest.current) ? latest.current.query : query) };
    latest.current = next;
    setWanted(next);
    follow(next.query);
  };
  return [isOpen(wanted) ? wanted.query : query, change] as const;
}
