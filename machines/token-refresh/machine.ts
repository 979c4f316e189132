import { requestTimeout } from '#rules/limits.ts';
import { refreshBand, type RefreshBand } from '#rules/tokens.ts';
import { assign, sendTo, setup } from 'xstate';
import { actorNamed } from '../actor-named.ts';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type {
  RefreshReply,
  RefreshRequest,
  TokenPair,
  TokenRefreshAnswer,
  TokenRefreshContext,
  TokenRefreshEvent,
} from './types.ts';

/** Smaller instants are seconds or nonsense; acting on them would refresh at random. */
const earliestExpireTime = 1e12;

function bandOf({ token, refresh, now }: TokenRefreshContext): RefreshBand {
  if (token === null || refresh === null || refresh.refreshExpireTime < earliestExpireTime) return 'lapsed';
  return refreshBand(refresh.refreshExpireTime, now);
}

function requestOf({ accountId, token, refresh }: TokenRefreshContext): RefreshRequest {
  return { accountId, refreshToken: refresh?.refreshToken ?? '', bearer: token ?? '' };
}

export const tokenRefreshMachine = setup({
  types: { context: {} as TokenRefreshContext, events: {} as TokenRefreshEvent, tags: {} as 'busy' },
  actors: {
    readClock: unprovidedActor<number>('readClock'),
    refreshToken: unprovidedActor<RefreshReply, RefreshRequest>('refreshToken'),
  },
  actions: {
    persistTokens: unprovidedAction('persistTokens'),
    setTokens: assign((_, { accountId, token, refresh }: TokenPair & Pick<TokenRefreshContext, 'accountId'>) => ({
      accountId,
      token,
      refresh,
      previousToken: null,
    })),
    clearTokens: assign({ accountId: null, token: null, refresh: null, previousToken: null }),
    setNow: assign({ now: (_, { now }: { now: number }) => now }),
    useRefreshToken: assign(({ context }) => ({
      previousToken: context.token,
      token: context.refresh?.refreshToken ?? context.token,
    })),
    storeReply: assign((_, { reply }: { reply: RefreshReply }) => ({
      token: reply.token,
      refresh: { refreshToken: reply.refreshToken, refreshExpireTime: reply.refreshTokenExpireTime },
      previousToken: null,
    })),
    restoreToken: assign(({ context }) => ({ token: context.previousToken, previousToken: null })),
    notifyRenewed: sendTo(actorNamed('app'), ({ context: { token, refresh } }): TokenRefreshAnswer => ({
      type: 'token.renewed',
      token: token ?? '',
      refresh,
    })),
    notifyRenewalFailed: sendTo(actorNamed('app'), (): TokenRefreshAnswer => ({ type: 'token.renewalFailed' })),
  },
  guards: {
    isRenewable: ({ context }) => bandOf(context) === 'renew',
    isExchangeable: ({ context }) => bandOf(context) === 'exchange',
  },
  delays: { requestTimeout, recheckInterval: 24 * 3_600_000 },
}).createMachine({
  id: 'tokenRefresh',
  options: { maxIterations: 1_000 },
  description: 'Keeps the tokens of a member young, by the four bands of the remaining life of the refresh token.',
  context: { accountId: null, token: null, previousToken: null, refresh: null, now: 0 },
  initial: 'empty',
  on: {
    'token.received': {
      target: '.readingClock',
      actions: {
        type: 'setTokens',
        params: ({ event: { accountId, token, refresh } }) => ({ accountId, token, refresh }),
      },
      description: 'A member arrived with these tokens, from here or from another tab.',
      meta: { req: ['S4.refresh.09'] },
    },
    'token.cleared': {
      target: '.empty',
      actions: 'clearTokens',
      description: 'The member left; a reply under way is not wanted any more.',
    },
  },
  states: {
    empty: {
      description: 'Nobody is signed in.',
      on: { 'token.recover': { actions: 'notifyRenewalFailed', description: 'There is nothing to refresh with.' } },
    },
    readingClock: {
      description: 'Reading the clock.',
      tags: 'busy',
      invoke: {
        src: 'readClock',
        onDone: {
          target: 'deciding',
          actions: { type: 'setNow', params: ({ event }) => ({ now: event.output }) },
          description: 'The time is known.',
        },
        onError: { target: 'resting.failed', description: 'Without a clock the band is unknown.' },
      },
    },
    deciding: {
      description: 'In which band is the refresh token?',
      always: [
        {
          guard: 'isRenewable',
          target: 'renewing',
          description: '150 to 160 days left: refresh while the access token works.',
          meta: { req: ['S4.refresh.02'] },
        },
        {
          guard: 'isExchangeable',
          target: 'exchanging',
          description: '104,544,000 ms to 150 days left: the access token has expired.',
          meta: { req: ['S4.refresh.03'] },
        },
        {
          target: 'resting',
          actions: 'notifyRenewalFailed',
          description: 'Fresh or lapsed: no request.',
          meta: { req: ['S4.refresh.01', 'S4.refresh.04'] },
        },
      ],
    },
    renewing: {
      description: 'Refreshing with the access token as bearer.',
      tags: 'busy',
      invoke: {
        src: 'refreshToken',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'storeReply', params: ({ event }) => ({ reply: event.output }) },
            'persistTokens',
            'notifyRenewed',
          ],
          description: 'A new pair.',
        },
        onError: {
          target: 'resting.failed',
          description: 'Silent for the shopper; the next look tries again.',
          meta: { req: ['S4.refresh.05'] },
        },
      },
      after: { requestTimeout: { target: 'resting.failed', description: 'No answer.' } },
    },
    exchanging: {
      description: 'The refresh token is the stored token and the bearer of its own refresh; every other call waits.',
      meta: { req: ['S4.refresh.06'] },
      tags: 'busy',
      entry: ['useRefreshToken', 'persistTokens'],
      invoke: {
        src: 'refreshToken',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'resting',
          actions: [
            { type: 'storeReply', params: ({ event }) => ({ reply: event.output }) },
            'persistTokens',
            'notifyRenewed',
          ],
          description: 'A new pair.',
        },
        onError: {
          target: 'resting.failed',
          actions: ['restoreToken', 'persistTokens'],
          description: 'The token from before comes back, so that the refresh token is never used for anything else.',
          meta: { req: ['S4.refresh.05', 'S4.refresh.07'] },
        },
      },
      after: {
        requestTimeout: {
          target: 'resting.failed',
          actions: ['restoreToken', 'persistTokens'],
          description: 'No answer; the token from before comes back.',
        },
      },
    },
    resting: {
      description: 'Nothing to do until the next look.',
      initial: 'idle',
      states: {
        idle: { description: 'The last look left the tokens as they should be.' },
        failed: {
          description: 'The last look failed; the shopper is told nothing.',
          meta: { req: ['S4.refresh.05'] },
          entry: 'notifyRenewalFailed',
        },
      },
      after: {
        recheckInterval: {
          target: 'readingClock',
          description: 'A look a day while the page stays open.',
          meta: { req: ['S4.refresh.09'] },
        },
      },
      on: {
        'token.check': {
          target: 'readingClock',
          description: 'The page became visible.',
          meta: { req: ['S4.refresh.09'] },
        },
        'token.recover': { target: 'readingClock', description: 'The server refused the token: one try to renew it.' },
      },
    },
  },
});
