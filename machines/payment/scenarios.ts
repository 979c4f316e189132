import { createActor, SimulatedClock } from 'xstate';
import { expect } from 'vitest';
import { fakeEffect, settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import { createPaymentImplementations } from './implementations.ts';
import type { paymentMachine } from './machine.ts';
import { selectDecline, selectStep } from './selectors.ts';
import type { CardConfirmation, NextAction, PaymentFacts, PaymentKey, PaymentRequest, PaymentStatus } from './types.ts';

function facts(status: PaymentStatus, type: NextAction['type'] = 'NONE'): PaymentFacts {
  const failure = status === 'DECLINED' ? { code: 'PAY_DECLINED', message: 'Declined', retryable: true } : null;
  const nextAction = { type, url: 'https://bank.example/' };
  return { order: status === 'SETTLED' ? 'PAID' : 'OPEN', attempt: { paymentNo: 'P1', status, nextAction, failure } };
}

async function pay(machine: typeof paymentMachine, first: PaymentFacts, paymentKey: PaymentKey | null = null) {
  const clock = new SimulatedClock();
  const read = fakeEffect<[string, AbortSignal], PaymentFacts>();
  const create = fakeEffect<[PaymentRequest, AbortSignal], PaymentFacts>();
  const confirm = fakeEffect<[CardConfirmation, AbortSignal], PaymentFacts>();
  const cancel = fakeEffect<[string, AbortSignal], PaymentFacts>();
  const opened: string[] = [];
  let keys = 0;
  const implementations = createPaymentImplementations({
    readStatus: read.effect,
    createPayment: create.effect,
    confirmCard: confirm.effect,
    cancelPayment: cancel.effect,
    createKey: () => `key ${(keys += 1)}`,
    persistPaymentKey: () => undefined,
    openRedirect: (url) => opened.push(url),
  });
  const input = { orderNo: 'L1', paymentKey };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  read.last().reply.resolve(first);
  await settle();
  return { clock, actor, read, create, confirm, cancel, opened, step: () => selectStep(actor.getSnapshot()) };
}

const untouched: PaymentFacts = { order: 'OPEN', attempt: null };
const byCard = { type: 'payment.pay', method: 'CARD', savedCardId: null } as const;

export const paymentScenarios: Scenarios<typeof paymentMachine> = {
  'makes one attempt of a double click': async (machine) => {
    const { actor, create } = await pay(machine, untouched);
    actor.send(byCard);
    actor.send(byCard);
    await settle();
    actor.send(byCard);
    expect(create.calls.map(({ args }) => args[0])).toEqual([
      { orderNo: 'L1', method: 'CARD', savedCardId: null, key: 'key 1' },
    ]);
  },

  'explains a decline and pays with the next card': async (machine) => {
    const { actor, create, confirm, read, step } = await pay(machine, untouched);
    actor.send(byCard);
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'CARD_FORM'));
    await settle();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: false });
    confirm.last().reply.resolve(facts('DECLINED'));
    await settle();
    expect(selectDecline(actor.getSnapshot())?.code).toBe('PAY_DECLINED');
    actor.send(byCard);
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'CARD_FORM'));
    await settle();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_2', saveCard: false });
    confirm.last().reply.resolve(facts('PROCESSING'));
    await settle();
    expect(create.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 2']);
    read.last().reply.resolve(facts('SETTLED'));
    await settle();
    expect(step()).toBe('succeeded');
  },

  'asks the server when the reply to the start was lost, and keeps the key': async (machine) => {
    const { actor, create, read } = await pay(machine, untouched);
    actor.send(byCard);
    await settle();
    create.last().reply.reject(new Error('lost'));
    await settle();
    read.last().reply.resolve(untouched);
    await settle();
    actor.send(byCard);
    await settle();
    expect(create.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 1']);
  },

  'goes to the bank once and looks at the server when the shopper is back': async (machine) => {
    const { actor, create, opened, step } = await pay(machine, untouched);
    actor.send({ type: 'payment.pay', method: 'REDIRECT_BANK', savedCardId: null });
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'REDIRECT'));
    await settle();
    expect(opened).toEqual(['https://bank.example/']);
    actor.send({ type: 'page.becameVisible' });
    expect(step()).toBe('confirming');
  },

  'resumes at confirming after a reload and sends nothing again': async (machine) => {
    const { create, opened, step } = await pay(machine, facts('REQUIRES_ACTION', 'REDIRECT'));
    expect(step()).toBe('confirming');
    expect(create.calls).toEqual([]);
    expect(opened).toEqual([]);
  },

  'looks every 2 s fifteen times, then every 5 s twenty-four times, then promises a mail': async (machine) => {
    const { clock, read, step } = await pay(machine, facts('PROCESSING'));
    const readCount = () => read.calls.length;
    const answer = async () => {
      read.last().reply.resolve(facts('PROCESSING'));
      await settle();
    };
    await answer();
    for (const [looks, interval] of [
      [15, 2_000],
      [24, 5_000],
    ] as const) {
      for (let look = 0; look < looks; look += 1) {
        const before = readCount();
        clock.increment(interval - 1);
        expect(readCount()).toBe(before);
        clock.increment(1);
        expect(readCount()).toBe(before + 1);
        await answer();
      }
    }
    expect(step()).toBe('unknown');
    expect(readCount()).toBe(1 + 1 + 15 + 24);
  },

  'gives up on the bank page after 15 minutes and looks at the server': async (machine) => {
    const { clock, actor, create, step } = await pay(machine, untouched);
    actor.send({ type: 'payment.pay', method: 'REDIRECT_BANK', savedCardId: null });
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'REDIRECT'));
    await settle();
    clock.increment(15 * 60_000 - 1);
    expect(step()).toBe('redirecting');
    clock.increment(1);
    expect(step()).toBe('confirming');
  },

  'gives up on the challenge after 15 minutes and looks at the server': async (machine) => {
    const { clock, actor, create, confirm, step } = await pay(machine, untouched);
    actor.send(byCard);
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'CARD_FORM'));
    await settle();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: false });
    confirm.last().reply.resolve(facts('REQUIRES_ACTION', 'THREE_DS'));
    await settle();
    clock.increment(15 * 60_000 - 1);
    expect(step()).toBe('challenging');
    clock.increment(1);
    expect(step()).toBe('confirming');
  },

  'waits 300 s for the start of an attempt, then asks the server': async (machine) => {
    const { clock, actor, read } = await pay(machine, untouched);
    actor.send(byCard);
    await settle();
    clock.increment(299_999);
    expect(read.calls).toHaveLength(1);
    clock.increment(1);
    expect(read.calls).toHaveLength(2);
  },

  'waits 10 s for one look and goes on to the next': async (machine) => {
    const { clock, read, actor } = await pay(machine, facts('PROCESSING'));
    clock.increment(9_999);
    expect(actor.getSnapshot().matches({ confirming: 'polling' })).toBe(true);
    clock.increment(1);
    expect(actor.getSnapshot().matches({ confirming: 'waiting' })).toBe(true);
    expect(read.last().args[1].aborted).toBe(true);
  },

  'takes a payment that settled just before it was cancelled': async (machine) => {
    const { actor, cancel, step } = await pay(machine, facts('REQUIRES_ACTION', 'CARD_FORM'));
    actor.send({ type: 'payment.abandon' });
    cancel.last().reply.resolve(facts('SETTLED'));
    await settle();
    expect(step()).toBe('succeeded');
  },
};
