import { requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type {
  RevokeContext,
  RevokeEvent,
  RevokeInput,
  RevokeMode,
  RevokeReply,
  RevokeRequest,
  RevokeDraft,
} from './types.ts';
import { changedDraft, missingOf, requestOf, hashOf, initialDraft } from './draft.ts';

export const revokeMachine = setup({
  types: {
    context: {} as RevokeContext,
    events: {} as RevokeEvent,
    input: {} as RevokeInput,
    tags: {} as 'busy' | 'sending',
  },
  actors: {
    loadModes: unprovidedActor<readonly RevokeMode[], { orderNo: string }>('loadModes'),
    createKey: unprovidedActor<string>('createKey'),
    submit: unprovidedActor<RevokeReply, RevokeRequest>('submit'),
  },
  actions: {
    persistRevokeKey: unprovidedAction('persistRevokeKey'),
    orderChanged: unprovidedAction('orderChanged'),
    setModes: assign(({ context }, { modes }: { modes: readonly RevokeMode[] }) => ({
      modes,
      draft: initialDraft(context, modes),
    })),
    change: assign(({ context }, { change }: { change: Partial<RevokeDraft> }) => ({
      draft: changedDraft(context, change),
    })),
    setReply: assign((_, { reply }: { reply: RevokeReply }): Partial<RevokeContext> =>
      reply.kind === 'done' ? { receipt: reply.receipt } : { problem: reply.problem },
    ),
    clearProblem: assign({ problem: null }),
    setRevokeKey: assign({
      revokeKey: ({ context }, { key }: { key: string }) => ({ key, hash: hashOf(context.draft) }),
    }),
    clearRevokeKey: assign({ revokeKey: null }),
  },
  guards: {
    hasModes: (_, { modes }: { modes: readonly RevokeMode[] }) => modes.length > 0,
    hasAllItNeeds: ({ context }) => missingOf(context).length === 0,
    hasKeyOfDraft: ({ context }) => context.revokeKey?.hash === hashOf(context.draft),
    isOtherDraft: ({ context }, { change }: { change: Partial<RevokeDraft> }) =>
      hashOf(changedDraft(context, change)) !== hashOf(context.draft),
    isDone: (_, { reply }: { reply: RevokeReply }) => reply.kind === 'done',
    isStale: (_, { reply }: { reply: RevokeReply }) => reply.kind === 'moved',
  },
  delays: { readTimeout: 10_000, requestTimeout },
}).createMachine({
  id: 'revoke',
  options: { maxIterations: 1_000 },
  description:
    'Taking an order back: cancelling it, or withdrawing from it. The server says what can be done; nothing is done twice.',
  context: ({ input }) => ({ ...input, modes: [], draft: null, problem: null, receipt: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Asking the server how this order can be taken back now.',
      tags: 'busy',
      invoke: {
        src: 'loadModes',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: [
          {
            guard: { type: 'hasModes', params: ({ event }) => ({ modes: event.output }) },
            target: 'choosing',
            actions: { type: 'setModes', params: ({ event }) => ({ modes: event.output }) },
            description: 'There is a way.',
          },
          {
            target: 'impossible',
            actions: { type: 'setModes', params: ({ event }) => ({ modes: event.output }) },
            description: 'It is too late.',
          },
        ],
        onError: { target: 'readFailed', description: 'The server cannot be asked.' },
      },
      after: { readTimeout: { target: 'readFailed', description: 'No answer.' } },
    },
    readFailed: {
      description: 'Nobody knows what can be done.',
      on: { 'revoke.retry': { target: 'loading', description: 'The shopper asks again.' } },
    },
    impossible: {
      description: 'The order can not be taken back any more; the page says why, and what can be done instead.',
      on: { 'revoke.retry': { target: 'loading', description: 'The shopper asks again.' } },
    },
    choosing: {
      description: 'What is taken back, and why. A refusal stands beside it.',
      on: {
        'revoke.choose': {
          actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
          description: 'Way, lines, reason, words.',
        },
        'revoke.ask': {
          guard: 'hasAllItNeeds',
          target: 'confirming',
          actions: 'clearProblem',
          description: 'The shopper wants it and nothing is missing; we ask once more.',
        },
      },
    },
    confirming: {
      description: 'Asked once more, with two answers of one size.',
      meta: { req: ['S2.dialogs.04'] },
      on: {
        'revoke.confirm': { target: 'creatingKey', description: 'Yes.' },
        'revoke.back': { target: 'choosing', description: 'No.' },
      },
    },
    creatingKey: {
      description: 'The request gets its key, once.',
      tags: ['busy', 'sending'],
      always: {
        guard: 'hasKeyOfDraft',
        target: 'submitting',
        description: 'A try before this one, or before a reload, has made the key.',
      },
      invoke: {
        src: 'createKey',
        onDone: {
          target: 'submitting',
          actions: [{ type: 'setRevokeKey', params: ({ event }) => ({ key: event.output }) }, 'persistRevokeKey'],
          description: 'Kept before anything is sent.',
        },
        onError: { target: 'choosing', description: 'Without a key nothing is sent.' },
      },
    },
    submitting: {
      description: 'The request is with the server, under its key.',
      tags: ['busy', 'sending'],
      invoke: {
        src: 'submit',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ reply: event.output }) },
            target: 'done',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearRevokeKey',
              'persistRevokeKey',
              'orderChanged',
            ],
            description: 'The server has confirmed it.',
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ reply: event.output }) },
            target: 'loading',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearRevokeKey',
              'persistRevokeKey',
              'orderChanged',
            ],
            description: 'The order has moved on meanwhile: what can be done now?',
          },
          {
            target: 'choosing',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearRevokeKey',
              'persistRevokeKey',
            ],
            description: 'Refused; the reason is on screen.',
          },
        ],
        onError: { target: 'outcomeUnknown', description: 'Nobody knows whether it was done.' },
      },
      after: { requestTimeout: { target: 'outcomeUnknown', description: 'No answer.' } },
    },
    outcomeUnknown: {
      description: 'It may be done. Asking again under the same key cannot do it twice.',
      on: {
        'revoke.confirm': { target: 'submitting', description: 'The same request again.' },
        'revoke.choose': [
          {
            guard: { type: 'isOtherDraft', params: ({ event }) => ({ change: event.change }) },
            target: 'choosing',
            actions: { type: 'change', params: ({ event }) => ({ change: event.change }) },
            description: 'The shopper would rather have something else; it gets a key of its own.',
          },
          { description: 'Exactly the same request.' },
        ],
        'revoke.back': { target: 'choosing', description: 'The shopper looks at it again.' },
      },
    },
    done: { description: 'Taken back, or the request for it is on its way.', type: 'final' },
  },
});
