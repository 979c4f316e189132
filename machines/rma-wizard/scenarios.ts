import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { complaintsOf, emptyDraft, hashOf, openStepOf, typesFor } from './draft.ts';
import { createRmaWizardImplementations } from './implementations.ts';
import type { rmaWizardMachine } from './machine.ts';
import { complete, fewerOffers, lineOf, offers, offersWithGift, picture } from './model.ts';
import { selectDraft, selectIsSending, selectIsUnsure, selectProblem, selectRmaNo } from './selectors.ts';
import type { WizardDraft, WizardKey, WizardReply, WizardRequest } from './types.ts';

function open(machine: typeof rmaWizardMachine, draft: WizardDraft = emptyDraft, wizardKey: WizardKey | null = null) {
  const clock = new SimulatedClock();
  const submit = fakeEffect<[WizardRequest, AbortSignal], WizardReply>();
  const keys: (string | null)[] = [];
  const drafts: (WizardDraft | null)[] = [];
  let made = 0;
  let changes = 0;
  const implementations = createRmaWizardImplementations({
    createKey: () => `key ${(made += 1)}`,
    persistWizardKey: (wizardKeyNow) => keys.push(wizardKeyNow?.key ?? null),
    persistDraft: (draftNow) => drafts.push(draftNow),
    submit: submit.effect,
    orderChanged: () => {
      changes += 1;
    },
  });
  const input = { orderNo: 'O1', offers, draft, wizardKey };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  return {
    actor,
    clock,
    submit,
    keys,
    drafts,
    changes: () => changes,
    snapshot: () => actor.getSnapshot(),
    change: (change: Partial<WizardDraft>) => actor.send({ type: 'wizard.change', change }),
    send: async () => {
      actor.send({ type: 'wizard.send' });
      await settle();
    },
    reply: async (reply: WizardReply | Error) => {
      if (reply instanceof Error) submit.last().reply.reject(reply);
      else submit.last().reply.resolve(reply);
      await settle();
    },
    sentKeys: () => submit.calls.map(({ args }) => args[0].key),
  };
}

const refusal: WizardReply = { kind: 'refused', problem: { code: 'RMA_PHOTO', message: 'Please add a photo.' } };
const moved: WizardReply = { kind: 'moved', problem: { code: 'RMA_OPEN', message: 'Open already.' } };

