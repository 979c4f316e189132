import { paymentAttemptTimeout, requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import {
  begunChoice,
  chosenOf,
  isNewCard,
  isOver,
  isSameChoice,
  lastAttempt,
  pendingAction,
  waitsForShopper,
} from './facts.ts';
import type {
  CardConfirmation,
  PaymentContext,
  PaymentEvent,
  PaymentFacts,
  PaymentInput,
  PaymentKey,
  PaymentMethodChoice,
  PaymentRequest,
} from './types.ts';

/** Looks at the server: first every 2 s, then every 5 s, then we promise a mail. */
const quickPolls = 15;
const slowPolls = 24;

export const paymentSetup = setup({
  types: {
    context: {} as PaymentContext,
    events: {} as PaymentEvent,
    input: {} as PaymentInput,
    tags: {} as 'busy' | 'starting',
  },
  actors: {
    readStatus: unprovidedActor<PaymentFacts, { orderNo: string }>('readStatus'),
    createKey: unprovidedActor<string>('createKey'),
    createPayment: unprovidedActor<PaymentFacts, PaymentRequest>('createPayment'),
    confirmCard: unprovidedActor<PaymentFacts, CardConfirmation>('confirmCard'),
    cancelPayment: unprovidedActor<PaymentFacts, { paymentNo: string }>('cancelPayment'),
  },
  actions: {
    persistPaymentKey: unprovidedAction('persistPaymentKey'),
    openRedirect: unprovidedAction('openRedirect'),
    setFacts: assign(({ context }, { facts }: { facts: PaymentFacts }) => ({
      facts,
      offers: facts.offers ?? context.offers,
    })),
    select: assign({ selected: (_, { choice }: { choice: PaymentMethodChoice }) => choice }),
    setExpired: assign({ isExpired: true }),
    payByChosen: assign({ choice: ({ context }) => chosenOf(context) }),
    payByBegun: assign(({ context }) => ({ choice: begunChoice(context), begunAfter: lastAttempt(context) })),
    payByNext: assign(({ context }) => ({ choice: context.next, next: null })),
    keepForNext: assign({ next: ({ context }) => chosenOf(context) }),
    clearNext: assign({ next: null }),
    setPaymentKey: assign({
      paymentKey: ({ context }, { key }: { key: string }): PaymentKey | null =>
        context.choice === null ? null : { ...context.choice, key },
    }),
    clearPaymentKey: assign({ paymentKey: null }),
    setConfirmed: assign({ isConfirmed: true }),
    clearConfirmed: assign({ isConfirmed: false }),
    resetPolls: assign({ polls: 0 }),
    countPoll: assign({ polls: ({ context }) => context.polls + 1 }),
  },
  guards: {
    hasKeyOfChoice: ({ context: { paymentKey, choice } }) => paymentKey !== null && isSameChoice(paymentKey, choice),
    hasChosen: ({ context }) => chosenOf(context) !== null,
    hasChosenNewCard: ({ context }) => isNewCard(chosenOf(context)),
    hasNext: ({ context }) => context.next !== null,
    isExpired: ({ context }) => context.isExpired,
    /** On the page of the card after each attempt that is over; of all methods only before the first. */
    hasToBegin: ({ context }) => {
      if (context.begunAfter === lastAttempt(context)) return false;
      const choice = begunChoice(context);
      return context.page === 'card' || (choice !== null && !isNewCard(choice) && lastAttempt(context) === 'none');
    },
    isPaid: ({ context }) => context.facts?.order === 'PAID',
    isClosed: ({ context }) => context.facts?.order === 'CLOSED',
    isAttemptOver: ({ context }) => isOver(context.facts),
    isCardForm: ({ context }) => pendingAction(context.facts)?.type === 'CARD_FORM',
    isRedirect: ({ context }) => pendingAction(context.facts)?.type === 'REDIRECT',
    isChallenge: ({ context }) => pendingAction(context.facts)?.type === 'THREE_DS',
    isUnconfirmed: ({ context }) => waitsForShopper(context),
    hasPollsLeft: ({ context }) => context.polls < quickPolls + slowPolls,
  },
  delays: {
    requestTimeout,
    readTimeout: 10_000,
    attemptTimeout: paymentAttemptTimeout,
    pollInterval: ({ context }) => (context.polls < quickPolls ? 2_000 : 5_000),
  },
});
