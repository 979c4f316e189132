import type { MachineModel } from '../verify/model.ts';
import { complaintsOf, paidFor } from './draft.ts';
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
const home = 'the goods are still with the shopper';
const moving = 'the goods are on their way';
const here = 'the goods are here';

const everywhere = (reasons: Readonly<Record<string, string>>, ...except: readonly string[]) =>
  Object.fromEntries(Object.entries(reasons).filter(([state]) => !except.includes(state)));

const beforeDecision = {
  drafting: early,
  'asked.submitted': undecided,
  'asked.needsInfo': undecided,
  'asked.awaitingReturn': home,
  inTransit: moving,
  inspecting: here,
};
const afterSending = {
  'asked.submitted': sent,
  'asked.needsInfo': sent,
  'asked.awaitingReturn': decided,
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
      { type: 'rma.approve', keepGoods: false },
      { type: 'rma.approve', keepGoods: true },
    ],
    'rma.ask': [{ type: 'rma.ask', question: 'Which one?' }],
    'rma.reject': [{ type: 'rma.reject', reason: 'Too late' }],
    'goods.received': [{ type: 'goods.received' }],
    'goods.passed': [0, 8_900, 8_901, -1].map((refund) => ({ type: 'goods.passed', refund })),
    'goods.failed': [{ type: 'goods.failed', reason: 'Another lamp' }],
    'refund.settled': [{ type: 'refund.settled' }],
    'replacement.shipped': [{ type: 'replacement.shipped' }],
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
    'money is sent once, and only for who wants money': ({ before, after, actions }) =>
      actions.includes('sendRefund') === (!before.matches('resolving') && after.hasTag('money')) &&
      (!actions.includes('sendRefund') || ['REFUND_ONLY', 'RETURN'].includes(after.context.draft.kind)),
    'another one is shipped once, and only for who wants one': ({ before, after, actions }) =>
      actions.includes('shipReplacement') ===
      (!before.matches('resolving') && after.matches({ resolving: 'replacing' })),
    'a label is made exactly when the goods are to come back': ({ before, after, actions }) =>
      actions.includes('issueLabel') ===
      (after.matches({ asked: 'awaitingReturn' }) && !before.matches({ asked: 'awaitingReturn' })),
    'goods that fail go back': ({ event, after, actions }) =>
      actions.includes('sendGoodsBack') === (event.type === 'goods.failed' && after.matches('rejected')),
    'the shopper hears of every decision and every lapse': ({ before, after, actions }) =>
      JSON.stringify(before.value) === JSON.stringify(after.value) ||
      after.matches('cancelled') ||
      after.matches('inTransit') ||
      after.matches('inspecting') ||
      (before.matches({ asked: 'needsInfo' }) && after.matches({ asked: 'submitted' })) ||
      actions.includes('tellShopper'),
    'who shipped the goods cannot cancel any more': ({ before, after }) =>
      !after.matches('cancelled') || before.matches('asked'),
  },
  ignored: {
    'rma.edit': afterSending,
    'rma.submit': afterSending,
    'rma.cancel': { drafting: early, inTransit: moving, inspecting: here, resolving: decided },
    'rma.reply': { drafting: early, ...everywhere(afterSending, 'asked.needsInfo') },
    'rma.ship': {
      drafting: early,
      'asked.submitted': undecided,
      'asked.needsInfo': undecided,
      inTransit: moving,
      inspecting: here,
      resolving: decided,
    },
    'rma.approve': { drafting: early, ...everywhere(afterSending, 'asked.submitted') },
    'rma.ask': { drafting: early, ...everywhere(afterSending, 'asked.submitted') },
    'rma.reject': { drafting: early, ...everywhere(afterSending, 'asked.submitted') },
    'goods.received': {
      drafting: early,
      'asked.submitted': undecided,
      'asked.needsInfo': undecided,
      inspecting: here,
      resolving: decided,
    },
    'goods.passed': { ...everywhere(beforeDecision, 'inspecting'), resolving: decided },
    'goods.failed': { ...everywhere(beforeDecision, 'inspecting'), resolving: decided },
    'refund.settled': { ...beforeDecision, 'resolving.replacing': 'no money is on its way' },
    'replacement.shipped': { ...beforeDecision, 'resolving.refunding': 'no goods are on their way' },
  },
};
