import { requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import { complaintsOf, fittedDraft, hashOf, requestOf } from './draft.ts';
import type {
  WizardContext,
  WizardDraft,
  WizardEvent,
  WizardInput,
  WizardOffers,
  WizardReply,
  WizardRequest,
} from './types.ts';

export const rmaWizardMachine = setup({
  types: {
    context: {} as WizardContext,
    events: {} as WizardEvent,
    input: {} as WizardInput,
    tags: {} as 'busy',
  },
  actors: {
    createKey: unprovidedActor<string>('createKey'),
    submit: unprovidedActor<WizardReply, WizardRequest>('submit'),
  },
  actions: {
    persistWizardKey: unprovidedAction('persistWizardKey'),
    persistDraft: unprovidedAction('persistDraft'),
    forgetDraft: unprovidedAction('forgetDraft'),
    orderChanged: unprovidedAction('orderChanged'),
    change: assign({
      draft: ({ context: { offers, draft } }, { change }: { change: Partial<WizardDraft> }) =>
        fittedDraft(offers, { ...draft, ...change }),
    }),
    setOffers: assign(({ context: { draft } }, { offers }: { offers: WizardOffers }) => ({
      offers,
      draft: fittedDraft(offers, draft),
    })),
    setReply: assign((_, { reply }: { reply: WizardReply }): Partial<WizardContext> =>
      reply.kind === 'done' ? { rmaNo: reply.rmaNo } : { problem: reply.problem },
    ),
    clearProblem: assign({ problem: null }),
    setWizardKey: assign({
      wizardKey: ({ context: { draft } }, { key }: { key: string }) => ({ key, hash: hashOf(draft) }),
    }),
    clearWizardKey: assign({ wizardKey: null }),
  },
  guards: {
    isComplete: ({ context }) => complaintsOf(context).length === 0,
    hasKeyOfDraft: ({ context: { draft, wizardKey } }) => wizardKey?.hash === hashOf(draft),
    isOtherDraft: ({ context: { offers, draft } }, { change }: { change: Partial<WizardDraft> }) =>
      hashOf(fittedDraft(offers, { ...draft, ...change })) !== hashOf(draft),
    isDone: (_, { reply }: { reply: WizardReply }) => reply.kind === 'done',
    isStale: (_, { reply }: { reply: WizardReply }) => reply.kind === 'moved',
  },
  delays: { requestTimeout },
}).createMachine({
  id: 'rmaWizard',
  options: { maxIterations: 1_000 },
  description:
    'Asking for a return, a replacement or a claim, question by question. Answers are kept; nothing is asked for twice.',
  context: ({ input }) => ({
    ...input,
    draft: fittedDraft(input.offers, input.draft),
    problem: null,
    rmaNo: null,
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The shopper answers. Which question is on screen is the address; a refusal stands above it.',
      on: {
        'wizard.change': {
          actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'persistDraft'],
          description: 'Items, kind, reasons, pictures, notes; kept for a reload.',
        },
        'offers.read': {
          actions: [{ type: 'setOffers', params: ({ event }) => ({ offers: event.offers }) }, 'persistDraft'],
          description: 'What can be asked for has changed; answers that are not possible any more are given up.',
        },
        'wizard.send': {
          guard: 'isComplete',
          target: 'creatingKey',
          actions: 'clearProblem',
          description: 'Every question is answered.',
        },
      },
    },
    creatingKey: {
      description: 'The request gets its key, once.',
      tags: 'busy',
      always: {
        guard: 'hasKeyOfDraft',
        target: 'submitting',
        description: 'A try before this one, or before a reload, has made the key.',
      },
      invoke: {
        src: 'createKey',
        onDone: {
          target: 'submitting',
          actions: [{ type: 'setWizardKey', params: ({ event }) => ({ key: event.output }) }, 'persistWizardKey'],
          description: 'Kept before anything is sent.',
        },
        onError: { target: 'writing', description: 'Without a key nothing is sent.' },
      },
    },
    submitting: {
      description: 'The request is with the server, under its key.',
      tags: 'busy',
      invoke: {
        src: 'submit',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => ({ reply: event.output }) },
            target: 'done',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearWizardKey',
              'persistWizardKey',
              'forgetDraft',
              'orderChanged',
            ],
            description: 'The server has it.',
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ reply: event.output }) },
            target: 'writing',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearWizardKey',
              'persistWizardKey',
              'orderChanged',
            ],
            description: 'The order has moved on meanwhile: what can be asked for is read again.',
          },
          {
            target: 'writing',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearWizardKey',
              'persistWizardKey',
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
        'wizard.send': { target: 'submitting', description: 'The same request again.' },
        'wizard.change': [
          {
            guard: { type: 'isOtherDraft', params: ({ event }) => ({ change: event.change }) },
            target: 'writing',
            actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'persistDraft'],
            description: 'The shopper would rather have something else; it gets a key of its own.',
          },
          { description: 'Exactly the same answers.' },
        ],
        'wizard.back': { target: 'writing', description: 'The shopper looks at the answers again.' },
      },
    },
    done: { description: 'The request exists; its own page goes on from here.', type: 'final' },
  },
});
