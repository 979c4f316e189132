import { useCallback } from 'react';
import { useWithActors } from '../use-actors.ts';

/** Opens the page of a provider: on top of this one in an app's own browser, in place of it in any other. */
export function usePaymentRedirect(): (url: string) => void {
  const withActors = useWithActors();
  return useCallback(
    (url) =>
      withActors(({ bridge }) => {
        const leave = () => window.location.assign(url);
        if (!bridge.isNative) return leave();
        // A silent app must not stand between a shopper and the bank.
        bridge.call('linkBrowser', { redirectUrl: url, type: 'payment' }, { fallback: false }).catch(leave);
      }),
    [withActors],
  );
}
