import { useLayoutEffect, useSyncExternalStore } from 'react';
import { store } from '#src/storage/browser-store.ts';
import { stored } from '#src/storage/keys.ts';
import { accessKeyOf, keepAccessKey } from '#src/storage/orders.ts';
import { usePlace } from '#src/hooks/use-place.ts';

/** Goes into a header: nothing but what our keys are made of. */
const keyPattern = /^[\w.-]{20,200}$/;

const follow = (changed: () => void) => store.subscribe(stored.guestOrders, changed);

/**
 * The key that opens this order without an account. One that came with a mailed link is kept in the browser and taken
 * out of the address at once, so that it is not shared with it.
 */
export function useOrderAccess(orderNo: string): string | undefined {
  const { query } = usePlace();
  const keyInLink = query.get('accessKey');
  const arrived = keyInLink !== null && keyPattern.test(keyInLink) ? keyInLink : undefined;
  const storedKey = useSyncExternalStore(
    follow,
    () => accessKeyOf(store, orderNo),
    () => undefined,
  );

  useLayoutEffect(() => {
    if (keyInLink === null) return;
    if (arrived !== undefined) keepAccessKey(store, orderNo, arrived);
    const bare = new URL(window.location.href);
    bare.searchParams.delete('accessKey');
    window.history.replaceState(window.history.state, '', bare);
  }, [keyInLink, arrived, orderNo]);

  return arrived ?? storedKey;
}
