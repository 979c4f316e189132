import { assign, setup } from 'xstate';
import { unprovidedAction } from '../unprovided.ts';
import { complaintsOf, emptyDraft, isForMoney, paidFor } from './draft.ts';
import type { RmaContext, RmaDraft, RmaEvent, RmaInput } from './types.ts';

export const rmaMachine = setup({
  types: {
    context: {} as RmaContext,
    events: {} as RmaEvent,
    input: {} as RmaInput,
    tags: {} as 'open' | 'money',
  },
  actions: {
    issueLabel: unprovidedAction('issueLabel'),
    sendRefund: unprovidedAction('sendRefund'),
    shipReplacement: unprovidedAction('shipReplacement'),
    returnToShopper: unprovidedAction('returnToShopper'),
    notifyShopper: unprovidedAction('notifyShopper'),
    setDraft: assign({ draft: (_, { draft }: { draft: RmaDraft }) => draft }),
    setNote: assign({ note: (_, { note }: { note: string }) => note }),
    clearNote: assign({ note: null }),
    setTracking: assign({ trackingNo: (_, { trackingNo }: { trackingNo: string }) => trackingNo }),
    setRefund: assign({ refund: (_, { refund }: { refund: number }) => refund }),
    clearRefund: assign({ refund: 0 }),
    setFullRefund: assign({ refund: ({ context }) => paidFor(context) }),
  },
  guards: {
    canSubmit: ({ context: { facts, draft } }) => complaintsOf(facts, draft).length === 0,
    isWithoutReturn: ({ context }, { keepsItems }: { keepsItems: boolean }) =>
      context.draft.kind === 'REFUND_ONLY' || keepsItems,
    isWithinPaid: ({ context }, { refund }: { refund: number }) => refund >= 0 && refund <= paidFor(context),
    isForMoney: ({ context }) => isForMoney(context),
    isForItems: ({ context }) => !isForMoney(context),
  },
}).createMachine({
  id: 'rma',
  options: { maxIterations: 1_000 },
  description:
    'A return, a replacement or a warranty case, from the draft to the money. The server decides; it never skips.',
  context: ({ input: { facts, draft } }) => ({
    facts,
    draft: draft ?? emptyDraft,
    trackingNo: null,
    refund: 0,
    note: null,
  }),
  initial: 'drafting',
  states: {
    drafting: {
      description: 'The shopper writes down what it is about.',
      on: {
        'rma.edit': {
          actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.draft }) },
          description: 'Lines, reasons, pictures.',
        },
        'rma.submit': {
          guard: 'canSubmit',
          target: 'requested',
          actions: 'notifyShopper',
          description: 'Sent; no more than was delivered, and no line twice.',
        },
      },
    },
    requested: {
      description: 'Nothing has moved yet, so the shopper may still change their mind.',
      tags: 'open',
      initial: 'submitted',
      on: {
        'rma.cancel': { target: 'cancelled', description: 'The shopper takes it back.' },
        'withdrawal.declared': {
          guard: 'isForItems',
          target: '#rma.cancelled',
          description: 'A withdrawal takes its place: the money instead of another one.',
        },
        'money.gone': {
          target: '#rma.ended',
          actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
          description: 'All the money of the order has gone back, so nothing more is given.',
        },
      },
      states: {
        submitted: {
          description: 'The shop looks at it.',
          on: {
            'rma.approve': [
              {
                guard: { type: 'isWithoutReturn', params: ({ event }) => ({ keepsItems: event.keepsItems }) },
                target: '#rma.resolving',
                actions: ['setFullRefund', 'notifyShopper'],
                description: 'Agreed, and the items stay where they are.',
              },
              {
                target: 'awaitingReturn',
                actions: ['issueLabel', 'notifyShopper'],
                description: 'Agreed; the items are to come back first.',
              },
            ],
            'rma.ask': {
              target: 'needsInfo',
              actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.question }) }, 'notifyShopper'],
              description: 'Something is unclear.',
            },
            'rma.reject': {
              target: '#rma.rejected',
              actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
              description: 'Refused, with the reason.',
            },
          },
        },
        needsInfo: {
          description: 'The shopper is asked, and has seven days.',
          on: {
            'rma.reply': { target: 'submitted', actions: 'clearNote', description: 'Answered.' },
            'reply.expired': {
              target: '#rma.lapsed',
              actions: 'notifyShopper',
              description: 'No answer in seven days.',
            },
          },
        },
        awaitingReturn: {
          description: 'The shopper has a label and fourteen days.',
          on: {
            'rma.ship': {
              target: '#rma.inTransit',
              actions: { type: 'setTracking', params: ({ event }) => ({ trackingNo: event.trackingNo }) },
              description: 'On its way.',
            },
            'return.received': {
              target: '#rma.inspecting',
              description: 'Here, though nobody gave the parcel number.',
            },
            'return.expired': {
              target: '#rma.lapsed',
              actions: 'notifyShopper',
              description: 'Nothing sent in fourteen days.',
            },
          },
        },
      },
    },
    inTransit: {
      description: 'The items are on their way back.',
      tags: 'open',
      on: {
        'return.received': { target: 'inspecting', description: 'Here.' },
        'rma.end': {
          target: '#rma.ended',
          actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
          description: 'It can be done in no way; with the reason.',
        },
        'withdrawal.declared': {
          guard: 'isForItems',
          target: '#rma.cancelled',
          description: 'A withdrawal takes its place: the money instead of another one.',
        },
        'money.gone': {
          target: '#rma.ended',
          actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
          description: 'All the money of the order has gone back, so nothing more is given.',
        },
      },
    },
    inspecting: {
      description: 'The warehouse inspects the items.',
      tags: 'open',
      on: {
        'inspection.passed': {
          guard: { type: 'isWithinPaid', params: ({ event }) => ({ refund: event.refund }) },
          target: 'resolving',
          actions: [{ type: 'setRefund', params: ({ event }) => ({ refund: event.refund }) }, 'notifyShopper'],
          description: 'As promised, or in part; never for more than was paid.',
        },
        'inspection.failed': {
          target: 'rejected',
          actions: [
            { type: 'setNote', params: ({ event }) => ({ note: event.reason }) },
            'returnToShopper',
            'notifyShopper',
          ],
          description: 'Not as described; the items go back to the shopper.',
        },
        'withdrawal.declared': {
          guard: 'isForItems',
          target: '#rma.cancelled',
          description: 'A withdrawal takes its place: the money instead of another one.',
        },
        'money.gone': {
          target: '#rma.ended',
          actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
          description: 'All the money of the order has gone back, so nothing more is given.',
        },
      },
    },
    resolving: {
      description: 'The shop does what was agreed.',
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'A refund, or other items?',
          always: [
            { guard: 'isForMoney', target: 'refunding', actions: 'sendRefund', description: 'Money, once.' },
            { target: 'replacing', actions: 'shipReplacement', description: 'Another one, once.' },
          ],
        },
        refunding: {
          description: 'The money is on its way.',
          tags: 'money',
          on: { 'refund.settled': { target: '#rma.refunded', actions: 'notifyShopper', description: 'Arrived.' } },
        },
        replacing: {
          description: 'The warehouse packs another one.',
          entry: 'clearRefund',
          on: {
            'replacement.shipped': { target: '#rma.replaced', actions: 'notifyShopper', description: 'On its way.' },
            'rma.pay': {
              target: 'refunding',
              actions: ['setFullRefund', 'sendRefund', 'notifyShopper'],
              description: 'There is no other one: its money, once.',
            },
            'rma.end': {
              target: '#rma.ended',
              actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
              description: 'It can be done in no way; with the reason.',
            },
            'withdrawal.declared': {
              guard: 'isForItems',
              target: '#rma.cancelled',
              description: 'A withdrawal takes its place: the money instead of another one.',
            },
            'money.gone': {
              target: '#rma.ended',
              actions: [{ type: 'setNote', params: ({ event }) => ({ note: event.reason }) }, 'notifyShopper'],
              description: 'All the money of the order has gone back, so nothing more is given.',
            },
          },
        },
      },
    },
    refunded: { description: 'The shopper has the money.', type: 'final' },
    replaced: { description: 'The shopper gets another one.', type: 'final' },
    rejected: { description: 'Refused; the reason was given.', type: 'final' },
    cancelled: { description: 'Taken back by the shopper.', type: 'final' },
    ended: { description: 'Ended by the shop; the reason was given.', type: 'final' },
    lapsed: { description: 'The shopper let a deadline pass; a new request can be made.', type: 'final' },
  },
});
