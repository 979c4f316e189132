import { guestIdentity } from './identity.ts';
import { sessionSetup } from './setup.ts';

export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  options: { maxIterations: 1_000 },
  description: 'Who is here: a guest or a member. Keeps the token in step with storage, other tabs and the host.',
  type: 'parallel',
  context: { ...guestIdentity, returnTo: null },
  states: {
    reading: {
      description: 'Looking at storage, or asking the host, without disturbing whoever is here.',
      initial: 'asking',
      states: {
        asking: {
          description: 'Waiting for the identity.',
          tags: 'busy',
          invoke: {
            src: 'readIdentity',
            onDone: {
              target: 'idle',
              actions: { type: 'raiseIdentityRead', params: ({ event }) => ({ identity: event.output }) },
              description: 'Storage or host answered.',
            },
            onError: {
              target: 'idle',
              actions: 'raiseIdentityUnknown',
              description: 'It cannot be read; nothing changes.',
            },
          },
          initial: 'early',
          states: {
            early: {
              description: 'The page waits.',
              after: {
                identityTimeout: {
                  target: 'late',
                  actions: 'raiseIdentityUnknown',
                  description: 'No answer yet: a guest until it comes.',
                },
              },
            },
            late: {
              description: 'The page goes on; whoever is found comes in.',
              after: {
                lateIdentityTimeout: { target: '#session.reading.idle', description: 'No answer; nothing changes.' },
              },
            },
          },
          on: {
            'storage.changed': {
              target: 'asking',
              reenter: true,
              description: 'Another tab wrote meanwhile: read again.',
            },
            'session.loggedIn': {
              target: 'asking',
              reenter: true,
              description: 'An answer from before would sign the member out.',
            },
            'host.tokenReceived': {
              target: 'asking',
              reenter: true,
              description: 'An answer from before would undo what the host says now.',
            },
          },
        },
        idle: {
          description: 'Nothing to read.',
          on: {
            'page.becameVisible': { target: 'asking', description: 'Back in view.', meta: { req: ['S4.session.06'] } },
            'storage.changed': { target: 'asking', description: 'Another tab signed in or out.' },
          },
        },
      },
    },
    holder: {
      description: 'Guest or member.',
      initial: 'resolving',
      on: {
        'session.loggedIn': {
          target: '.member',
          actions: [
            { type: 'closeOther', params: ({ event }) => ({ accountId: event.identity.accountId }) },
            { type: 'setIdentity', params: ({ event }) => ({ identity: event.identity }) },
            'persistIdentity',
          ],
          description: 'The log-in page signed somebody in.',
        },
        'session.identityRead': [
          {
            guard: { type: 'isNewIdentity', params: ({ event }) => ({ identity: event.identity }) },
            target: '.member',
            actions: [
              { type: 'closeOther', params: ({ event }) => ({ accountId: event.identity?.accountId ?? null }) },
              { type: 'setIdentity', params: ({ event }) => ({ identity: event.identity }) },
            ],
            description: 'Another tab or the host signed somebody in, or renewed the token.',
          },
          {
            guard: { type: 'isIdentityRemoved', params: ({ event }) => ({ identity: event.identity }) },
            target: '.guest',
            actions: ['clearIdentity', 'notifyClosed'],
            description: 'Another tab signed out.',
          },
        ],
        'host.tokenReceived': [
          {
            guard: { type: 'isNewToken', params: ({ event }) => ({ token: event.token }) },
            target: '.member',
            actions: [
              { type: 'closeOther', params: ({ event }) => ({ accountId: event.accountId }) },
              { type: 'setHostToken', params: ({ event: { token, accountId } }) => ({ token, accountId }) },
              'persistIdentity',
            ],
            description: 'The host brings a token that differs from ours.',
            meta: { req: ['S4.session.05'] },
          },
          {
            guard: { type: 'isTokenRemoved', params: ({ event }) => ({ token: event.token }) },
            target: '.guest',
            actions: ['clearIdentity', 'persistIdentity', 'notifyClosed'],
            description: 'The host signed out.',
          },
        ],
      },
      states: {
        resolving: {
          description: 'Not yet known; the page shows what everybody may see.',
          on: {
            'session.identityRead': {
              guard: { type: 'isGuest', params: ({ event }) => ({ identity: event.identity }) },
              target: 'guest',
              description: 'Nobody is signed in.',
            },
            'session.identityUnknown': { target: 'guest', description: 'The identity is unknown; treated as a guest.' },
            'host.tokenReceived': {
              guard: { type: 'isNoToken', params: ({ event }) => ({ token: event.token }) },
              target: 'guest',
              description: 'The host says that nobody is signed in.',
            },
          },
        },
        guest: {
          description: 'No token; the cart lives in this browser.',
          meta: { req: ['S6.roles.01'] },
          initial: 'browsing',
          states: {
            browsing: {
              description: 'Shopping without an account; there is no way back to remember.',
              entry: 'clearReturnTo',
              on: {
                'login.request': {
                  target: 'awaitingLogin',
                  actions: [{ type: 'setReturnTo', params: ({ event }) => ({ path: event.path }) }, 'requestLogin'],
                  description: 'A page needs a member.',
                },
              },
            },
            awaitingLogin: {
              description: 'The log-in is open.',
              on: {
                'login.request': {
                  actions: [{ type: 'setReturnTo', params: ({ event }) => ({ path: event.path }) }, 'requestLogin'],
                  description: 'The shopper asks for it again, perhaps from elsewhere.',
                },
                'login.abandoned': {
                  target: 'browsing',
                  description: 'The shopper does not want to.',
                },
              },
            },
          },
        },
        member: {
          description: 'A token is held.',
          meta: { req: ['S6.roles.03'] },
          entry: 'notifyOpened',
          initial: 'settled',
          on: {
            'token.renewed': {
              actions: { type: 'setTokens', params: ({ event: { token, refresh } }) => ({ token, refresh }) },
              description: 'The pair was renewed in time.',
            },
            'session.logOut': { target: '.loggingOut', description: 'The shopper signs out.' },
          },
          states: {
            settled: {
              description: 'The token is believed to be good.',
              entry: 'clearReturnTo',
              on: {
                'api.unauthorized': {
                  guard: { type: 'isCurrentToken', params: ({ event }) => ({ token: event.token }) },
                  target: 'recovering',
                  actions: [
                    { type: 'setReturnTo', params: ({ event }) => ({ path: event.path }) },
                    'notifyRenewalRequested',
                  ],
                  description: 'The server refused our token: one try to renew it.',
                  meta: { req: ['S4.session.01'] },
                },
              },
            },
            recovering: {
              description: 'Waiting for the one try; further refusals change nothing.',
              tags: 'busy',
              meta: { req: ['S4.session.02'] },
              on: {
                'token.renewed': {
                  target: 'settled',
                  actions: { type: 'setTokens', params: ({ event: { token, refresh } }) => ({ token, refresh }) },
                  description: 'The session goes on.',
                },
                'token.renewalFailed': {
                  target: '#session.holder.guest.awaitingLogin',
                  actions: ['clearIdentity', 'persistIdentity', 'notifyClosed', 'requestLogin'],
                  description: 'The session is over; the cart of this browser stays.',
                  meta: { req: ['S4.session.01', 'S4.session.04'] },
                },
              },
              after: {
                recoveryTimeout: {
                  target: '#session.holder.guest.awaitingLogin',
                  actions: ['clearIdentity', 'persistIdentity', 'notifyClosed', 'requestLogin'],
                  description: 'The try takes too long; the session is over.',
                },
              },
            },
            loggingOut: {
              description:
                'Notifying the server; the shopper is logged out whatever it answers, and a page that is left meanwhile finds nobody.',
              entry: ['clearReturnTo', 'forgetIdentity'],
              tags: 'busy',
              on: {
                'session.identityRead': [
                  {
                    guard: { type: 'isNewIdentity', params: ({ event }) => ({ identity: event.identity }) },
                    actions: { type: 'renewTokens', params: ({ event }) => ({ identity: event.identity }) },
                    description: 'What another tab brings signs nobody in; a renewed token only goes with the member.',
                  },
                  { description: 'The storage knows nobody already; the server is still to hear of it.' },
                ],
                'host.tokenReceived': {
                  guard: { type: 'isNewToken', params: ({ event }) => ({ token: event.token }) },
                  description: 'Nor does what the host brings.',
                },
              },
              invoke: {
                src: 'logOut',
                input: ({ context }) => ({ token: context.token ?? '' }),
                onDone: {
                  target: '#session.holder.guest',
                  actions: ['clearIdentity', 'notifyClosed'],
                  description: 'Signed out.',
                },
                onError: {
                  target: '#session.holder.guest',
                  actions: ['clearIdentity', 'notifyClosed'],
                  description: 'Signed out here; the token dies by its age.',
                },
              },
              after: {
                logOutTimeout: {
                  target: '#session.holder.guest',
                  actions: ['clearIdentity', 'notifyClosed'],
                  description: 'Signed out here without waiting longer.',
                },
              },
            },
          },
        },
      },
    },
  },
});
