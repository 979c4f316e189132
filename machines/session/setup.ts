import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import type { TokenPair } from '../token-refresh/types.ts';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { isInExchange, guestIdentity } from './identity.ts';
import type { Identity, SessionContext, SessionEvent, SessionNotification } from './types.ts';

export const sessionSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'busy' },
  actors: {
    readIdentity: unprovidedActor<Identity | null>('readIdentity'),
    logOut: unprovidedActor<void, { token: string }>('logOut'),
  },
  actions: {
    persistIdentity: unprovidedAction('persistIdentity'),
    forgetIdentity: unprovidedAction('forgetIdentity'),
    requestLogin: unprovidedAction('requestLogin'),
    setIdentity: assign((_, { identity }: { identity: Identity | null }) => identity ?? guestIdentity),
    setHostToken: assign((_, params: { token: string | null; accountId: string | null }) => ({
      ...guestIdentity,
      ...params,
    })),
    setTokens: assign((_, { token, refresh }: TokenPair) => ({ token, refresh })),
    renewTokens: assign(({ context }, { identity }: { identity: Identity | null }) =>
      identity?.accountId === context.accountId ? { token: identity.token, refresh: identity.refresh } : {},
    ),
    clearIdentity: assign(guestIdentity),
    setReturnTo: assign({ returnTo: (_, { path }: { path: string }) => path }),
    clearReturnTo: assign({ returnTo: null }),
    raiseIdentityRead: raise((_, { identity }: { identity: Identity | null }) => ({
      type: 'session.identityRead' as const,
      identity,
    })),
    raiseIdentityUnknown: raise({ type: 'session.identityUnknown' }),
    notifyOpened: sendTo(actorNamed('app'), ({ context: { accountId, token, refresh } }): SessionNotification => ({
      type: 'session.opened',
      accountId,
      token: token ?? '',
      refresh,
    })),
    notifyClosed: sendTo(actorNamed('app'), (): SessionNotification => ({ type: 'session.closed' })),
    closeOther: enqueueActions(({ context, enqueue }, { accountId }: { accountId: string | null }) => {
      if (context.token === null || context.accountId === accountId) return;
      enqueue.sendTo(actorNamed('app'), (): SessionNotification => ({ type: 'session.closed' }));
    }),
    notifyRenewalRequested: sendTo(actorNamed('app'), (): SessionNotification => ({
      type: 'session.renewalRequested',
    })),
  },
  guards: {
    isNewIdentity: ({ context }, { identity }: { identity: Identity | null }) =>
      identity !== null && identity.token !== context.token && !isInExchange(identity),
    isIdentityRemoved: ({ context }, { identity }: { identity: Identity | null }) =>
      identity === null && context.token !== null,
    isGuest: (_, { identity }: { identity: Identity | null }) => identity === null || isInExchange(identity),
    isNewToken: ({ context }, { token }: { token: string | null }) => token !== null && token !== context.token,
    isTokenRemoved: ({ context }, { token }: { token: string | null }) => token === null && context.token !== null,
    isNoToken: (_, { token }: { token: string | null }) => token === null,
    isCurrentToken: ({ context }, { token }: { token: string }) => token === context.token,
  },
  delays: { identityTimeout: 2_000, lateIdentityTimeout: 58_000, recoveryTimeout: 20_000, logOutTimeout: 5_000 },
});
