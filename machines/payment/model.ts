import type { MachineModel } from '../verify/model.ts';
import { equivalentPayments } from './equivalent.ts';
import { chosenOf, isNewCard, isSameChoice, waitsForShopper } from './facts.ts';
import { paymentMachine } from './machine.ts';
import type { NextAction, PaymentFacts, PaymentStatus } from './types.ts';

function open(status: PaymentStatus, type: NextAction['type'] = 'NONE'): PaymentFacts {
  const failure = status === 'DECLINED' ? { code: 'PAY_DECLINED', message: 'Declined', retryable: true } : null;
  return {
    order: 'OPEN',
    attempt: { paymentNo: 'P1', status, nextAction: { type, url: 'https://bank.example/' }, failure },
  };
}

const card = { method: 'CARD', savedCardId: null };
const bank = { method: 'REDIRECT_BANK', savedCardId: null };
const savedCard = { method: 'CARD', savedCardId: 'c1' };
const untouched: PaymentFacts = { order: 'OPEN', attempt: null, offers: [savedCard, card, bank] };
const unoffered: PaymentFacts = { order: 'OPEN', attempt: null, offers: [] };
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

/** Every 2 s, then every 5 s. */
const looks = 15 + 24;

const live = 'an attempt is live; a second one must not start';
const twice = 'a second click is the same request';
const notAsked = 'no card fields are on screen';
const noChallenge = 'no challenge is on screen';
const nothingLive = 'no attempt is live';
const looking = 'the server is being asked';
const over = 'the time to pay is over';
const atWork = 'the answer under way says more';

