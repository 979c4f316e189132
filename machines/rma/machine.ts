import { assign, setup } from 'xstate';
import { unprovidedAction } from '../unprovided.ts';
import { complaintsOf, emptyDraft, paidFor } from './draft.ts';
import type { RmaContext, RmaDraft, RmaEvent, RmaInput } from './types.ts';

const day = 24 * 60 * 60_000;

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
    sendGoodsBack: unprovidedAction('sendGoodsBack'),
    tellShopper: unprovidedAction('tellShopper'),
    takeDraft: assign({ draft: (_, { draft }: { draft: RmaDraft }) => draft }),
    takeNote: assign({ note: (_, { note }: { note: string }) => note }),
    dropNote: assign({ note: null }),
    takeTracking: assign({ trackingNo: (_, { trackingNo }: { trackingNo: string }) => trackingNo }),
    takeRefund: assign({ refund: (_, { refund }: { refund: number }) => refund }),
    oweEverything: assign({ refund: ({ context }) => paidFor(context) }),
  },
  guards: {
    canSubmit: ({ context: { facts, draft } }) => complaintsOf(facts, draft).length === 0,
    isKept: ({ context }, { keepGoods }: { keepGoods: boolean }) => context.draft.kind === 'REFUND_ONLY' || keepGoods,
    isWithinPaid: ({ context }, { refund }: { refund: number }) => refund >= 0 && refund <= paidFor(context),
    isForMoney: ({ context }) => context.draft.kind === 'REFUND_ONLY' || context.draft.kind === 'RETURN',
  },
  delays: { replyWindow: 7 * day, returnWindow: 14 * day },
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
          actions: { type: 'takeDraft', params: ({ event }) => ({ draft: event.draft }) },
          description: 'Lines, reasons, pictures.',
        },
        'rma.submit': {
          guard: 'canSubmit',
          target: 'asked',
          actions: 'tellShopper',
          description: 'Sent; no more than was delivered, and no line twice.',
        },
      },
    },
    asked: {
      description: 'Nothing has moved yet, so the shopper may still change their mind.',
      tags: 'open',
      initial: 'submitted',
      on: { 'rma.cancel': { target: 'cancelled', description: 'The shopper takes it back.' } },
      states: {
        submitted: {
          description: 'The shop looks at it.',
          on: {
            'rma.approve': [
              {
                guard: { type: 'isKept', params: ({ event }) => ({ keepGoods: event.keepGoods }) },
                target: '#rma.resolving',
                actions: ['oweEverything', 'tellShopper'],
                description: 'Agreed, and the goods stay where they are.',
              },
              {
                target: 'awaitingReturn',
                actions: ['issueLabel', 'tellShopper'],
                description: 'Agreed; the goods are to come back first.',
              },
            ],
            'rma.ask': {
              target: 'needsInfo',
              actions: [{ type: 'takeNote', params: ({ event }) => ({ note: event.question }) }, 'tellShopper'],
              description: 'Something is unclear.',
            },
            'rma.reject': {
              target: '#rma.rejected',
              actions: [{ type: 'takeNote', params: ({ event }) => ({ note: event.reason }) }, 'tellShopper'],
              description: 'Refused, with the reason.',
            },
          },
        },
        needsInfo: {
          description: 'The shopper is asked, and has seven days.',
          on: {
            'rma.reply': { target: 'submitted', actions: 'dropNote', description: 'Answered.' },
          },
          after: {
            replyWindow: { target: '#rma.lapsed', actions: 'tellShopper', description: 'No answer in seven days.' },
          },
        },
        awaitingReturn: {
          description: 'The shopper has a label and fourteen days.',
          on: {
            'rma.ship': {
              target: '#rma.inTransit',
              actions: { type: 'takeTracking', params: ({ event }) => ({ trackingNo: event.trackingNo }) },
              description: 'On its way.',
            },
            'goods.received': { target: '#rma.inspecting', description: 'Here, though nobody told the parcel number.' },
          },
          after: {
            returnWindow: {
              target: '#rma.lapsed',
              actions: 'tellShopper',
              description: 'Nothing sent in fourteen days.',
            },
          },
        },
      },
    },
    inTransit: {
      description: 'The goods are on their way back.',
      tags: 'open',
      on: { 'goods.received': { target: 'inspecting', description: 'Here.' } },
    },
    inspecting: {
      description: 'The warehouse looks at the goods.',
      tags: 'open',
      on: {
        'goods.passed': {
          guard: { type: 'isWithinPaid', params: ({ event }) => ({ refund: event.refund }) },
          target: 'resolving',
          actions: [{ type: 'takeRefund', params: ({ event }) => ({ refund: event.refund }) }, 'tellShopper'],
          description: 'As promised, or in part; never for more than was paid.',
        },
        'goods.failed': {
          target: 'rejected',
          actions: [
            { type: 'takeNote', params: ({ event }) => ({ note: event.reason }) },
            'sendGoodsBack',
            'tellShopper',
          ],
          description: 'Not as described; the goods go back to the shopper.',
        },
      },
    },
    resolving: {
      description: 'The shop does what was agreed.',
      tags: 'open',
      initial: 'choosing',
      states: {
        choosing: {
          description: 'Money or goods?',
          always: [
            { guard: 'isForMoney', target: 'refunding', actions: 'sendRefund', description: 'Money, once.' },
            { target: 'replacing', actions: 'shipReplacement', description: 'Another one, once.' },
          ],
        },
        refunding: {
          description: 'The money is on its way.',
          tags: 'money',
          on: { 'refund.settled': { target: '#rma.refunded', actions: 'tellShopper', description: 'Arrived.' } },
        },
        replacing: {
          description: 'The warehouse packs another one.',
          on: {
            'replacement.shipped': { target: '#rma.replaced', actions: 'tellShopper', description: 'On its way.' },
          },
        },
      },
    },
    refunded: { description: 'The shopper has the money.', type: 'final' },
    replaced: { description: 'The shopper gets another one.', type: 'final' },
    rejected: { description: 'Refused; the reason was given.', type: 'final' },
    cancelled: { description: 'Taken back by the shopper.', type: 'final' },
    lapsed: { description: 'The shopper let a deadline pass; a new request can be made.', type: 'final' },
  },
});
