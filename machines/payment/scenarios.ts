import { expect } from 'vitest';
import { settle } from '../verify/harness.ts';
import type { Scenarios } from '../verify/scenarios.ts';
import type { paymentMachine } from './machine.ts';
import { facts, methods, pay, untouched } from './payment-fixture.ts';
import {
  selectChosen,
  selectDecline,
  selectIsBeingChecked,
  selectIsCardWanted,
  selectWaitsForShopper,
} from './selectors.ts';
import type { PaymentFacts, PaymentInput } from './types.ts';
import { waitScenarios } from './wait-scenarios.ts';

const savedCard = { method: 'CARD', savedCardId: 'c1' };

export const paymentScenarios: Scenarios<typeof paymentMachine> = {
  ...waitScenarios,

  'makes one attempt of a double click': async (machine) => {
    const { payBy, create } = await pay(machine, untouched);
    payBy('CARD');
    payBy('CARD');
    await settle();
    payBy('CARD');
    expect(create.calls.map(({ args }) => args[0])).toEqual([
      { orderNo: 'L1', method: 'CARD', savedCardId: null, key: 'key 1' },
    ]);
  },

  'explains a decline and pays with the next card': async (machine) => {
    const { actor, openCardForm, create, confirm, read, storedKeys, step } = await pay(machine, untouched);
    await openCardForm();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: false });
    confirm.last().reply.resolve(facts('DECLINED'));
    await settle();
    expect(selectDecline(actor.getSnapshot())?.code).toBe('PAY_DECLINED');
    await openCardForm();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_2', saveCard: false });
    confirm.last().reply.resolve(facts('PROCESSING'));
    await settle();
    expect(create.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 2']);
    const card = { method: 'CARD', savedCardId: null };
    expect(storedKeys).toEqual([{ ...card, key: 'key 1' }, null, { ...card, key: 'key 2' }, null]);
    read.last().reply.resolve(facts('SETTLED'));
    await settle();
    expect(step()).toBe('succeeded');
  },

  'asks the server when the reply to the start was lost, and keeps the key': async (machine) => {
    const { payBy, create, read } = await pay(machine, untouched);
    payBy('CARD');
    await settle();
    create.last().reply.reject(new Error('lost'));
    await settle();
    read.last().reply.resolve(untouched);
    await settle();
    payBy('CARD');
    await settle();
    expect(create.calls.map(({ args }) => args[0].key)).toEqual(['key 1', 'key 1']);
  },

  'goes to the bank once and looks at the server when the shopper is back': async (machine) => {
    const { actor, payBy, create, opened, step } = await pay(machine, untouched);
    payBy('REDIRECT_BANK');
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'REDIRECT'));
    await settle();
    expect(opened).toEqual(['https://bank.example/']);
    actor.send({ type: 'page.becameVisible' });
    expect(step()).toBe('confirming');
  },

  'resumes at confirming after a reload and sends nothing again': async (machine) => {
    const { create, read, opened, step } = await pay(machine, facts('REQUIRES_ACTION', 'REDIRECT'));
    expect(step()).toBe('confirming');
    expect(read.calls.map(({ args }) => args[0])).toEqual(['L1', 'L1']);
    expect(create.calls).toEqual([]);
    expect(opened).toEqual([]);
  },

  'gives up on the bank page after 15 minutes and looks at the server': async (machine) => {
    const { clock, payBy, create, step } = await pay(machine, untouched);
    payBy('REDIRECT_BANK');
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'REDIRECT'));
    await settle();
    clock.increment(15 * 60_000 - 1);
    expect(step()).toBe('redirecting');
    clock.increment(1);
    expect(step()).toBe('confirming');
  },

  'gives up on the challenge after 15 minutes and looks at the server': async (machine) => {
    const { clock, actor, openCardForm, confirm, step } = await pay(machine, untouched);
    await openCardForm();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: false });
    confirm.last().reply.resolve(facts('REQUIRES_ACTION', 'THREE_DS'));
    await settle();
    clock.increment(15 * 60_000 - 1);
    expect(step()).toBe('challenging');
    clock.increment(1);
    expect(step()).toBe('confirming');
  },

  'waits 300 s for the start of an attempt, then asks the server': async (machine) => {
    const { clock, payBy, read } = await pay(machine, untouched);
    payBy('CARD');
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

  'begins by itself with what was chosen in the checkout, once': async (machine) => {
    const { create, read, step } = await pay(machine, untouched, { preferred: 'REDIRECT_BANK' });
    expect(create.calls.map(({ args }) => args[0].method)).toEqual(['REDIRECT_BANK']);
    create.last().reply.reject(new Error('refused'));
    await settle();
    read.last().reply.resolve(untouched);
    await settle();
    expect(step()).toBe('choosing');
    expect(create.calls).toHaveLength(1);
  },

  'begins nothing by itself where a card is wanted, nothing is, or an attempt came to nothing': async (machine) => {
    for (const [first, preferred] of [
      [untouched, 'CARD'],
      [untouched, null],
      [facts('DECLINED'), 'REDIRECT_BANK'],
    ] as const) {
      const { create, step } = await pay(machine, first, { preferred });
      expect(step()).toBe('choosing');
      expect(create.calls).toEqual([]);
    }
  },

  'begins on the page of the card with the card, and anew after each attempt that is over': async (machine) => {
    const { actor, create, confirm, read, step } = await pay(machine, untouched, { page: 'card' });
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'CARD_FORM'));
    await settle();
    actor.send({ type: 'card.tokenised', cardToken: 'tok_1', saveCard: false });
    confirm.last().reply.resolve(facts('DECLINED'));
    await settle();
    expect(create.calls.map(({ args }) => args[0].method)).toEqual(['CARD', 'CARD']);
    create.last().reply.reject(new Error('refused'));
    await settle();
    read.last().reply.resolve(facts('DECLINED'));
    await settle();
    expect(step()).toBe('choosing');
    actor.send({ type: 'payment.pay' });
    await settle();
    expect(create.calls.map(({ args }) => args[0])).toMatchObject([
      { method: 'CARD', key: 'key 1' },
      { method: 'CARD', key: 'key 2' },
      { method: 'CARD', key: 'key 2' },
    ]);
  },

  'offers a saved card first, what was chosen in the checkout before it, and only what is open': async (machine) => {
    const chosen = async (overrides: Partial<PaymentInput>, offers: PaymentFacts['offers']) => {
      const first = { ...facts('DECLINED'), ...(offers && { offers }) };
      const { actor } = await pay(machine, first, overrides);
      return selectChosen(actor.getSnapshot());
    };
    const [card, bank] = methods;
    expect(await chosen({}, [savedCard, ...methods])).toEqual(savedCard);
    expect(await chosen({ preferred: 'REDIRECT_BANK' }, [savedCard, ...methods])).toEqual(bank);
    expect(await chosen({ preferred: 'NO_SUCH' }, [savedCard, ...methods])).toEqual(card);
    expect(await chosen({}, methods)).toEqual(card);
    expect(await chosen({}, [])).toBeNull();
    expect(await chosen({ preferred: 'CARD' }, undefined)).toBeNull();
  },

  'keeps what the shopper chose while it is offered, and pays nothing where nothing is': async (machine) => {
    const { actor, create, read } = await pay(machine, untouched);
    const [card, bank] = methods;
    const chosen = () => selectChosen(actor.getSnapshot());
    const look = async (offers: PaymentFacts['offers']) => {
      actor.send({ type: 'page.becameVisible' });
      read.last().reply.resolve({ order: 'OPEN', attempt: null, ...(offers && { offers }) });
      await settle();
    };
    actor.send({ type: 'method.chosen', choice: { method: 'REDIRECT_BANK', savedCardId: null } });
    await look(undefined);
    expect(chosen()).toEqual(bank);
    await look(methods.slice(0, 1));
    expect(chosen()).toEqual(card);
    await look([]);
    actor.send({ type: 'payment.pay' });
    await settle();
    expect(create.calls).toEqual([]);
  },

  'ends a card attempt that was begun before paying by another method': async (machine) => {
    const live = { ...facts('REQUIRES_ACTION', 'CARD_FORM'), offers: [savedCard, ...methods] };
    const { actor, payBy, create, cancel } = await pay(machine, live);
    payBy('REDIRECT_BANK');
    actor.send({ type: 'payment.pay' });
    expect(create.calls).toEqual([]);
    expect(cancel.calls.map(({ args }) => args[0])).toEqual(['P1']);
    cancel.last().reply.resolve(facts('CANCELLED'));
    await settle();
    expect(create.calls.map(({ args }) => args[0].method)).toEqual(['REDIRECT_BANK']);
  },

  'goes on with a card attempt that was begun when a new card is chosen': async (machine) => {
    const live = { ...facts('REQUIRES_ACTION', 'CARD_FORM'), offers: [savedCard, ...methods] };
    const { actor, payBy, cancel, step } = await pay(machine, live);
    expect(selectIsCardWanted(actor.getSnapshot())).toBe(false);
    payBy('CARD');
    expect([step(), selectIsCardWanted(actor.getSnapshot())]).toEqual(['cardForm', true]);
    expect(cancel.calls).toEqual([]);
  },

  'forgets the other method when the attempt in its way turns out to live': async (machine) => {
    const live = { ...facts('REQUIRES_ACTION', 'CARD_FORM'), offers: methods };
    const { actor, payBy, create, cancel, read, step } = await pay(machine, live);
    payBy('REDIRECT_BANK');
    cancel.last().reply.reject(new Error('lost'));
    await settle();
    read.last().reply.resolve(facts('REQUIRES_ACTION', 'CARD_FORM'));
    await settle();
    expect(step()).toBe('cardForm');
    actor.send({ type: 'payment.abandon' });
    cancel.last().reply.resolve(facts('CANCELLED'));
    await settle();
    expect(step()).toBe('choosing');
    expect(create.calls).toEqual([]);
  },

  'pays by the other method when the attempt in its way is gone, not by what was chosen in the checkout': async (
    machine,
  ) => {
    const live = { ...facts('REQUIRES_ACTION', 'CARD_FORM'), offers: methods };
    const { payBy, create, cancel, read } = await pay(machine, live, { preferred: 'REDIRECT_BANK' });
    payBy('WALLET_REDIRECT');
    cancel.last().reply.reject(new Error('lost'));
    await settle();
    read.last().reply.resolve(untouched);
    await settle();
    expect(create.calls.map(({ args }) => args[0].method)).toEqual(['WALLET_REDIRECT']);
  },

  'tells an attempt that the shop checks from one that waits for the shopper': async (machine) => {
    const { actor, payBy, create, read, step } = await pay(machine, untouched);
    const is = () => {
      const snapshot = actor.getSnapshot();
      return { checked: selectIsBeingChecked(snapshot), waiting: selectWaitsForShopper(snapshot) };
    };
    expect(is()).toEqual({ checked: false, waiting: false });
    payBy('REDIRECT_BANK');
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'REDIRECT'));
    await settle();
    actor.send({ type: 'page.becameVisible' });
    expect(step()).toBe('confirming');
    expect(is()).toEqual({ checked: false, waiting: true });
    read.last().reply.resolve(facts('PROCESSING'));
    await settle();
    expect(step()).toBe('confirming');
    expect(is()).toEqual({ checked: true, waiting: false });
    actor.send({ type: 'page.becameVisible' });
    read.last().reply.resolve(facts('DECLINED'));
    await settle();
    expect(is()).toEqual({ checked: false, waiting: false });
  },

  'begins nothing once the time to pay is over, and lets a live attempt end': async (machine) => {
    const { actor, create, read, step } = await pay(machine, facts('PROCESSING'), { preferred: 'REDIRECT_BANK' });
    actor.send({ type: 'deadline.passed' });
    expect(step()).toBe('confirming');
    read.last().reply.resolve(untouched);
    await settle();
    expect(step()).toBe('expired');
    actor.send({ type: 'page.becameVisible' });
    read.last().reply.resolve({ order: 'CLOSED', attempt: null });
    await settle();
    expect(step()).toBe('closed');
    expect(create.calls).toEqual([]);
  },

  'resumes after a reload with the key of the request that was kept': async (machine) => {
    const paymentKey = { key: 'kept', method: 'REDIRECT_BANK', savedCardId: null };
    const { payBy, create } = await pay(machine, untouched, { paymentKey });
    payBy('REDIRECT_BANK');
    await settle();
    expect(create.last().args[0].key).toBe('kept');
  },

  'takes no answer of an attempt after the page was left': async (machine) => {
    const { actor, payBy, create, opened } = await pay(machine, untouched);
    payBy('REDIRECT_BANK');
    await settle();
    actor.stop();
    expect(create.last().args[1].aborted).toBe(true);
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'REDIRECT'));
    await settle();
    expect(opened).toEqual([]);
  },
};
