import type { MachineModel } from '../verify/model.ts';
import { sessionMachine } from './machine.ts';
import type { Identity } from './types.ts';

const ada: Identity = {
  token: 'ada',
  accountId: '01HADA',
  savvyUser: true,
  refresh: { refreshToken: 'ada refresh', refreshExpireTime: 2e12 },
};
const bob: Identity = { token: 'bob', accountId: null, savvyUser: false, refresh: null };
const inExchange: Identity = { ...ada, token: 'ada refresh' };

const noTokenYet = 'there is no token that could have been refused';
const leavingAnyway = 'the shopper is leaving anyway';
const notAsked = 'no log-in is open';
const alreadyMember = 'a member needs no log-in';
const notWaiting = 'only a session in recovery waits for it';
const noMember = 'tokens of somebody who left meanwhile';

export const sessionModel: MachineModel<typeof sessionMachine> = {
  machine: sessionMachine,
  inputs: [undefined],
  samples: {
    'session.signedIn': [{ type: 'session.signedIn', identity: ada }],
    'session.signOut': [{ type: 'session.signOut' }],
    'host.tokenReceived': [
      { type: 'host.tokenReceived', token: 'bob', accountId: null },
      { type: 'host.tokenReceived', token: null, accountId: null },
    ],
    'api.unauthorized': [
      { type: 'api.unauthorized', token: 'ada', path: '/order/list' },
      { type: 'api.unauthorized', token: 'stale', path: '/order/list' },
    ],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
    'storage.changed': [{ type: 'storage.changed' }],
    'login.request': [{ type: 'login.request', path: '/account/my-center' }],
    'login.abandoned': [{ type: 'login.abandoned' }],
    'token.renewed': [{ type: 'token.renewed', token: 'ada', refresh: ada.refresh }],
    'token.notRenewed': [{ type: 'token.notRenewed' }],
    'session.identityRead': [],
    'session.identityUnknown': [],
  },
  replies: { readIdentity: [ada, bob, null, inExchange], signOut: [undefined] },
  abstraction: ({ context }) => context,
  invariants: {
    'a guest has no token, a member has one': (s) => s.matches({ holder: 'member' }) === (s.context.token !== null),
    'a refresh token belongs to a member': ({ context }) => context.refresh === null || context.token !== null,
    'a refresh token in exchange is never taken for the token': ({ context }) => context.token !== 'ada refresh',
    'an open log-in knows where to return': (s) =>
      !s.matches({ holder: { guest: 'awaitingLogin' } }) || s.context.returnTo !== null,
  },
  steps: {
    'a refusal asks nobody to log in before one renewal was tried': ({ event, actions }) =>
      event.type !== 'api.unauthorized' || !actions.includes('askToLogin'),
    'one renewal is asked for per refused token': ({ before, actions }) =>
      !actions.includes('send session.renewalWanted') || before.matches({ holder: { member: 'settled' } }),
    'the root hears when a session opens or closes': ({ before, after, actions }) => {
      const opened = after.context.token !== null && before.context.token === null;
      const closed = after.context.token === null && before.context.token !== null;
      return (
        (!opened || actions.includes('send session.opened')) &&
        actions.filter((name) => name === 'send session.closed').length === (closed ? 1 : 0)
      );
    },
    'the loss of the token is persisted unless another tab did it': ({ before, event, after, actions }) =>
      before.context.token === null ||
      after.context.token !== null ||
      event.type.startsWith('xstate.done.actor.0.session.reading') ||
      actions.includes('persistIdentity'),
  },
  ignored: {
    'session.signOut': { 'holder.resolving': 'nobody is known yet', 'holder.guest': 'nobody is signed in' },
    'api.unauthorized': {
      'holder.resolving': noTokenYet,
      'holder.guest': noTokenYet,
      'holder.member.recovering': 'the one renewal is under way',
      'holder.member.leaving': leavingAnyway,
    },
    'page.becameVisible': { 'reading.asking': 'the question is open already' },
    'login.request': {
      'holder.resolving': 'the page waits until it is known who is here',
      'holder.member': alreadyMember,
    },
    'login.abandoned': {
      'holder.resolving': notAsked,
      'holder.guest.browsing': notAsked,
      'holder.member': alreadyMember,
    },
    'token.renewed': { 'holder.resolving': noMember, 'holder.guest': noMember },
    'token.notRenewed': {
      'holder.resolving': notWaiting,
      'holder.guest': notWaiting,
      'holder.member.settled': notWaiting,
      'holder.member.leaving': leavingAnyway,
    },
  },
};
