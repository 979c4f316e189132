import { assign, raise, sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import type { TokenPair } from '../token-refresh/types.ts';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { isInExchange, nobody } from './identity.ts';
import type { Identity, SessionContext, SessionEvent, SessionNews } from './types.ts';

export const sessionSetup = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as 'busy' },
  actors: {
    readIdentity: unprovidedActor<Identity | null>('readIdentity'),
    signOut: unprovidedActor<void, { token: string }>('signOut'),
  },
  actions: {
    persistIdentity: unprovidedAction('persistIdentity'),
    askToLogin: unprovidedAction('askToLogin'),
    takeIdentity: assign((_, { identity }: { identity: Identity | null }) => identity ?? nobody),
    takeHostToken: assign((_, params: { token: string | null; accountId: string | null }) => ({
      ...nobody,
      ...params,
    })),
    takeTokens: assign((_, { token, refresh }: TokenPair) => ({ token, refresh })),
    dropIdentity: assign(nobody),
    rememberReturn: assign({ returnTo: (_, { path }: { path: string }) => path }),
    clearReturn: assign({ returnTo: null }),
    publishIdentity: raise((_, { identity }: { identity: Identity | null }) => ({
      type: 'session.identityRead' as const,
      identity,
    })),
    publishUnknown: raise({ type: 'session.identityUnknown' }),
    tellOpened: sendTo(actorNamed('app'), ({ context: { token, refresh } }): SessionNews => ({
      type: 'session.opened',
      token: token ?? '',
      refresh,
    })),
    tellClosed: sendTo(actorNamed('app'), (): SessionNews => ({ type: 'session.closed' })),
    askRenewal: sendTo(actorNamed('app'), (): SessionNews => ({ type: 'session.renewalWanted' })),
  },
  guards: {
    isNewIdentity: ({ context }, { identity }: { identity: Identity | null }) =>
      identity !== null && identity.token !== context.token && !isInExchange(identity),
    isIdentityGone: ({ context }, { identity }: { identity: Identity | null }) =>
      identity === null && context.token !== null,
    isNobody: (_, { identity }: { identity: Identity | null }) => identity === null || isInExchange(identity),
    isNewToken: ({ context }, { token }: { token: string | null }) => token !== null && token !== context.token,
    isTokenGone: ({ context }, { token }: { token: string | null }) => token === null && context.token !== null,
    isNoToken: (_, { token }: { token: string | null }) => token === null,
    isCurrentToken: ({ context }, { token }: { token: string }) => token === context.token,
  },
  delays: { identityTimeout: 2_000, recoveryTimeout: 20_000, signOutTimeout: 5_000 },
});
