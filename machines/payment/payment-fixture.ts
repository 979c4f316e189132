import { createActor, SimulatedClock } from 'xstate';
import { fakeEffect, settle } from '../verify/harness.ts';
import { createPaymentImplementations } from './implementations.ts';
import type { paymentMachine } from './machine.ts';
import { selectStep } from './selectors.ts';
import type {
  CardConfirmation,
  NextAction,
  PaymentFacts,
  PaymentInput,
  PaymentKey,
  PaymentRequest,
  PaymentStatus,
} from './types.ts';

/** What the server says of an order whose one attempt stands at a status. */
export function facts(status: PaymentStatus, type: NextAction['type'] = 'NONE'): PaymentFacts {
  const failure = status === 'DECLINED' ? { code: 'PAY_DECLINED', message: 'Declined', retryable: true } : null;
  const nextAction = { type, url: 'https://bank.example/' };
  return { order: status === 'SETTLED' ? 'PAID' : 'OPEN', attempt: { paymentNo: 'P1', status, nextAction, failure } };
}

export const methods = ['CARD', 'REDIRECT_BANK', 'WALLET_REDIRECT'].map((method) => ({ method, savedCardId: null }));
/** An order that nobody has tried to pay. */
export const untouched: PaymentFacts = { order: 'OPEN', attempt: null, offers: methods };

/** A payment page whose effects are answered by the test, after its first look at the server. */
export async function pay(machine: typeof paymentMachine, first: PaymentFacts, overrides: Partial<PaymentInput> = {}) {
  const clock = new SimulatedClock();
  const read = fakeEffect<[string, AbortSignal], PaymentFacts>();
  const create = fakeEffect<[PaymentRequest, AbortSignal], PaymentFacts>();
  const confirm = fakeEffect<[CardConfirmation, AbortSignal], PaymentFacts>();
  const cancel = fakeEffect<[string, AbortSignal], PaymentFacts>();
  const opened: string[] = [];
  const storedKeys: (PaymentKey | null)[] = [];
  let keys = 0;
  const implementations = createPaymentImplementations({
    readStatus: read.effect,
    createPayment: create.effect,
    confirmCard: confirm.effect,
    cancelPayment: cancel.effect,
    createKey: () => `key ${(keys += 1)}`,
    persistPaymentKey: (key) => storedKeys.push(key),
    openRedirect: (url) => opened.push(url),
  });
  const input: PaymentInput = {
    orderNo: 'L1',
    paymentKey: null,
    page: 'methods',
    preferred: null,
    isConfirmed: false,
    ...overrides,
  };
  const actor = createActor(machine.provide(implementations), { clock, input }).start();
  read.last().reply.resolve(first);
  await settle();
  const payBy = (method: string, savedCardId: string | null = null) => {
    actor.send({ type: 'method.chosen', choice: { method, savedCardId } });
    actor.send({ type: 'payment.pay' });
  };
  const openCardForm = async () => {
    payBy('CARD');
    await settle();
    create.last().reply.resolve(facts('REQUIRES_ACTION', 'CARD_FORM'));
    await settle();
  };
  const step = () => selectStep(actor.getSnapshot());
  return { clock, actor, payBy, openCardForm, read, create, confirm, cancel, opened, storedKeys, step };
}
