import type { MachineModel } from '../verify/model.ts';
import { paymentMachine } from './machine.ts';
import type { NextAction, PaymentFacts, PaymentStatus } from './types.ts';

function open(status: PaymentStatus, type: NextAction['type'] = 'NONE'): PaymentFacts {
  const failure = status === 'DECLINED' ? { code: 'PAY_DECLINED', message: 'Declined', retryable: true } : null;
  return {
    order: 'OPEN',
    attempt: { paymentNo: 'P1', status, nextAction: { type, url: 'https://bank.example/' }, failure },
  };
}

const untouched: PaymentFacts = { order: 'OPEN', attempt: null };
const paid: PaymentFacts = { order: 'PAID', attempt: open('SETTLED').attempt };
const closed: PaymentFacts = { order: 'CLOSED', attempt: open('EXPIRED').attempt };
const cardForm = open('REQUIRES_ACTION', 'CARD_FORM');
const redirect = open('REQUIRES_ACTION', 'REDIRECT');
const challenge = open('REQUIRES_ACTION', 'THREE_DS');
const processing = open('PROCESSING');
const declined = open('DECLINED');

/** The screen of an order by what the server says. */
function screenOf({ order, attempt }: PaymentFacts): string {
  if (order !== 'OPEN') return order === 'PAID' ? 'succeeded' : 'closed';
  if (attempt === null || attempt.status === 'DECLINED' || attempt.status === 'CANCELLED') return 'choosing';
  const type = attempt.status === 'REQUIRES_ACTION' ? attempt.nextAction?.type : 'NONE';
  return { CARD_FORM: 'cardForm', REDIRECT: 'redirecting', THREE_DS: 'challenging', NONE: 'confirming' }[
    type ?? 'NONE'
  ];
}

/** After a look at the server nobody is sent to the bank again. */
function screenAfterLook(facts: PaymentFacts): string {
  const screen = screenOf(facts);
  return screen === 'redirecting' || screen === 'challenging' ? 'confirming' : screen;
}

const live = 'an attempt is live; a second one must not start';
const twice = 'a second click is the same request';
const notAsked = 'no card fields are on screen';
const noChallenge = 'no challenge is on screen';
const nothingLive = 'no attempt is live';
const looking = 'the server is being asked';
const atWork = 'the answer under way tells more';

