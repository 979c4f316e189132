import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { hashOf } from './draft.ts';
import { createRevokeImplementations } from './implementations.ts';
import type { revokeMachine } from './machine.ts';
import { cancelPaid, withdraw, withdrawWithGift } from './model.ts';
import {
  selectIsConfirming,
  selectIsImpossible,
  selectIsSending,
  selectIsUnread,
  selectIsUnsure,
  selectProblem,
  selectReceipt,
  selectDraft,
} from './selectors.ts';
import type { RevokeEvent, RevokeKey, RevokeMode, RevokeReply, RevokeRequest, RevokeDraft } from './types.ts';

const receipt = { revokeNo: 'V1', mode: 'CANCEL_PAID' };
const refusal: RevokeReply = { kind: 'refused', problem: { code: 'REVOKE_EXCLUDED', message: 'Not here.' } };
const moved: RevokeReply = { kind: 'moved', problem: { code: 'ORDER_RELEASED', message: 'It has left.' } };

async function open(
  machine: typeof revokeMachine,
  modes: readonly RevokeMode[] | Error,
  storedKey: RevokeKey | null = null,
) {
  const clock = new SimulatedClock();
  const load = fakeEffect<[string, AbortSignal], readonly RevokeMode[]>();
  const submit = fakeEffect<[RevokeRequest, AbortSignal], RevokeReply>();
  const persisted: (RevokeKey | null)[] = [];
  let keys = 0;
  let changes = 0;
  const implementations = createRevokeImplementations({
    loadModes: load.effect,
    createKey: () => `key ${(keys += 1)}`,
    persistRevokeKey: (key) => persisted.push(key),
    submit: submit.effect,
    orderChanged: () => {
      changes += 1;
    },
  });
  const input = { orderNo: 'O1', revokeKey: storedKey };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  const answer = async (reply: readonly RevokeMode[] | Error) => {
    if (reply instanceof Error) load.last().reply.reject(reply);
    else load.last().reply.resolve(reply);
    await settle();
  };
  expect(load.last().args[0]).toBe('O1');
  await answer(modes);
  const snapshot = () => actor.getSnapshot();
  const send = (...events: readonly RevokeEvent['type'][]) => {
    for (const type of events) if (type !== 'revoke.choose') actor.send({ type });
  };
  return {
    actor,
    clock,
    load,
    answer,
    submit,
    persisted,
    send,
    snapshot,
    changes: () => changes,
    because: (reason: string) => actor.send({ type: 'revoke.choose', change: { reason } }),
    reply: async (reply: RevokeReply | Error) => {
      if (reply instanceof Error) submit.last().reply.reject(reply);
      else submit.last().reply.resolve(reply);
      await settle();
    },
    sentKeys: () => submit.calls.map(({ args }) => args[0].key),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function confirm({ because, send }: Opened, reason = 'CHANGED_MIND') {
  because(reason);
  send('revoke.ask', 'revoke.confirm');
  await settle();
}

export const revokeScenarios: Scenarios<typeof revokeMachine> = {
  'a paid order is cancelled with a reason, after one more question': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    shop.because('TOO_SLOW');
    shop.send('revoke.ask');
    expect(shop.submit.calls).toHaveLength(0);
    shop.send('revoke.confirm');
    await settle();
    expect(shop.submit.last().args[0]).toEqual({
      orderNo: 'O1',
      key: 'key 1',
      mode: 'CANCEL_PAID',
      lines: [],
      gifts: [],
      reason: 'TOO_SLOW',
      details: {},
    });
    await shop.reply({ kind: 'done', receipt });
    expect(selectReceipt(shop.snapshot())).toEqual(receipt);
    expect(shop.snapshot().status).toBe('done');
    expect(shop.changes()).toBe(1);
    expect(shop.persisted.map((intent) => intent?.key ?? null)).toEqual(['key 1', null]);
  },

  'without the reason it needs nothing is asked': async (machine) => {
    const { send, snapshot, because, submit } = await open(machine, [cancelPaid]);
    send('revoke.ask', 'revoke.confirm');
    await settle();
    expect(submit.calls).toEqual([]);
    expect(snapshot().matches('choosing')).toBe(true);
    because('OTHER');
    send('revoke.ask');
    expect(selectIsConfirming(snapshot())).toBe(true);
  },

  'a second thought at the question sends nothing': async (machine) => {
    const { send, because, submit, snapshot } = await open(machine, [cancelPaid]);
    because('OTHER');
    send('revoke.ask', 'revoke.back', 'revoke.confirm');
    await settle();
    expect(submit.calls).toEqual([]);
    expect(snapshot().matches('choosing')).toBe(true);
  },

  'a withdrawal starts with everything, and takes no more of a line than there is': async (machine) => {
    const { actor, snapshot, send } = await open(machine, [withdraw]);
    expect(selectDraft(snapshot())?.lines).toEqual(withdraw.lines);
    const lines = [
      { lineId: 'L1', quantity: 3 },
      { lineId: 'L2', quantity: 0 },
      { lineId: 'L9', quantity: 1 },
    ];
    actor.send({ type: 'revoke.choose', change: { lines } });
    expect(selectDraft(snapshot())?.lines).toEqual([{ lineId: 'L1', quantity: 2 }]);
    actor.send({ type: 'revoke.choose', change: { lines: [] } });
    send('revoke.ask');
    expect(snapshot().matches('choosing')).toBe(true);
  },

  'a gift that what is kept does not earn needs its answer, and no longer than that': async (machine) => {
    const { actor, snapshot, send } = await open(machine, [withdrawWithGift]);
    const choose = (change: Partial<RevokeDraft>) => actor.send({ type: 'revoke.choose', change });
    send('revoke.ask');
    expect(snapshot().matches('choosing')).toBe(true);
    const gifts = [{ lineId: 'G1', choice: 'DEDUCT' }];
    choose({ gifts });
    expect(selectDraft(snapshot())?.gifts).toEqual(gifts);
    choose({ lines: [{ lineId: 'L2', quantity: 1 }] });
    expect(selectDraft(snapshot())?.gifts).toEqual([]);
    send('revoke.ask');
    expect(snapshot().matches('confirming')).toBe(true);
  },

  'another way brings its own lines, keeps the reason, and one that is not offered changes nothing': async (
    machine,
  ) => {
    const { actor, snapshot, because } = await open(machine, [cancelPaid, withdraw]);
    because('OTHER');
    actor.send({ type: 'revoke.choose', change: { mode: 'WITHDRAW' } });
    const draft = selectDraft(snapshot());
    expect(draft).toMatchObject({ mode: 'WITHDRAW', reason: 'OTHER', lines: withdraw.lines });
    actor.send({ type: 'revoke.choose', change: { mode: 'FOR_FREE' } });
    expect(selectDraft(snapshot())).toEqual(draft);
  },

  'a refusal stays on screen with the choices, and the next try has a new key': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    await shop.reply(refusal);
    expect(selectProblem(shop.snapshot())?.code).toBe('REVOKE_EXCLUDED');
    expect(selectDraft(shop.snapshot())?.reason).toBe('CHANGED_MIND');
    expect(shop.changes()).toBe(0);
    await confirm(shop);
    expect(selectProblem(shop.snapshot())).toBeNull();
    expect(shop.sentKeys()).toEqual(['key 1', 'key 2']);
  },

  'an order that moved on meanwhile is read again, and what can be done now is offered': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    await shop.reply(moved);
    expect(shop.changes()).toBe(1);
    expect(shop.persisted.at(-1)).toBeNull();
    await shop.answer([withdraw]);
    expect(selectDraft(shop.snapshot())).toMatchObject({ mode: 'WITHDRAW', reason: 'CHANGED_MIND' });
    expect(selectProblem(shop.snapshot())?.code).toBe('ORDER_RELEASED');
  },

  'an order that can not be taken back any more says so': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    await shop.reply(moved);
    await shop.answer([]);
    expect(selectIsImpossible(shop.snapshot())).toBe(true);
    expect(selectProblem(shop.snapshot())?.message).toBe('It has left.');
    expect(selectDraft(shop.snapshot())).toBeNull();
  },

  'a lost answer is asked for again under the same key': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    await shop.reply(new Error('lost'));
    expect(selectIsUnsure(shop.snapshot())).toBe(true);
    await confirm(shop);
    expect(selectIsSending(shop.snapshot())).toBe(true);
    expect(shop.sentKeys()).toEqual(['key 1', 'key 1']);
  },

  'after a lost answer another reason is another request, under its own key': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    await shop.reply(new Error('lost'));
    await confirm(shop, 'DUPLICATE');
    expect(shop.sentKeys()).toEqual(['key 1', 'key 2']);
  },

  'after a lost answer the shopper may look at the choices again': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    await shop.reply(new Error('lost'));
    shop.send('revoke.back');
    expect(shop.snapshot().matches('choosing')).toBe(true);
    await confirm(shop);
    expect(shop.sentKeys()).toEqual(['key 1', 'key 1']);
  },

  'a reload repeats the same request under the kept key, and another request under a new one': async (machine) => {
    const hash = hashOf({ mode: 'CANCEL_PAID', lines: [], gifts: [], reason: 'CHANGED_MIND', details: {} });
    const same = await open(machine, [cancelPaid], { key: 'kept', hash });
    await confirm(same);
    expect(same.sentKeys()).toEqual(['kept']);
    const other = await open(machine, [cancelPaid], { key: 'kept', hash });
    await confirm(other, 'OTHER');
    expect(other.sentKeys()).toEqual(['key 1']);
  },

  'a double click sends one request': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    shop.send('revoke.confirm', 'revoke.ask');
    shop.because('OTHER');
    expect(shop.submit.calls).toHaveLength(1);
    expect(shop.submit.last().args[1].aborted).toBe(false);
  },

  'the answer to a request is waited for 300 s, then nobody knows': async (machine) => {
    const shop = await open(machine, [cancelPaid]);
    await confirm(shop);
    shop.clock.increment(299_999);
    expect(selectIsSending(shop.snapshot())).toBe(true);
    shop.clock.increment(1);
    expect(selectIsUnsure(shop.snapshot())).toBe(true);
  },

  'what can be done is waited for 10 s, and can be asked for again': async (machine) => {
    const { clock, load, send, snapshot, answer } = await open(machine, new Error('offline'));
    expect(selectIsUnread(snapshot())).toBe(true);
    send('revoke.retry');
    clock.increment(9_999);
    expect(selectIsUnread(snapshot())).toBe(false);
    clock.increment(1);
    expect(selectIsUnread(snapshot())).toBe(true);
    send('revoke.retry');
    await answer([]);
    expect(selectIsImpossible(snapshot())).toBe(true);
    send('revoke.retry');
    await answer([cancelPaid]);
    expect(selectDraft(snapshot())?.mode).toBe('CANCEL_PAID');
    expect(load.calls).toHaveLength(4);
  },
};
