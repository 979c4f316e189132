import type { Identity, SessionContext } from './types.ts';

export const guestIdentity = { token: null, accountId: null, savvyUser: false, refresh: null };

export function identityOf({ token, accountId, savvyUser, refresh }: SessionContext): Identity | null {
  return token === null ? null : { token, accountId, savvyUser, refresh };
}

/** The stored token is the refresh token while some tab exchanges it; that is not a new identity. */
export function isInExchange(identity: Identity): boolean {
  return identity.token === identity.refresh?.refreshToken;
}
