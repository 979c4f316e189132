import type { MachineModel } from '../verify/model.ts';
import { guestIdentity } from './identity.ts';
import { sessionMachine } from './machine.ts';
import type { Identity, SessionContext } from './types.ts';

type Holder = Omit<SessionContext, 'returnTo'>;

function isSameHolder(one: Holder, other: Holder): boolean {
  return (
    one.token === other.token &&
    one.accountId === other.accountId &&
    one.savvyUser === other.savvyUser &&
    one.refresh === other.refresh
  );
}

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
    'session.loggedIn': [{ type: 'session.loggedIn', identity: ada }],
    'session.logOut': [{ type: 'session.logOut' }],
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
    'token.renewalFailed': [{ type: 'token.renewalFailed' }],
    'session.identityRead': [],
    'session.identityUnknown': [],
  },
  replies: { readIdentity: [ada, bob, null, inExchange], logOut: [undefined] },
  abstraction: ({ context }) => context,
  invariants: {
    'a guest has no token, a member has one': (s) => s.matches({ holder: 'member' }) === (s.context.token !== null),
    'a way back is remembered exactly while a log-in or a renewal may lead to it': (s) =>
      (s.context.returnTo !== null) ===
      (s.matches({ holder: { guest: 'awaitingLogin' } }) || s.matches({ holder: { member: 'recovering' } })),
    'nothing of a member stays with a guest': (s) => s.context.token !== null || isSameHolder(s.context, guestIdentity),
    'a refresh token belongs to a member': ({ context }) => context.refresh === null || context.token !== null,
    'a refresh token in exchange is never taken for the token': ({ context }) => context.token !== 'ada refresh',
    'an open log-in knows where to return': (s) =>
      !s.matches({ holder: { guest: 'awaitingLogin' } }) || s.context.returnTo !== null,
  },
  steps: {
    'what is stored is who is here': ({ after, effects }) =>
      effects.every(({ name, context }) => name !== 'persistIdentity' || isSameHolder(context, after.context)),
    'a log-in is asked for with the way back': ({ after, effects }) =>
      effects.every(({ name, context }) => name !== 'requestLogin' || context.returnTo === after.context.returnTo),
    'whoever comes is here with all that is known of them': ({ event, after: { context } }) =>
      event.type !== 'session.loggedIn' || isSameHolder(context, Object(Reflect.get(event, 'identity'))),
    'an answer from before a log-in, or from before the host spoke, is not waited for': ({ before, event, actions }) =>
      !before.matches({ reading: 'asking' }) ||
      !['session.loggedIn', 'host.tokenReceived'].includes(event.type) ||
      actions.includes('start readIdentity'),
    'storage is read when another tab wrote it and when the page comes back': ({ before, event, actions }) =>
      !(
        event.type === 'storage.changed' ||
        (event.type === 'page.becameVisible' && before.matches({ reading: 'idle' }))
      ) || actions.includes('start readIdentity'),
    'one answer, or its absence, ends the reading and the not knowing; a late one is waited for as a guest': ({
      event,
      after,
    }) =>
      !event.type.includes('session.reading.asking') ||
      event.type.includes('lateIdentityTimeout') ||
      (after.matches({ reading: event.type.includes('identityTimeout') ? { asking: 'late' } : 'idle' }) &&
        !after.matches({ holder: 'resolving' })),
    'a reading that is never answered ends': ({ event, after }) =>
      !event.type.includes('lateIdentityTimeout') || after.matches({ reading: 'idle' }),
    'whoever signs in here is the member, and is persisted': ({ event, after, actions }) =>
      event.type !== 'session.loggedIn' || (after.context.token === ada.token && actions.includes('persistIdentity')),
    'a sign-out ends as a guest, whatever another tab or the host brings meanwhile': ({ before, event, after }) =>
      !before.matches({ holder: { member: 'loggingOut' } }) ||
      event.type === 'session.loggedIn' ||
      after.matches({ holder: 'guest' }) ||
      (after.matches({ holder: { member: 'loggingOut' } }) && after.context.accountId === before.context.accountId),
    'the host has the last word about the token of whoever stays': ({ before, event, after }) =>
      before.matches({ holder: { member: 'loggingOut' } }) ||
      event.type !== 'host.tokenReceived' ||
      !('token' in event) ||
      (after.context.token === event.token && !after.matches({ holder: 'resolving' })),
    'a log-in that is asked for opens, and knows the way back': ({ before, event, after, actions }) =>
      event.type !== 'login.request' ||
      !before.matches({ holder: 'guest' }) ||
      !('path' in event) ||
      (after.matches({ holder: { guest: 'awaitingLogin' } }) &&
        after.context.returnTo === event.path &&
        actions.includes('requestLogin')),
    'a log-in that is abandoned leaves the shopper browsing': ({ before, event, after }) =>
      event.type !== 'login.abandoned' ||
      !before.matches({ holder: { guest: 'awaitingLogin' } }) ||
      after.matches({ holder: { guest: 'browsing' } }),
    'a renewed token is taken by whoever is a member': ({ before, event, after }) =>
      event.type !== 'token.renewed' ||
      !('token' in event) ||
      !before.matches({ holder: 'member' }) ||
      (after.context.token === event.token && after.matches({ holder: 'member' })),
    'a token that the server refused is renewed once': ({ before, event, actions }) =>
      !before.matches({ holder: { member: 'settled' } }) ||
      event.type !== 'api.unauthorized' ||
      !('token' in event) ||
      actions.includes('send session.renewalRequested') === (event.token === before.context.token),
    'a session that could not be renewed ends at the log-in': ({ before, event, after, actions }) =>
      !before.matches({ holder: { member: 'recovering' } }) ||
      !(event.type === 'token.renewalFailed' || event.type.includes('recoveryTimeout')) ||
      (after.matches({ holder: { guest: 'awaitingLogin' } }) && actions.includes('requestLogin')),
    'a refusal asks nobody to log in before one renewal was tried': ({ event, actions }) =>
      event.type !== 'api.unauthorized' || !actions.includes('requestLogin'),
    'one renewal is asked for per refused token': ({ before, actions }) =>
      !actions.includes('send session.renewalRequested') || before.matches({ holder: { member: 'settled' } }),
    'the root is notified when a session opens or closes; of another member, that one closed and one opened': ({
      before,
      after,
      actions,
    }) => {
      const isOther = before.context.accountId !== after.context.accountId;
      const opened = after.context.token !== null && (before.context.token === null || isOther);
      const closed = before.context.token !== null && (after.context.token === null || isOther);
      return (
        (!opened || actions.includes('send session.opened')) &&
        actions.filter((name) => name === 'send session.closed').length === (closed ? 1 : 0) &&
        (!(opened && closed) || actions.indexOf('send session.closed') < actions.indexOf('send session.opened'))
      );
    },
    'a sign-out is stored as it begins, and never again: somebody may have come in another tab meanwhile': ({
      before,
      event,
      after,
      actions,
    }) =>
      actions.includes('forgetIdentity') ===
        (event.type === 'session.logOut' && before.matches({ holder: 'member' })) &&
      (!before.matches({ holder: { member: 'loggingOut' } }) ||
        after.context.token !== null ||
        actions.includes('persistIdentity') === (event.type === 'host.tokenReceived')),
    'a sign-out waits for the server though the storage knows nobody any more': ({ before, event, after }) =>
      !before.matches({ holder: { member: 'loggingOut' } }) ||
      !event.type.includes('session.reading') ||
      after.matches({ holder: { member: 'loggingOut' } }),
    'the loss of the token is persisted unless another tab or the beginning of the sign-out did it': ({
      before,
      event,
      after,
      actions,
    }) =>
      before.context.token === null ||
      after.context.token !== null ||
      event.type.startsWith('xstate.done.actor.0.session.reading') ||
      before.matches({ holder: { member: 'loggingOut' } }) ||
      actions.includes('persistIdentity'),
  },
  isPinned: true,
  equivalent: {
    'session.holder --session.identityRead[0]--> session.holder.member: after the next':
      'at most one of the two guards is open',
    'session.holder --host.tokenReceived[0]--> session.holder.member: after the next':
      'at most one of the two guards is open',
  },
  ignored: {
    'session.logOut': { 'holder.resolving': 'nobody is known yet', 'holder.guest': 'nobody is signed in' },
    'api.unauthorized': {
      'holder.resolving': noTokenYet,
      'holder.guest': noTokenYet,
      'holder.member.recovering': 'the one renewal is under way',
      'holder.member.loggingOut': leavingAnyway,
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
    'token.renewalFailed': {
      'holder.resolving': notWaiting,
      'holder.guest': notWaiting,
      'holder.member.settled': notWaiting,
      'holder.member.loggingOut': leavingAnyway,
    },
  },
};
