import { useCallback } from 'react';
import type { components } from '#openapi/types.ts';
import { useWithActors } from '../use-actors.ts';

type AuthTokens = components['schemas']['AuthTokens'];

/** Takes the tokens of a log-in or a new account: the session opens, and the guest's cart is merged once. */
export function useLogIn(): (tokens: AuthTokens) => void {
  const withActors = useWithActors();
  return useCallback(
    ({ token, accountId, savvyUser, refreshToken, refreshTokenExpireTime }) => {
      const refresh = { refreshToken, refreshExpireTime: refreshTokenExpireTime };
      const identity = { token, accountId, savvyUser, refresh };
      withActors(({ session }) => session.send({ type: 'session.loggedIn', identity }));
    },
    [withActors],
  );
}
