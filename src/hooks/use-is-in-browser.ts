import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server, and while its markup is taken over. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
