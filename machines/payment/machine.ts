import { assertEvent } from 'xstate';
import { paymentNoOf, requestOf } from './facts.ts';
import { paymentSetup } from './setup.ts';

export const paymentMachine = paymentSetup.createMachine({
  id: 'payment',
  options: { maxIterations: 1_000 },
  description:
    'Paying one order. The server decides what happened; after a reload it is asked, and nothing is sent again.',
  context: ({ input }) => ({
    ...input,
    offers: [],
    selected: null,
    choice: null,
    next: null,
    begunAfter: null,
    isExpired: false,
    facts: null,
    polls: 0,
  }),
  initial: 'reading',
  on: {
    'method.chosen': {
      actions: { type: 'select', params: ({ event }) => ({ choice: event.choice }) },
      description: 'One way to pay of those on screen.',
    },
    'deadline.passed': { actions: 'setExpired', description: 'The time to pay is over; a live attempt may still end.' },
  },
  states: {
    reading: {
      description: 'Asking the server where this order stands.',
      tags: 'busy',
      invoke: {
        src: 'readStatus',
        input: ({ context: { orderNo } }) => ({ orderNo }),
        onDone: {
          target: 'resuming',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
          description: 'The server knows.',
        },
        onError: { target: 'readFailed', description: 'The server cannot be asked.' },
      },
      after: { readTimeout: { target: 'readFailed', description: 'No answer.' } },
    },
    readFailed: {
      description: 'Nothing is known, so nothing can be paid yet.',
      on: {
        'payment.checkNow': { target: 'reading', description: 'The shopper asks again.' },
        'page.becameVisible': { target: 'reading', description: 'Back in view: ask again.' },
      },
    },
    resuming: {
      description:
        'Going on from what the server said; an attempt that was with a bank is looked at, never sent again.',
      always: [
        { guard: 'isPaid', target: 'succeeded', description: 'Paid.' },
        { guard: 'isClosed', target: 'closed', description: 'The order is closed.' },
        { guard: 'isAttemptOver', target: 'choosing', description: 'No live attempt.' },
        {
          guard: 'isCardForm',
          target: 'cardForm',
          actions: ['clearPaymentKey', 'persistPaymentKey'],
          description: 'The card was not sent yet; the request behind a kept key is this attempt.',
        },
        {
          target: 'confirming',
          actions: ['clearPaymentKey', 'persistPaymentKey'],
          description: 'A live attempt; the request behind a kept key is this one.',
        },
      ],
    },
    choosing: {
      description: 'Every method is offered; a decline of the last attempt is explained.',
      always: [
        { guard: 'isExpired', target: 'expired', description: 'Nothing is begun any more.' },
        {
          guard: 'hasNext',
          target: 'creatingKey',
          actions: 'payByNext',
          description: 'The attempt in the way of another method has been ended.',
        },
        {
          guard: 'hasToBegin',
          target: 'creatingKey',
          actions: 'payByBegun',
          description: 'Chosen before this page: begun by itself, never again after a try that came to nothing.',
        },
      ],
      on: {
        'payment.pay': {
          guard: 'hasChosen',
          target: 'creatingKey',
          actions: 'payByChosen',
          description: 'The shopper pays by what is chosen.',
        },
        'page.becameVisible': { target: 'reading', description: 'It may have been paid elsewhere.' },
      },
    },
    expired: {
      description: 'The time to pay has run out here; the server closes the order.',
      on: { 'page.becameVisible': { target: 'reading', description: 'It may have been paid elsewhere.' } },
    },
    creatingKey: {
      description: 'The request to pay gets its key, once.',
      tags: ['busy', 'starting'],
      always: { guard: 'hasKeyOfChoice', target: 'starting', description: 'A try before this one made the key.' },
      invoke: {
        src: 'createKey',
        onDone: {
          target: 'starting',
          actions: [{ type: 'setPaymentKey', params: ({ event }) => ({ key: event.output }) }, 'persistPaymentKey'],
          description: 'Kept before anything is sent.',
        },
        onError: { target: 'choosing', description: 'Without a key nothing is sent.' },
      },
    },
    starting: {
      description: 'The server starts an attempt, or answers with the one that is live.',
      tags: ['busy', 'starting'],
      invoke: {
        src: 'createPayment',
        input: ({ context }) => requestOf(context),
        onDone: {
          target: 'advancing',
          actions: [
            { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
            'clearPaymentKey',
            'persistPaymentKey',
          ],
          description: 'An attempt with what comes next.',
        },
        onError: { target: 'reading', description: 'The attempt may exist; the server is asked, the key is kept.' },
      },
      after: { requestTimeout: { target: 'reading', description: 'No answer; the server is asked, the key is kept.' } },
    },
    advancing: {
      description: 'Doing what the server asks for next.',
      always: [
        { guard: 'isPaid', target: 'succeeded', description: 'Paid.' },
        { guard: 'isClosed', target: 'closed', description: 'The order is closed.' },
        {
          guard: 'isAttemptOver',
          target: 'choosing',
          description: 'Declined or cancelled; every method is offered again.',
        },
        { guard: 'isCardForm', target: 'cardForm', description: 'The card is wanted.' },
        { guard: 'isRedirect', target: 'redirecting', description: 'The bank is next.' },
        { guard: 'isChallenge', target: 'challenging', description: 'The bank wants to see the shopper.' },
        { target: 'confirming', description: 'The provider is working on it.' },
      ],
    },
    cardForm: {
      description: 'A card is wanted, in the fields of the provider; we see none of their content.',
      entry: 'clearNext',
      on: {
        'payment.pay': [
          {
            guard: 'hasChosenNewCard',
            actions: 'payByChosen',
            description: 'This very attempt goes on, on the page of the card.',
          },
          {
            guard: 'hasChosen',
            target: 'cancelling',
            actions: 'keepForNext',
            description: 'The attempt gives way: it is ended first, then the choice is paid by.',
          },
        ],
        'card.tokenised': { target: 'authorising', description: 'The provider took the card and gave a token for it.' },
        'payment.abandon': { target: 'cancelling', description: 'The shopper wants another method.' },
      },
    },
    authorising: {
      description: 'The provider asks the bank.',
      tags: 'busy',
      invoke: {
        src: 'confirmCard',
        input: ({ context, event }) => {
          assertEvent(event, 'card.tokenised');
          return { paymentNo: paymentNoOf(context), cardToken: event.cardToken, saveCard: event.saveCard };
        },
        onDone: {
          target: 'advancing',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
          description: 'The bank answered.',
        },
        onError: { target: 'confirming', description: 'The card may have been charged: only the server knows.' },
      },
      after: { requestTimeout: { target: 'confirming', description: 'No answer: only the server knows.' } },
    },
    redirecting: {
      description: 'The shopper is at the bank; this page may never be notified.',
      entry: ['clearConfirmed', 'clearNext', 'openRedirect'],
      after: { attemptTimeout: { target: 'confirming', description: 'The attempt is over by now.' } },
      on: {
        'page.becameVisible': { target: 'confirming', description: 'Back from the bank, by whatever way.' },
        'payment.checkNow': {
          target: 'confirming',
          actions: 'setConfirmed',
          description: 'The shopper has finished at the bank.',
        },
        'payment.resume': { target: 'redirecting', reenter: true, description: 'The bank page did not open.' },
        'payment.abandon': { target: 'cancelling', description: 'The shopper wants another method.' },
      },
    },
    challenging: {
      description: 'The bank talks to the shopper inside its own frame.',
      entry: ['clearConfirmed', 'clearNext'],
      after: { attemptTimeout: { target: 'confirming', description: 'The attempt is over by now.' } },
      on: {
        'challenge.finished': {
          target: 'confirming',
          actions: 'setConfirmed',
          description: 'The frame says it is done; the server knows the result.',
        },
        'payment.checkNow': { target: 'confirming', description: 'The shopper closes the frame, done or not.' },
        'payment.abandon': { target: 'cancelling', description: 'The shopper wants another method.' },
      },
    },
    confirming: {
      description: 'Looking at the server until it knows.',
      tags: 'busy',
      entry: 'resetPolls',
      initial: 'polling',
      on: {
        'payment.abandon': { target: 'cancelling', description: 'The shopper wants another method.' },
        'payment.resume': [
          { guard: 'isRedirect', target: 'redirecting', description: 'Back to the bank, same attempt.' },
          { guard: 'isChallenge', target: 'challenging', description: 'Back to the challenge, same attempt.' },
          { description: 'The attempt waits for nobody here.' },
        ],
      },
      states: {
        polling: {
          description: 'One look.',
          invoke: {
            src: 'readStatus',
            input: ({ context: { orderNo } }) => ({ orderNo }),
            onDone: {
              target: 'evaluating',
              actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
              description: 'The server answered.',
            },
            onError: { target: 'pausing', description: 'This look failed; there are more.' },
          },
          after: { readTimeout: { target: 'pausing', description: 'This look takes too long; there are more.' } },
        },
        evaluating: {
          description: 'Is it decided?',
          always: [
            { guard: 'isPaid', target: '#payment.succeeded', description: 'Paid.' },
            { guard: 'isClosed', target: '#payment.closed', description: 'The order is closed.' },
            { guard: 'isAttemptOver', target: '#payment.choosing', description: 'Declined or cancelled.' },
            { guard: 'isCardForm', target: '#payment.cardForm', description: 'The card never arrived there.' },
            { target: 'pausing', description: 'Not yet.' },
          ],
        },
        pausing: {
          description: 'Another look, or is it enough?',
          always: [
            { guard: 'hasPollsLeft', target: 'waiting', description: 'A look more.' },
            {
              guard: 'isUnconfirmed',
              target: '#payment.unconfirmed',
              description: 'Nothing was confirmed, so nothing will come.',
            },
            { target: '#payment.unknown', description: 'Enough; the shopper need not wait here.' },
          ],
        },
        waiting: {
          description: 'Between two looks.',
          after: { pollInterval: { target: 'polling', actions: 'countPoll', description: 'Time for the next look.' } },
          on: {
            'payment.checkNow': { target: 'polling', description: 'The shopper asks.' },
            'page.becameVisible': { target: 'polling', description: 'Back in view: look at once.' },
          },
        },
      },
    },
    cancelling: {
      description: 'Ending the live attempt, so that another may start.',
      tags: 'busy',
      invoke: {
        src: 'cancelPayment',
        input: ({ context }) => ({ paymentNo: paymentNoOf(context) }),
        onDone: {
          target: 'advancing',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
          description: 'Ended, or paid just before.',
        },
        onError: { target: 'confirming', description: 'It may be too late to end it: only the server knows.' },
      },
      after: { requestTimeout: { target: 'confirming', description: 'No answer: only the server knows.' } },
    },
    unknown: {
      description: 'Still undecided; we will mail the shopper. Paying again is not offered, so nothing is paid twice.',
      on: {
        'payment.checkNow': { target: 'confirming', description: 'The shopper asks again.' },
        'page.becameVisible': { target: 'confirming', description: 'Back in view: look again.' },
      },
    },
    unconfirmed: {
      description: 'The bank waits for the shopper, not the shopper for the bank: no promise, and every way to go on.',
      on: {
        'payment.checkNow': { target: 'confirming', description: 'The shopper asks.' },
        'page.becameVisible': { target: 'confirming', description: 'Back in view: look again.' },
        'payment.resume': [
          { guard: 'isRedirect', target: 'redirecting', description: 'Back to the bank, same attempt.' },
          { target: 'challenging', description: 'Back to the challenge, same attempt.' },
        ],
        'payment.abandon': { target: 'cancelling', description: 'The shopper wants another method.' },
      },
    },
    succeeded: { description: 'The server says that the order is paid.', type: 'final' },
    closed: { description: 'The order was closed before it was paid.', type: 'final' },
  },
});
