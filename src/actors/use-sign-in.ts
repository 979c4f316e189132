import { useCallback } from 'react';
import type { components } from '#openapi/types.ts';
import { useTell } from './hooks.ts';

type AuthTokens = components['schemas']['AuthTokens'];

/** Takes the tokens of a log-in or a new account: the session opens, and the guest's cart is merged once. */
export function useSignIn(): (tokens: AuthTokens) => void {
  const tell = useTell();
  return useCallback(
    ({ token, accountId, savvyUser, refreshToken, refreshTokenExpireTime }) => {
      const refresh = { refreshToken, refreshExpireTime: refreshTokenExpireTime };
      const identity = { token, accountId, savvyUser, refresh };
      tell(({ session }) => session.send({ type: 'session.signedIn', identity }));
    },
    [tell],
  );
}
