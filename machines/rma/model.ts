import type { MachineModel } from '../verify/model.ts';
import { complaintsOf, isForMoney, paidFor } from './draft.ts';
import { rmaMachine } from './machine.ts';
import type { RmaDraft, RmaKind, RmaLineFacts } from './types.ts';

export const facts: readonly RmaLineFacts[] = [
  { lineId: 'L1', refunds: [4_450, 8_900], isOpenElsewhere: false },
  { lineId: 'L2', refunds: [1_000], isOpenElsewhere: true },
];
export const draftOf = (kind: RmaKind, quantity = 2): RmaDraft => ({
  kind,
  lines: [{ lineId: 'L1', quantity, reason: 'NO_LONGER_WANTED', mediaIds: [] }],
});

const sent = 'it is sent; what it says holds';
const early = 'nothing is sent yet';
const undecided = 'the shop is still looking';
const decided = 'it is decided';
const home = 'the items are still with the shopper';
const moving = 'the items are on their way';
const received = 'the items are here';

const everywhere = (reasons: Readonly<Record<string, string>>, ...except: readonly string[]) =>
  Object.fromEntries(Object.entries(reasons).filter(([state]) => !except.includes(state)));

const beforeDecision = {
  drafting: early,
  'requested.submitted': undecided,
  'requested.needsInfo': undecided,
  'requested.awaitingReturn': home,
  inTransit: moving,
  inspecting: received,
};
const afterSending = {
  'requested.submitted': sent,
  'requested.needsInfo': sent,
  'requested.awaitingReturn': decided,
  inTransit: decided,
  inspecting: decided,
  resolving: decided,
};