export const paymentModel: MachineModel<typeof paymentMachine> = {
  machine: paymentMachine,
  inputs: [
    { orderNo: 'L1', paymentKey: { key: 'kept', ...card }, page: 'methods', preferred: 'CARD', isConfirmed: false },
    { orderNo: 'L1', paymentKey: null, page: 'methods', preferred: 'REDIRECT_BANK', isConfirmed: false },
    { orderNo: 'L1', paymentKey: null, page: 'card', preferred: null, isConfirmed: false },
    { orderNo: 'L1', paymentKey: null, page: 'methods', preferred: null, isConfirmed: true },
  ],
  samples: {
    'method.chosen': [card, bank].map((choice) => ({ type: 'method.chosen', choice })),
    'payment.pay': [{ type: 'payment.pay' }],
    'deadline.passed': [{ type: 'deadline.passed' }],
    'card.tokenised': [{ type: 'card.tokenised', cardToken: 'tok_secret', saveCard: false }],
    'challenge.finished': [{ type: 'challenge.finished' }],
    'payment.resume': [{ type: 'payment.resume' }],
    'payment.abandon': [{ type: 'payment.abandon' }],
    'payment.checkNow': [{ type: 'payment.checkNow' }],
    'page.becameVisible': [{ type: 'page.becameVisible' }],
  },
  replies: {
    readStatus: [untouched, unoffered, paid, closed, cardForm, redirect, challenge, processing, declined],
    createKey: ['made'],
    createPayment: [cardForm, redirect, processing, paid, closed, declined],
    confirmCard: [challenge, processing, paid, declined],
    cancelPayment: [open('CANCELLED'), paid],
  },
  abstraction: (s) => {
    const { page, preferred, facts, paymentKey, choice, next, begunAfter, isExpired, polls } = s.context;
    const waits = waitsForShopper(s.context);
    const said = [facts?.order, facts?.attempt?.status, facts?.attempt?.nextAction?.type];
    // What follows an attempt, or a long wait, is found from one way into it: the rest need not be searched for each.
    if (s.matches('confirming'))
      return polls > 1 ? [polls, waits] : [said, waits, polls, polls === 0 && [next?.method, isExpired]];
    if (
      ['authorising', 'redirecting', 'challenging', 'unconfirmed', 'unknown', 'succeeded', 'closed'].includes(
        String(s.value),
      )
    )
      return [said, page];
    if (s.hasTag('starting')) return [page, choice, paymentKey?.method, isExpired];
    if (s.matches('readFailed')) return [page, begunAfter, paymentKey?.method];
    return [
      said,
      page,
      preferred,
      paymentKey?.method,
      begunAfter,
      s.matches('choosing') ? chosenOf(s.context) : s.matches('cardForm') && isNewCard(chosenOf(s.context)),
      s.matches('cancelling') ? next?.method : isExpired,
      s.matches('cardForm') && choice !== null,
    ];
  },
  incongruent: Object.fromEntries(
    [
      'reading',
      'readFailed',
      'creatingKey',
      'starting',
      'cardForm',
      'authorising',
      'redirecting',
      'challenging',
      'confirming',
      'cancelling',
      'unconfirmed',
      'unknown',
    ].map((place) => [
      place,
      'its ways into a wait differ by what stood chosen, which the sentences about choosing follow',
    ]),
  ),
  invariants: {
    'it succeeds exactly when the server says paid': (s) =>
      s.matches('succeeded') === (s.status === 'done' && s.context.facts?.order === 'PAID'),
    'paid and closed are the end at once, whoever brings the news': (s) =>
      (s.context.facts?.order !== 'PAID' || s.matches('succeeded')) &&
      (s.context.facts?.order !== 'CLOSED' || s.matches('closed')),
    'card data is never in context': ({ context }) => !JSON.stringify(context).includes('tok_secret'),
    'the time to pay is over where it has run out, and nowhere else': (s) =>
      !s.matches('expired') || s.context.isExpired,
    'an attempt starts under a key': (s) => !s.matches('starting') || s.context.paymentKey !== null,
  },
  steps: {
    'what the server says decides the screen': ({ before, event, after }) => {
      const { facts } = after.context;
      if (!event.type.startsWith('xstate.done') || before.matches('creatingKey') || facts === null) return true;
      const isLook = before.matches('reading') || before.matches('confirming');
      const screen = isLook ? screenAfterLook(facts) : screenOf(facts);
      const isEnough =
        before.matches({ confirming: 'polling' }) &&
        after.matches(waitsForShopper(after.context) ? 'unconfirmed' : 'unknown') &&
        screen === 'confirming';
      if (isEnough || Object(after.value) === after.value) return screen === 'confirming';
      // Where nothing is live, the next attempt may begin at once, or the time for one is over.
      const isBegun = after.hasTag('starting') || after.matches('expired');
      return after.value === screen || (screen === 'choosing' && isBegun);
    },
    'whoever asks, comes back or finishes at the bank makes the server be asked': ({ before, event, actions }) =>
      !['payment.checkNow', 'page.becameVisible', 'challenge.finished'].includes(event.type) ||
      paymentModel.ignored?.[event.type]?.[String(before.value)] !== undefined ||
      before.matches({ confirming: 'polling' }) ||
      (before.matches('confirming') && event.type === 'challenge.finished') ||
      actions.includes('start readStatus'),
    'whoever comes back to an attempt is waited with, and not for one look alone': ({ before, event, after }) =>
      !['payment.checkNow', 'page.becameVisible'].includes(event.type) ||
      !['redirecting', 'unconfirmed', 'unknown'].includes(String(before.value)) ||
      after.matches('confirming'),
    'whoever wants another method ends the live attempt': ({ before, event, actions }) =>
      event.type !== 'payment.abandon' ||
      !(
        ['cardForm', 'redirecting', 'challenging', 'unconfirmed'].includes(String(before.value)) ||
        before.matches('confirming')
      ) ||
      actions.includes('start cancelPayment'),
    'an answer that was lost is looked up at the server': ({ before, event, actions }) =>
      !/^xstate\.(error|after)/.test(event.type) ||
      !['starting', 'authorising', 'cancelling', 'redirecting', 'challenging'].includes(String(before.value)) ||
      actions.includes('start readStatus'),
    'whoever may have been charged, or may not have ended it, is waited with, and not for one look alone': ({
      before,
      event,
      after,
    }) =>
      !/^xstate\.(error|after)/.test(event.type) ||
      !(before.matches('authorising') || before.matches('cancelling')) ||
      after.matches('confirming'),
    'a look that fails decides nothing': ({ before, event, after }) =>
      !/^xstate\.(error|after)/.test(event.type) ||
      !before.matches({ confirming: 'polling' }) ||
      after.matches({ confirming: 'waiting' }) ||
      before.context.polls === looks,
    'nobody is left alone before the last look': ({ before, after }) =>
      !before.matches('confirming') ||
      !(after.matches('unconfirmed') || after.matches('unknown')) ||
      before.context.polls === looks,
    'where nothing is chosen nothing is paid, and nothing is ended': ({ before, event, after }) =>
      event.type !== 'payment.pay' || chosenOf(before.context) !== null || after.value === before.value,
    'nothing is begun once the time to pay is over': ({ before, after }) =>
      !after.hasTag('starting') || before.hasTag('starting') || !after.context.isExpired,
    'without a first answer nothing can be paid': ({ before, event, after }) =>
      !/^xstate\.(error|after)/.test(event.type) || !before.matches('reading') || after.matches('readFailed'),
    'without a key nothing is sent': ({ before, event, after }) =>
      !event.type.startsWith('xstate.error') ||
      !before.matches('creatingKey') ||
      after.matches(before.context.isExpired ? 'expired' : 'choosing'),
    'nobody is promised a mail who has confirmed nothing at the bank': ({ after }) =>
      !after.matches('unknown') || !waitsForShopper(after.context),
    'the looks are counted from the beginning of each wait': ({ before, after }) =>
      !after.matches('confirming') || before.matches('confirming') || after.context.polls === 0,
    'back to the bank leads there, in whichever form it waits': ({ before, event, after, actions }) => {
      if (event.type !== 'payment.resume') return true;
      const { status, nextAction } = before.context.facts?.attempt ?? {};
      const type = status === 'REQUIRES_ACTION' ? nextAction?.type : 'NONE';
      const isLooking = before.matches('confirming') || before.matches('unconfirmed');
      if (before.matches('redirecting') || (isLooking && type === 'REDIRECT'))
        return after.matches('redirecting') && actions.includes('openRedirect');
      if (!isLooking) return true;
      return type === 'THREE_DS' ? after.matches('challenging') : after.matches('confirming');
    },
    'a payment is created only through the key, and never after the time to pay': ({ after, actions, before }) =>
      !actions.includes('start createPayment') ||
      before.matches('creatingKey') ||
      (after.context.paymentKey !== null && !after.context.isExpired),
    'what is paid by is what stood chosen, what was kept for next, or what was wanted before the page': ({
      before,
      event,
      after,
    }) => {
      if (!after.hasTag('starting') || before.hasTag('starting')) return true;
      if (event.type === 'payment.pay') return after.context.choice === chosenOf(before.context);
      const { next, page, preferred } = before.context;
      if (next !== null) return after.context.choice === next && after.context.next === null;
      return after.context.choice?.method === (page === 'card' ? 'CARD' : preferred);
    },
    'what was begun without the shopper is not begun again after the same attempt': ({ before, event, after }) =>
      event.type === 'payment.pay' ||
      !after.hasTag('starting') ||
      before.hasTag('starting') ||
      before.context.next !== null ||
      (before.context.begunAfter !== after.context.begunAfter &&
        after.context.begunAfter === (after.context.facts?.attempt?.paymentNo ?? 'none')),
    'another method waits until the card attempt in its way has been ended': ({ before, event, after, actions }) =>
      event.type !== 'payment.pay' ||
      !before.matches('cardForm') ||
      chosenOf(before.context) === null ||
      (isNewCard(chosenOf(before.context))
        ? after.matches('cardForm') && after.context.choice !== null
        : actions.includes('start cancelPayment') && after.context.next === chosenOf(before.context)),
    'an attempt that goes on forgets what was to come after its end': ({ after }) =>
      !['cardForm', 'redirecting', 'challenging'].includes(String(after.value)) || after.context.next === null,
    'once the time to pay is over nothing is offered': ({ after }) =>
      !after.context.isExpired || !after.matches('choosing'),
    'the method chosen last stands chosen wherever it is offered': ({ before, event, after }) =>
      event.type !== 'method.chosen' ||
      !('choice' in event) ||
      before.context.page === 'card' ||
      !after.context.offers.some((offer) => isSameChoice(offer, Object(event.choice))) ||
      chosenOf(after.context)?.method === Object(event.choice).method,
    'a live attempt leaves no key behind that could answer for the next request': ({ after }) =>
      !(after.matches('cardForm') || after.matches('confirming')) || after.context.paymentKey === null,
    'one attempt is created at a time': ({ before, actions }) =>
      !actions.includes('start createPayment') || !before.matches('starting'),
    'the key is kept before the attempt is created, and forgotten once the answer is known': ({
      before,
      after,
      actions,
    }) => before.context.paymentKey === after.context.paymentKey || actions.includes('persistPaymentKey'),
    'the key that is kept is the one that is held': ({ after, effects }) =>
      effects.every(
        ({ name, context }) => name !== 'persistPaymentKey' || context.paymentKey === after.context.paymentKey,
      ),
    'what a shopper confirms counts for one visit to the bank': ({ before, event, after }) =>
      (!['redirecting', 'challenging'].includes(String(after.value)) || !after.context.isConfirmed) &&
      (!before.matches('redirecting') || event.type !== 'payment.checkNow' || after.context.isConfirmed),
    'a reload or a lost answer sends no card again': ({ event, actions }) =>
      !actions.includes('start confirmCard') || event.type === 'card.tokenised',
    'the bank opens only for an attempt that waits for it': ({ after, actions }) =>
      !actions.includes('openRedirect') || after.context.facts?.attempt?.nextAction?.type === 'REDIRECT',
  },
  isPinned: true,
  equivalent: equivalentPayments,
  bounded: { createKey: 'it makes a local value' },
  ignored: {
    'payment.pay': {
      reading: looking,
      readFailed: 'it may be paid already',
      creatingKey: twice,
      starting: twice,
      authorising: live,
      redirecting: live,
      challenging: live,
      confirming: live,
      cancelling: live,
      unconfirmed: live,
      unknown: live,
      expired: over,
    },
    'card.tokenised': {
      expired: notAsked,
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
      unconfirmed: notAsked,
      unknown: notAsked,
    },
    'challenge.finished': {
      expired: noChallenge,
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
      unconfirmed: noChallenge,
      unknown: noChallenge,
    },
    'payment.resume': {
      expired: nothingLive,
      reading: looking,
      readFailed: nothingLive,
      choosing: nothingLive,
      creatingKey: nothingLive,
      starting: nothingLive,
      cardForm: 'it is on screen',
      authorising: atWork,
      challenging: 'it is on screen',
      cancelling: atWork,
      unknown: 'the shopper looks again first',
    },
    'payment.abandon': {
      expired: nothingLive,
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
      expired: nothingLive,
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
      challenging: 'the challenge reports when it is done',
      'confirming.polling': looking,
      cancelling: atWork,
    },
  },
};
