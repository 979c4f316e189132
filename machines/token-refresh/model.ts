import { refreshBand } from '#rules/tokens.ts';
import type { MachineModel } from '../verify/model.ts';
import { tokenRefreshMachine } from './machine.ts';

const expireTime = 2e12;
const clocks = [13_824_000_000, 12_960_000_000, 104_544_000, 104_543_999].map((remaining) => expireTime - remaining);
const joined = 'the look under way answers for it';

export const tokenRefreshModel: MachineModel<typeof tokenRefreshMachine> = {
  machine: tokenRefreshMachine,
  inputs: [undefined],
  samples: {
    'token.received': [
      {
        type: 'token.received',
        accountId: '01HADA',
        token: 'access',
        refresh: { refreshToken: 'refresh', refreshExpireTime: expireTime },
      },
      { type: 'token.received', accountId: null, token: 'host', refresh: null },
      {
        type: 'token.received',
        accountId: '01HADA',
        token: 'odd',
        refresh: { refreshToken: 'odd refresh', refreshExpireTime: 2e9 },
      },
    ],
    'token.cleared': [{ type: 'token.cleared' }],
    'token.check': [{ type: 'token.check' }],
    'token.recover': [{ type: 'token.recover' }],
  },
  replies: {
    readClock: clocks,
    refreshToken: [{ token: 'new access', refreshToken: 'new refresh', refreshTokenExpireTime: expireTime + 1 }],
  },
  abstraction: ({ context }) => context,
  invariants: {
    'the refresh token is the stored token only while it is exchanged': (s) =>
      s.context.refresh === null || (s.context.token === s.context.refresh.refreshToken) === s.matches('exchanging'),
    'the token from before is kept only while exchanging': (s) =>
      (s.context.previousToken !== null) === s.matches('exchanging'),
    'nobody signed in means no token': (s) =>
      s.matches('empty') === (s.context.token === null) &&
      (!s.matches('empty') || (s.context.refresh === null && s.context.accountId === null)),
    'each band has its own state': (s) => {
      if (!s.matches('renewing') && !s.matches('exchanging')) return true;
      const band = refreshBand(s.context.refresh?.refreshExpireTime ?? 0, s.context.now);
      return s.matches(band === 'renew' ? 'renewing' : 'exchanging');
    },
  },
  steps: {
    'what is persisted is the pair that is held': ({ after, effects }) =>
      effects.every(
        ({ name, context }) =>
          name !== 'persistTokens' ||
          (context.token === after.context.token && context.refresh === after.context.refresh),
      ),
    'whoever asks for a look gets one': ({ before, event, actions }) =>
      !before.matches('resting') ||
      !['token.check', 'token.recover'].includes(event.type) ||
      actions.includes('start readClock'),
    'a request that has ended, in whatever way, is followed by rest': ({ before, event, after }) =>
      !(before.matches('renewing') || before.matches('exchanging')) ||
      !event.type.startsWith('xstate.') ||
      after.matches('resting'),
    'tokens are persisted whenever they change while a member is here': ({ before, after, actions }) =>
      before.context.token === after.context.token ||
      before.context.token === null ||
      after.context.token === null ||
      ['access', 'host', 'odd'].includes(after.context.token) ||
      actions.includes('persistTokens'),
    'a failure leaves the refresh data alone': ({ before, event, after }) =>
      !event.type.startsWith('xstate.error') || before.context.refresh === after.context.refresh,
    'with nobody signed in the answer comes at once': ({ before, event, actions }) =>
      !before.matches('empty') || event.type !== 'token.recover' || actions.includes('send token.renewalFailed'),
    'every look reads the clock': ({ before, after, actions }) =>
      !before.matches('resting') ||
      after.matches('resting') ||
      after.matches('empty') ||
      actions.includes('start readClock'),
    'every look ends with one answer': ({ before, after, actions }) =>
      !before.hasTag('busy') ||
      !after.matches('resting') ||
      actions.filter((name) => name.startsWith('send token.')).length === 1,
  },
  bounded: { readClock: 'it reads a local value' },
  isPinned: true,
  equivalent: {
    'tokenRefresh.deciding --always[0]--> tokenRefresh.renewing: after the next':
      'at most one of the two guards is open',
  },
  ignored: {
    'token.check': {
      empty: 'nobody is signed in',
      readingClock: joined,
      renewing: joined,
      exchanging: joined,
    },
    'token.recover': { readingClock: joined, renewing: joined, exchanging: joined },
  },
};
