import { useLayoutEffect, useSyncExternalStore } from 'react';
import { store } from '#src/storage/browser-store.ts';
import { isTicketKey, ticketKey } from '#src/storage/ticket-drafts.ts';

const follow = (changed: () => void) => store.subscribe(ticketKey, changed);

/**
 * The key that opens a guest's tickets; empty without one. It comes in the fragment of a mailed link, is kept in the browser, and
 * leaves the address at once.
 */
export function useTicketKey(): string {
  const storedKey = useSyncExternalStore(
    follow,
    () => store.read(ticketKey),
    () => '',
  );
  useLayoutEffect(() => {
    const arrived = new URLSearchParams(window.location.hash.slice(1)).get('key');
    if (arrived === null) return;
    if (isTicketKey(arrived)) store.write(ticketKey, arrived);
    const bare = new URL(window.location.href);
    bare.hash = '';
    window.history.replaceState(window.history.state, '', bare);
  }, []);
  return storedKey;
}
