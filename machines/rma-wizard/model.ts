import type { MachineModel } from '../verify/model.ts';
import { complaintsOf, emptyDraft, fittedDraft, hashOf } from './draft.ts';
import { rmaWizardMachine } from './machine.ts';
import type { WizardDraft, WizardLine, WizardOffers, WizardPicture, WizardReply } from './types.ts';

export const offers: WizardOffers = {
  lines: [
    { lineId: 'L1', most: 2, types: ['RETURN', 'WARRANTY'] },
    { lineId: 'L2', most: 1, types: ['WARRANTY'] },
    { lineId: 'L3', most: 0, types: [] },
  ],
  reasons: [
    { code: 'NO_LONGER_WANTED', types: ['RETURN'], needsPicture: false },
    { code: 'DEFECTIVE', types: ['RETURN', 'WARRANTY'], needsPicture: true },
  ],
  owedGifts: [],
};
/** The same order, whose gift is not earned by what would be kept. */
export const offersWithGift: WizardOffers = { ...offers, owedGifts: ['G1'] };
/** The same order a day later: the returns are over, and one piece is gone. */
export const fewerOffers: WizardOffers = { ...offers, lines: [{ lineId: 'L1', most: 1, types: ['WARRANTY'] }] };

export const picture: WizardPicture = { mediaId: 'M1', name: 'lamp.jpg', url: '/media/uploads/M1.jpg' };
export const lineOf = (more: Partial<WizardLine> = {}): WizardLine => ({
  lineId: 'L1',
  quantity: 1,
  reason: null,
  note: '',
  pictures: [],
  ...more,
});
export const complete: WizardDraft = {
  type: 'RETURN',
  refundTo: null,
  lines: [lineOf({ reason: 'NO_LONGER_WANTED' })],
  gifts: [],
};

const problem = { code: 'RMA_PERIOD', message: 'The deadline for this has passed.' };
const replies: WizardReply[] = [
  { kind: 'done', rmaNo: 'R1' },
  { kind: 'moved', problem: { code: 'RMA_OPEN', message: 'A request about this item is open already.' } },
  { kind: 'refused', problem },
];

const sent = 'the request is on its way';
const nothingSent = 'nothing was sent';