export const paymentModel: MachineModel<typeof paymentMachine> = {
  machine: paymentMachine,
  inputs: [
    { orderNo: 'L1', paymentKey: null },
    { orderNo: 'L1', paymentKey: { key: 'kept', method: 'CARD', savedCardId: null } },
  ],
  samples: {
    'payment.pay': [
      { type: 'payment.pay', method: 'CARD', savedCardId: null },
      { type: 'payment.pay', method: 'REDIRECT_BANK', savedCardId: null },
    ],
    'card.tokenised': [{ type: 'card.tokenised', cardToken: 'tok_secret', saveCard: false }],
    'challenge.finished': [{ type: 'challenge.finished' }],
    'payment.resume': [{ type: 'payment.resume' }],
    'payment.abandon': [{ type: 'payment.abandon' }],
    'payment.checkNow': [{ type: 'payment.checkNow' }],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
  },
  replies: {
    readStatus: [untouched, paid, closed, cardForm, redirect, challenge, processing, declined],
    createKey: ['made'],
    createPayment: [cardForm, redirect, processing, paid, closed, declined],
    confirmCard: [challenge, processing, paid, declined],
    cancelPayment: [open('CANCELLED'), paid],
  },
  abstraction: (s) => [
    s.context.facts?.order,
    s.context.facts?.attempt?.status,
    s.context.facts?.attempt?.nextAction?.type,
    s.context.paymentKey?.method,
    s.matches('creatingKey') || s.matches('starting') ? s.context.choice?.method : null,
    s.matches('confirming') ? s.context.polls : null,
  ],
  invariants: {
    'it succeeds exactly when the server says paid': (s) =>
      s.matches('succeeded') === (s.status === 'done' && s.context.facts?.order === 'PAID'),
    'paid and closed are the end at once, whoever brings the news': (s) =>
      (s.context.facts?.order !== 'PAID' || s.matches('succeeded')) &&
      (s.context.facts?.order !== 'CLOSED' || s.matches('closed')),
    'card data is never in context': ({ context }) => !JSON.stringify(context).includes('tok_secret'),
    'an attempt starts under a key': (s) => !s.matches('starting') || s.context.paymentKey !== null,
  },
  steps: {
    'what the server says decides the screen': ({ before, event, after }) => {
      const { facts } = after.context;
      if (!event.type.startsWith('xstate.done') || before.matches('creatingKey') || facts === null) return true;
      const isLook = before.matches('reading') || before.matches('confirming');
      const screen = isLook ? screenAfterLook(facts) : screenOf(facts);
      const isEnough = before.matches({ confirming: 'polling' }) && after.matches('unknown') && screen === 'confirming';
      return isEnough || Object(after.value) === after.value ? screen === 'confirming' : after.value === screen;
    },
    'whoever asks, comes back or finishes at the bank makes the server be asked': ({ before, event, actions }) =>
      !['payment.checkNow', 'page.becameVisible', 'challenge.finished'].includes(event.type) ||
      paymentModel.ignored?.[event.type]?.[String(before.value)] !== undefined ||
      before.matches({ confirming: 'polling' }) ||
      (before.matches('confirming') && event.type === 'challenge.finished') ||
      actions.includes('start readStatus'),
    'whoever wants another method ends the live attempt': ({ before, event, actions }) =>
      event.type !== 'payment.abandon' ||
      !(['cardForm', 'redirecting', 'challenging'].includes(String(before.value)) || before.matches('confirming')) ||
      actions.includes('start cancelPayment'),
    'an answer that was lost is looked up at the server': ({ before, event, actions }) =>
      !/^xstate\.(error|after)/.test(event.type) ||
      !['starting', 'authorising', 'cancelling', 'redirecting', 'challenging'].includes(String(before.value)) ||
      actions.includes('start readStatus'),
    'without a first answer nothing can be paid': ({ before, event, after }) =>
      !/^xstate\.(error|after)/.test(event.type) || !before.matches('reading') || after.matches('readFailed'),
    'without a key nothing is sent': ({ before, event, after }) =>
      !event.type.startsWith('xstate.error') || !before.matches('creatingKey') || after.matches('choosing'),
    'the looks are counted from the beginning of each wait': ({ before, after }) =>
      !after.matches('confirming') || before.matches('confirming') || after.context.polls === 0,
    'back to the bank leads there, in whichever form it waits': ({ before, event, after, actions }) => {
      if (event.type !== 'payment.resume') return true;
      const type = before.context.facts?.attempt?.nextAction?.type;
      if (before.matches('redirecting') || (before.matches({ confirming: 'waiting' }) && type === 'REDIRECT'))
        return after.matches('redirecting') && actions.includes('openRedirect');
      if (!before.matches({ confirming: 'waiting' })) return true;
      return type === 'THREE_DS' ? after.matches('challenging') : after.matches({ confirming: 'waiting' });
    },
    'a payment is created only from choosing, through the key': ({ before, actions }) =>
      !actions.includes('start createPayment') || before.matches('creatingKey') || before.matches('choosing'),
    'a live attempt leaves no key behind that could answer for the next request': ({ after }) =>
      !(after.matches('cardForm') || after.matches('confirming')) || after.context.paymentKey === null,
    'one attempt is created at a time': ({ before, actions }) =>
      !actions.includes('start createPayment') || !before.matches('starting'),
    'the key is kept before the attempt is created, and forgotten once the answer is known': ({
      before,
      after,
      actions,
    }) => before.context.paymentKey === after.context.paymentKey || actions.includes('persistPaymentKey'),
    'a reload or a lost answer sends no card again': ({ event, actions }) =>
      !actions.includes('start confirmCard') || event.type === 'card.tokenised',
    'the bank opens only for an attempt that waits for it': ({ after, actions }) =>
      !actions.includes('openRedirect') || after.context.facts?.attempt?.nextAction?.type === 'REDIRECT',
  },
  equivalent: {
    'payment.confirming.waiting --payment.resume[2]--> stays: lost':
      'it does nothing; it is there to be read in the chart',
  },
  bounded: { createKey: 'it makes a local value' },
  ignored: {
    'payment.pay': {
      reading: looking,
      readFailed: 'it may be paid already',
      creatingKey: twice,
      starting: twice,
      cardForm: live,
      authorising: live,
      redirecting: live,
      challenging: live,
      confirming: live,
      cancelling: live,
      unknown: live,
    },
    'card.tokenised': {
      reading: notAsked,
      readFailed: notAsked,
      choosing: notAsked,
      creatingKey: notAsked,
      starting: notAsked,
      authorising: twice,
      redirecting: notAsked,
      challenging: notAsked,
      confirming: notAsked,
      cancelling: notAsked,
      unknown: notAsked,
    },
    'challenge.finished': {
      reading: noChallenge,
      readFailed: noChallenge,
      choosing: noChallenge,
      creatingKey: noChallenge,
      starting: noChallenge,
      cardForm: noChallenge,
      authorising: noChallenge,
      redirecting: noChallenge,
      confirming: looking,
      cancelling: noChallenge,
      unknown: noChallenge,
    },
    'payment.resume': {
      reading: looking,
      readFailed: nothingLive,
      choosing: nothingLive,
      creatingKey: nothingLive,
      starting: nothingLive,
      cardForm: 'it is on screen',
      authorising: atWork,
      challenging: 'it is on screen',
      'confirming.polling': looking,
      cancelling: atWork,
      unknown: 'the shopper looks again first',
    },
    'payment.abandon': {
      reading: looking,
      readFailed: nothingLive,
      choosing: nothingLive,
      creatingKey: nothingLive,
      starting: 'there is no number to cancel yet',
      authorising: 'the bank is deciding',
      cancelling: twice,
      unknown: 'it may be paid already',
    },
    'payment.checkNow': {
      reading: looking,
      choosing: nothingLive,
      creatingKey: atWork,
      starting: atWork,
      cardForm: 'nothing was sent yet',
      authorising: atWork,
      'confirming.polling': looking,
      cancelling: atWork,
    },
    'page.becameVisible': {
      reading: looking,
      creatingKey: atWork,
      starting: atWork,
      cardForm: 'nothing was sent yet',
      authorising: atWork,
      challenging: 'the challenge tells when it is done',
      'confirming.polling': looking,
      cancelling: atWork,
    },
  },
};