export const rmaWizardScenarios: Scenarios<typeof rmaWizardMachine> = {
  'question by question: items, kind, reason with its picture, and then it is sent once': async (machine) => {
    const wizard = open(machine);
    const step = () => openStepOf(wizard.snapshot().context);
    expect(step()).toBe('items');
    wizard.change({ lines: [lineOf({ quantity: 2 })] });
    expect(step()).toBe('type');
    wizard.change({ type: 'WARRANTY' });
    expect(step()).toBe('reasons');
    wizard.change({ lines: [lineOf({ quantity: 2, reason: 'DEFECTIVE' })] });
    expect(complaintsOf(wizard.snapshot().context)).toEqual([{ step: 'reasons', about: 'picture', lineId: 'L1' }]);
    wizard.change({ lines: [lineOf({ quantity: 2, reason: 'DEFECTIVE', note: 'Dark', pictures: [picture] })] });
    expect(step()).toBe('review');
    await wizard.send();
    await wizard.send();
    expect(wizard.submit.calls).toHaveLength(1);
    expect(wizard.submit.last().args[0]).toEqual({
      orderNo: 'O1',
      key: 'key 1',
      refundTo: null,
      type: 'WARRANTY',
      lines: [lineOf({ quantity: 2, reason: 'DEFECTIVE', note: 'Dark', pictures: [picture] })],
      gifts: [],
    });
    await wizard.reply({ kind: 'done', rmaNo: 'R1' });
    expect(selectRmaNo(wizard.snapshot())).toBe('R1');
    expect([wizard.keys, wizard.drafts.at(-1), wizard.changes()]).toEqual([['key 1', null], null, 1]);
  },

  'incomplete answers are not sent': async (machine) => {
    const wizard = open(machine);
    await wizard.send();
    wizard.change({ lines: [lineOf()] });
    await wizard.send();
    wizard.change({ type: 'RETURN' });
    await wizard.send();
    expect([wizard.submit.calls.length, selectIsSending(wizard.snapshot())]).toEqual([0, false]);
  },

  'a kind must be possible for every item, and another item can take it away': (machine) => {
    const wizard = open(machine);
    wizard.change({ lines: [lineOf()], type: 'RETURN' });
    expect(selectDraft(wizard.snapshot()).type).toBe('RETURN');
    const both = { lines: [lineOf(), lineOf({ lineId: 'L2' })] };
    wizard.change(both);
    expect(selectDraft(wizard.snapshot()).type).toBeNull();
    expect([typesFor(offers, both), typesFor(offers, { lines: [] })]).toEqual([['WARRANTY'], []]);
  },

  'a reason of another kind is given up with the kind, notes and pictures stay': (machine) => {
    const wizard = open(machine);
    const line = lineOf({ reason: 'NO_LONGER_WANTED', note: 'Too bright', pictures: [picture] });
    wizard.change({ type: 'RETURN', lines: [line] });
    wizard.change({ type: 'WARRANTY' });
    expect(selectDraft(wizard.snapshot()).lines).toEqual([{ ...line, reason: null }]);
  },

  'no more of an item than there is, and no item that is not offered': (machine) => {
    const wizard = open(machine);
    wizard.change({ lines: [lineOf({ quantity: 9 }), lineOf({ lineId: 'L3' }), lineOf({ lineId: 'L9' })] });
    expect(selectDraft(wizard.snapshot()).lines).toEqual([lineOf({ quantity: 2 })]);
    wizard.change({ lines: [lineOf({ quantity: 0.5 })] });
    expect(selectDraft(wizard.snapshot()).lines).toEqual([]);
  },

  'every change is kept, and answers from before a reload are taken up as far as they are possible': (machine) => {
    const wizard = open(machine, {
      ...complete,
      lines: [lineOf({ lineId: 'L3' }), ...complete.lines],
    });
    expect(selectDraft(wizard.snapshot())).toEqual(complete);
    wizard.change({ type: 'WARRANTY' });
    expect(wizard.drafts.at(-1)).toEqual(selectDraft(wizard.snapshot()));
  },

  'what can not be asked for any more is given up when that is known': (machine) => {
    const wizard = open(machine, { ...complete, lines: [lineOf({ quantity: 2, reason: 'NO_LONGER_WANTED' })] });
    wizard.actor.send({ type: 'offers.read', offers: fewerOffers });
    expect(selectDraft(wizard.snapshot())).toEqual({
      type: null,
      refundTo: null,
      lines: [lineOf({ quantity: 1 })],
      gifts: [],
    });
  },

  'a refusal stays on screen with the answers, and the next try has a new key': async (machine) => {
    const wizard = open(machine, complete);
    await wizard.send();
    await wizard.reply(refusal);
    expect(selectProblem(wizard.snapshot())?.code).toBe('RMA_PHOTO');
    expect([selectDraft(wizard.snapshot()), wizard.changes()]).toEqual([complete, 0]);
    await wizard.send();
    expect(selectProblem(wizard.snapshot())).toBeNull();
    expect(wizard.sentKeys()).toEqual(['key 1', 'key 2']);
  },

  'an order that moved on is read again, and the answers stay as far as they are possible': async (machine) => {
    const wizard = open(machine, complete);
    await wizard.send();
    await wizard.reply(moved);
    expect(wizard.changes()).toBe(1);
    wizard.actor.send({ type: 'offers.read', offers: fewerOffers });
    expect(selectProblem(wizard.snapshot())?.message).toBe('Open already.');
    expect(selectDraft(wizard.snapshot()).type).toBeNull();
  },

  'a gift that is not earned any more is decided about before anything is sent, and goes with the request': async (
    machine,
  ) => {
    const wizard = open(machine, complete);
    wizard.actor.send({ type: 'offers.read', offers: offersWithGift });
    expect(complaintsOf(wizard.snapshot().context)).toEqual([{ step: 'review', about: 'gift', lineId: 'G1' }]);
    await wizard.send();
    expect(wizard.submit.calls).toHaveLength(0);
    const gifts = [
      { lineId: 'G1', choice: 'DEDUCT' },
      { lineId: 'G2', choice: 'RETURN' },
    ];
    wizard.change({ gifts });
    await wizard.send();
    expect(wizard.submit.last().args[0].gifts).toEqual(gifts.slice(0, 1));
  },

  'a lost answer is asked for again under the same key': async (machine) => {
    const wizard = open(machine, complete);
    await wizard.send();
    await wizard.reply(new Error('lost'));
    expect(selectIsUnsure(wizard.snapshot())).toBe(true);
    wizard.change(complete);
    wizard.actor.send({ type: 'offers.read', offers: fewerOffers });
    expect(selectIsUnsure(wizard.snapshot())).toBe(true);
    await wizard.send();
    wizard.submit.last().reply.reject(new Error('lost'));
    await settle();
    wizard.actor.send({ type: 'wizard.back' });
    await wizard.send();
    expect(wizard.sentKeys()).toEqual(['key 1', 'key 1', 'key 1']);
  },

  'after a lost answer other answers are another request, under its own key': async (machine) => {
    const wizard = open(machine, complete);
    await wizard.send();
    await wizard.reply(new Error('lost'));
    wizard.change({ lines: [lineOf({ quantity: 2, reason: 'NO_LONGER_WANTED' })] });
    await wizard.send();
    expect(wizard.sentKeys()).toEqual(['key 1', 'key 2']);
  },

  'a reload repeats the same request under the kept key, and another one under a new key': async (machine) => {
    const storedKey = { key: 'kept', hash: hashOf(complete) };
    const same = open(machine, complete, storedKey);
    await same.send();
    expect(same.sentKeys()).toEqual(['kept']);
    const other = open(machine, { ...complete, lines: [lineOf({ reason: 'NO_LONGER_WANTED', note: 'x' })] }, storedKey);
    await other.send();
    expect(other.sentKeys()).toEqual(['key 1']);
  },

  'the answer to a request is waited for 300 s, then nobody knows': async (machine) => {
    const wizard = open(machine, complete);
    await wizard.send();
    wizard.clock.increment(299_999);
    expect(selectIsSending(wizard.snapshot())).toBe(true);
    wizard.clock.increment(1);
    expect(selectIsUnsure(wizard.snapshot())).toBe(true);
  },
};