export const rmaWizardModel: MachineModel<typeof rmaWizardMachine> = {
  machine: rmaWizardMachine,
  inputs: [
    { orderNo: 'O1', offers, draft: emptyDraft, wizardKey: null },
    { orderNo: 'O1', offers, draft: complete, wizardKey: { key: 'kept', hash: hashOf(complete) } },
  ],
  samples: {
    'wizard.change': [
      { type: 'wizard.change', change: complete },
      { type: 'wizard.change', change: { type: 'WARRANTY' } },
      { type: 'wizard.change', change: { refundTo: 'COINS' } },
      { type: 'wizard.change', change: { gifts: [{ lineId: 'G1', choice: 'DEDUCT' }] } },
      { type: 'wizard.change', change: { lines: [lineOf({ reason: 'DEFECTIVE', quantity: 2 })] } },
      { type: 'wizard.change', change: { lines: [lineOf({ lineId: 'L3' }), lineOf({ lineId: 'L9' })] } },
    ],
    'wizard.send': [{ type: 'wizard.send' }],
    'wizard.back': [{ type: 'wizard.back' }],
    'offers.read': [
      { type: 'offers.read', offers },
      { type: 'offers.read', offers: fewerOffers },
      { type: 'offers.read', offers: offersWithGift },
    ],
  },
  replies: { createKey: ['made'], submit: replies },
  abstraction: ({ context: { offers: now, draft, problem: refusal, wizardKey, rmaNo } }) => [
    now.lines.length,
    now.owedGifts.length,
    hashOf(draft),
    refusal?.code,
    wizardKey,
    rmaNo,
  ],
  invariants: {
    'nothing is sent with anything missing': (s) =>
      !(s.hasTag('busy') || s.matches('outcomeUnknown')) || complaintsOf(s.context).length === 0,
    'a request is sent under the key of these very answers': (s) =>
      !(s.matches('submitting') || s.matches('outcomeUnknown')) ||
      s.context.wizardKey?.hash === hashOf(s.context.draft),
    'the answers are possible as far as it is known': ({ context: { offers: now, draft } }) =>
      hashOf(fittedDraft(now, draft)) === hashOf(draft),
    'it is done exactly with the number of a request': (s) => s.matches('done') === (s.context.rmaNo !== null),
  },
  steps: {
    'one request is sent at a time': ({ before, event, actions }) =>
      !actions.includes('start submit') ||
      (!before.matches('submitting') && (before.matches('creatingKey') || event.type === 'wizard.send')),
    'the key is kept before the request is sent, and forgotten once the answer is known': ({
      before,
      after,
      actions,
    }) => before.context.wizardKey === after.context.wizardKey || actions.includes('persistWizardKey'),
    'the key and the answers that are stored are those that are known then': ({ after, effects }) =>
      effects.every(
        ({ name, context }) =>
          (name !== 'persistWizardKey' || context.wizardKey === after.context.wizardKey) &&
          (name !== 'persistDraft' || hashOf(context.draft) === hashOf(after.context.draft)),
      ),
    'an answer of the server forgets the key': ({ before, event, after }) =>
      !before.matches('submitting') || !event.type.startsWith('xstate.done') || after.context.wizardKey === null,
    'who goes back has the answers before them': ({ before, event, after }) =>
      event.type !== 'wizard.back' || !before.matches('outcomeUnknown') || after.matches('writing'),
    'an unknown outcome keeps the key': ({ before, after }) =>
      !after.matches('outcomeUnknown') || before.context.wizardKey === after.context.wizardKey,
    'every change of the answers is kept for a reload': ({ before, after, actions }) =>
      hashOf(before.context.draft) === hashOf(after.context.draft) || actions.includes('persistDraft'),
    'the kept answers are forgotten exactly when the server has the request': ({ after, actions }) =>
      actions.includes('forgetDraft') === (after.matches('done') && actions.includes('persistWizardKey')),
    'the order is read again exactly when the server says it changed': ({ before, event, after, actions }) =>
      actions.includes('orderChanged') ===
      (before.matches('submitting') &&
        event.type.startsWith('xstate.done') &&
        (after.matches('done') || after.context.problem?.code === 'RMA_OPEN')),
    'a refusal shows until the shopper sends again': ({ before, event, after }) =>
      before.context.problem === null || event.type === 'wizard.send' || after.context.problem !== null,
    'complete answers are sent, and no others': ({ before, event, after }) =>
      event.type !== 'wizard.send' ||
      !before.matches('writing') ||
      after.hasTag('busy') === (complaintsOf(before.context).length === 0),
  },
  isPinned: true,
  equivalent: {
    'rmaWizard.creatingKey --xstate.done.actor.0.rmaWizard.creatingKey[0]--> rmaWizard.submitting: to rmaWizard.creatingKey':
      'the key is at hand, so the request goes out at once, under it',
    'rmaWizard.outcomeUnknown --wizard.send[0]--> rmaWizard.submitting: to rmaWizard.creatingKey':
      'the key is at hand, so the request goes out at once, under it',
    'rmaWizard.submitting --xstate.done.actor.0.rmaWizard.submitting[0]--> rmaWizard.done: after the next':
      'at most one of the two guards is open',
    'rmaWizard.outcomeUnknown --wizard.change[1]--> stays: lost':
      'it does nothing; it is there to be read in the chart',
  },
  bounded: { createKey: 'it makes a local value' },
  ignored: {
    'wizard.change': { creatingKey: sent, submitting: sent },
    'wizard.send': { creatingKey: sent, submitting: sent },
    'wizard.back': { writing: nothingSent, creatingKey: sent, submitting: sent },
    'offers.read': {
      creatingKey: sent,
      submitting: sent,
      outcomeUnknown: 'the request that may exist is asked for as it was sent',
    },
  },
};
