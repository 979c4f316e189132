import type { MachineModel } from '../verify/model.ts';
import { revokeMachine } from './machine.ts';
import type { RevokeMode, RevokeReply } from './types.ts';
import { missingOf, hashOf } from './draft.ts';

export const cancelPaid: RevokeMode = { mode: 'CANCEL_PAID', needsReason: true, lines: [], gifts: [] };
export const withdraw: RevokeMode = {
  mode: 'WITHDRAW',
  needsReason: false,
  lines: [
    { lineId: 'L1', quantity: 2 },
    { lineId: 'L2', quantity: 1 },
  ],
  gifts: [],
};
/** The same where two of the three pieces earn a gift. */
export const withdrawWithGift: RevokeMode = {
  ...withdraw,
  gifts: [
    {
      lineId: 'G1',
      threshold: 2_000,
      lines: [
        { lineId: 'L1', amounts: [2_000, 1_000, 0] },
        { lineId: 'L2', amounts: [1_000, 0] },
      ],
    },
  ],
};
const problem = { code: 'REVOKE_EXCLUDED', message: 'This order cannot be cancelled here.' };
const replies: RevokeReply[] = [
  { kind: 'done', receipt: { revokeNo: 'V1', mode: 'CANCEL_PAID' } },
  { kind: 'moved', problem: { code: 'ORDER_STATE', message: 'The order has moved on.' } },
  { kind: 'refused', problem },
];

const loading = 'what can be done is not known yet';
const nothing = 'there is nothing to take back';
const sent = 'the request is on its way';
const loaded = 'what can be done is known';
const notAsked = 'nobody was asked';

export const revokeModel: MachineModel<typeof revokeMachine> = {
  machine: revokeMachine,
  inputs: [
    { orderNo: 'O1', revokeKey: null },
    {
      orderNo: 'O1',
      revokeKey: {
        key: 'kept',
        hash: hashOf({ mode: 'CANCEL_PAID', lines: [], gifts: [], reason: 'CHANGED_MIND', details: {} }),
      },
    },
  ],
  samples: {
    'revoke.choose': [
      { type: 'revoke.choose', change: { reason: 'CHANGED_MIND' } },
      { type: 'revoke.choose', change: { mode: 'WITHDRAW' } },
      { type: 'revoke.choose', change: { lines: [] } },
      { type: 'revoke.choose', change: { gifts: [{ lineId: 'G1', choice: 'DEDUCT' }] } },
      { type: 'revoke.choose', change: { mode: 'SOMETHING_ELSE' } },
    ],
    'revoke.ask': [{ type: 'revoke.ask' }],
    'revoke.confirm': [{ type: 'revoke.confirm' }],
    'revoke.back': [{ type: 'revoke.back' }],
    'revoke.retry': [{ type: 'revoke.retry' }],
  },
  replies: {
    loadModes: [[cancelPaid, withdraw], [withdraw], [withdrawWithGift], []],
    createKey: ['made'],
    submit: replies,
  },
  abstraction: ({ context: { modes, draft, problem: refusal, revokeKey, receipt } }) => [
    modes,
    hashOf(draft),
    refusal?.code,
    revokeKey,
    receipt?.revokeNo,
  ],
  invariants: {
    'nothing is confirmed or sent with anything missing': (s) =>
      !(s.matches('confirming') || s.hasTag('sending') || s.matches('outcomeUnknown')) ||
      missingOf(s.context).length === 0,
    'a request is sent under the key of this very request': (s) =>
      !(s.matches('submitting') || s.matches('outcomeUnknown')) ||
      s.context.revokeKey?.hash === hashOf(s.context.draft),
    'a request is of a mode that is offered, and there is none where nothing is': (s) =>
      s.matches('loading') ||
      (s.context.draft === null
        ? s.context.modes.length === 0
        : s.context.modes.some(({ mode }) => mode === s.context.draft?.mode)),
    'it is done exactly with a receipt': (s) => s.matches('done') === (s.context.receipt !== null),
  },
  steps: {
    'one request is sent at a time, and only after the shopper confirmed it': ({ before, event, actions }) =>
      !actions.includes('start submit') ||
      (!before.matches('submitting') && (before.matches('creatingKey') || event.type === 'revoke.confirm')),
    'the key is kept before the request is sent, and forgotten once the answer is known': ({
      before,
      after,
      actions,
    }) => before.context.revokeKey === after.context.revokeKey || actions.includes('persistRevokeKey'),
    'the key that is stored is the one that is known then': ({ after, effects }) =>
      effects.every(
        ({ name, context }) => name !== 'persistRevokeKey' || context.revokeKey === after.context.revokeKey,
      ),
    'an answer forgets the key': ({ before, event, after }) =>
      !before.matches('submitting') || !event.type.startsWith('xstate.done') || after.context.revokeKey === null,
    'the order is read again exactly when the server says it changed': ({ before, event, after, actions }) =>
      actions.includes('orderChanged') ===
      (before.matches('submitting') &&
        event.type.startsWith('xstate.done') &&
        (after.matches('done') || after.matches('loading'))),
    'without a key the shopper may choose again': ({ before, event, after }) =>
      !before.matches('creatingKey') || !event.type.startsWith('xstate.error') || after.matches('choosing'),
    'an unknown outcome keeps the key': ({ before, after }) =>
      !after.matches('outcomeUnknown') || before.context.revokeKey === after.context.revokeKey,
    'a refusal shows until the shopper asks again': ({ before, event, after }) =>
      before.context.problem === null || event.type === 'revoke.ask' || after.context.problem !== null,
    'the shopper is asked once more exactly when nothing is missing': ({ before, event, after }) =>
      event.type !== 'revoke.ask' ||
      !before.matches('choosing') ||
      after.matches('confirming') === (missingOf(before.context).length === 0),
    'who asks again has no old refusal before them': ({ after }) =>
      !after.matches('confirming') || after.context.problem === null,
  },
  isPinned: true,
  equivalent: {
    'revoke.creatingKey --xstate.done.actor.0.revoke.creatingKey[0]--> revoke.submitting: to revoke.creatingKey':
      'the key is at hand, so the request goes out at once, under it',
    'revoke.outcomeUnknown --revoke.confirm[0]--> revoke.submitting: to revoke.creatingKey':
      'the key is at hand, so the request goes out at once, under it',
    'revoke.submitting --xstate.done.actor.0.revoke.submitting[0]--> revoke.done: after the next':
      'at most one of the two guards is open',
    'revoke.outcomeUnknown --revoke.choose[1]--> stays: lost': 'it does nothing; it is there to be read in the chart',
  },
  bounded: { createKey: 'it makes a local value' },
  ignored: {
    'revoke.choose': {
      loading,
      readFailed: loading,
      impossible: nothing,
      confirming: 'the question is about what was chosen',
      creatingKey: sent,
      submitting: sent,
    },
    'revoke.ask': {
      loading,
      readFailed: loading,
      impossible: nothing,
      confirming: 'the question is on screen',
      creatingKey: sent,
      submitting: sent,
      outcomeUnknown: 'the answer was given',
    },
    'revoke.confirm': {
      loading,
      readFailed: loading,
      impossible: nothing,
      choosing: notAsked,
      creatingKey: sent,
      submitting: sent,
    },
    'revoke.back': {
      loading,
      readFailed: loading,
      impossible: nothing,
      choosing: notAsked,
      creatingKey: sent,
      submitting: sent,
    },
    'revoke.retry': {
      loading,
      choosing: loaded,
      confirming: loaded,
      creatingKey: sent,
      submitting: sent,
      outcomeUnknown: 'confirming again is the way to ask',
    },
  },
};