export const rmaModel: MachineModel<typeof rmaMachine> = {
  machine: rmaMachine,
  inputs: [
    { facts, draft: null },
    { facts, draft: draftOf('RETURN') },
  ],
  samples: {
    'rma.edit': (['RETURN', 'REFUND_ONLY', 'REPLACEMENT'] as const).flatMap((kind) =>
      [2, 3].map((quantity) => ({ type: 'rma.edit', draft: draftOf(kind, quantity) }) as const),
    ),
    'rma.submit': [{ type: 'rma.submit' }],
    'rma.cancel': [{ type: 'rma.cancel' }],
    'rma.reply': [{ type: 'rma.reply' }],
    'rma.ship': [{ type: 'rma.ship', trackingNo: '1Z' }],
    'rma.approve': [
      { type: 'rma.approve', keepsItems: false },
      { type: 'rma.approve', keepsItems: true },
    ],
    'rma.ask': [{ type: 'rma.ask', question: 'Which one?' }],
    'rma.reject': [{ type: 'rma.reject', reason: 'Too late' }],
    'return.received': [{ type: 'return.received' }],
    'inspection.passed': [0, 8_900, 8_901, -1].map((refund) => ({ type: 'inspection.passed', refund })),
    'inspection.failed': [{ type: 'inspection.failed', reason: 'Another lamp' }],
    'reply.expired': [{ type: 'reply.expired' }],
    'return.expired': [{ type: 'return.expired' }],
    'refund.settled': [{ type: 'refund.settled' }],
    'replacement.shipped': [{ type: 'replacement.shipped' }],
    'rma.pay': [{ type: 'rma.pay' }],
    'rma.end': [{ type: 'rma.end', reason: 'The parcel is lost' }],
    'withdrawal.declared': [{ type: 'withdrawal.declared' }],
    'money.gone': [{ type: 'money.gone', reason: 'The order was refunded' }],
  },
  replies: {},
  abstraction: ({ context: { draft, trackingNo, refund, note } }) => [
    draft.kind,
    draft.lines[0]?.quantity,
    trackingNo,
    refund,
    note,
  ],
  invariants: {
    'what was sent can be returned: no more than was delivered, no line twice or open elsewhere': (s) =>
      s.matches('drafting') || complaintsOf(s.context.facts, s.context.draft).length === 0,
    'nobody gets more than they paid': ({ context }) => context.refund <= paidFor(context),
    'nothing is owed before it is decided': (s) =>
      s.matches('resolving') || s.matches('refunded') || s.matches('replaced') || s.context.refund === 0,
  },
  steps: {
    'money is sent once, and only for who wants money or cannot get another one': ({ before, event, after, actions }) =>
      actions.includes('sendRefund') === (!before.hasTag('money') && after.hasTag('money')) &&
      (!actions.includes('sendRefund') || isForMoney(after.context) || event.type === 'rma.pay'),
    'another one is shipped once, and only for who wants one': ({ before, after, actions }) =>
      actions.includes('shipReplacement') ===
      (!before.matches('resolving') && after.matches({ resolving: 'replacing' })),
    'a label is made exactly when the items are to come back': ({ before, after, actions }) =>
      actions.includes('issueLabel') ===
      (after.matches({ requested: 'awaitingReturn' }) && !before.matches({ requested: 'awaitingReturn' })),
    'items that fail the inspection go back': ({ event, after, actions }) =>
      actions.includes('returnToShopper') === (event.type === 'inspection.failed' && after.matches('rejected')),
    'the shopper is notified of every decision and every lapse': ({ before, after, actions }) =>
      JSON.stringify(before.value) === JSON.stringify(after.value) ||
      after.matches('cancelled') ||
      after.matches('inTransit') ||
      after.matches('inspecting') ||
      (before.matches({ requested: 'needsInfo' }) && after.matches({ requested: 'submitted' })) ||
      actions.includes('notifyShopper'),
    'who decides against it says why': ({ before, event, after }) =>
      !('reason' in event) ||
      JSON.stringify(before.value) === JSON.stringify(after.value) ||
      after.context.note === event.reason,
    'who shipped the items cannot cancel any more, unless by withdrawing from what nothing was given for': ({
      before,
      event,
      after,
    }) =>
      !after.matches('cancelled') ||
      before.matches('requested') ||
      (event.type === 'withdrawal.declared' && !isForMoney(before.context) && !before.hasTag('money')),
    'who has the money on its way gets nothing else': ({ before, after }) =>
      !before.hasTag('money') || after.hasTag('money') || after.matches('refunded'),
  },
  isPinned: true,
  equivalent: {
    'rma.resolving.replacing --withdrawal.declared[0]--> rma.cancelled: does not ask isForItems':
      'nobody who wants money waits for another one',
  },
  ignored: {
    'rma.edit': afterSending,
    'rma.submit': afterSending,
    'rma.cancel': { drafting: early, inTransit: moving, inspecting: received, resolving: decided },
    'rma.reply': { drafting: early, ...everywhere(afterSending, 'requested.needsInfo') },
    'rma.ship': {
      drafting: early,
      'requested.submitted': undecided,
      'requested.needsInfo': undecided,
      inTransit: moving,
      inspecting: received,
      resolving: decided,
    },
    'rma.approve': { drafting: early, ...everywhere(afterSending, 'requested.submitted') },
    'rma.ask': { drafting: early, ...everywhere(afterSending, 'requested.submitted') },
    'rma.reject': { drafting: early, ...everywhere(afterSending, 'requested.submitted') },
    'return.received': {
      drafting: early,
      'requested.submitted': undecided,
      'requested.needsInfo': undecided,
      inspecting: received,
      resolving: decided,
    },
    'inspection.passed': { ...everywhere(beforeDecision, 'inspecting'), resolving: decided },
    'inspection.failed': { ...everywhere(beforeDecision, 'inspecting'), resolving: decided },
    'reply.expired': { drafting: early, ...everywhere(afterSending, 'requested.needsInfo') },
    'return.expired': { drafting: early, ...everywhere(afterSending, 'requested.awaitingReturn') },
    'refund.settled': { ...beforeDecision, 'resolving.replacing': 'no money is on its way' },
    'replacement.shipped': { ...beforeDecision, 'resolving.refunding': 'no items are on their way' },
    'rma.pay': { ...beforeDecision, 'resolving.refunding': 'the money is on its way' },
    'rma.end': {
      ...everywhere(beforeDecision, 'inTransit'),
      'resolving.refunding': 'the money is on its way',
    },
    'withdrawal.declared': { drafting: early, 'resolving.refunding': 'the money is on its way' },
    'money.gone': { drafting: early, 'resolving.refunding': 'the money is on its way' },
  },
};
