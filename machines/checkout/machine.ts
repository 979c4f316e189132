import { checkoutSetup, requestOf } from './setup.ts';

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  options: { maxIterations: 1_000 },
  description:
    'From the first quote to the order. The server computes every total; an order is sent only for the quote on screen.',
  context: ({ input }) => ({
    ...input,
    revision: 0,
    quote: null,
    notice: null,
    refusals: [],
    lost: null,
    order: null,
    payMethod: 'CARD',
    details: null,
    agreed: null,
  }),
  initial: 'quoting',
  output: ({ context }) => context.order,
  on: {
    'payMethod.chosen': {
      actions: { type: 'setPayMethod', params: ({ event }) => ({ payMethod: event.payMethod }) },
      description: 'One way to pay; it moves no total, and an order that is on its way keeps its own.',
    },
  },
  states: {
    editing: {
      description: 'The shopper is still changing something; quoting waits for a pause.',
      tags: 'busy',
      after: { requoteDelay: { target: 'quoting', description: 'No change for a moment.' } },
      on: {
        'checkout.edit': {
          target: 'editing',
          reenter: true,
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'Another change; the wait starts again.',
        },
        'checkout.submit': {
          guard: 'hasQuote',
          actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'agreeToTotal'],
          description: 'The order waits for the totals that are on their way; they have to be those on screen.',
        },
      },
    },
    quoting: {
      description: 'The server computes the totals of these choices.',
      tags: 'busy',
      invoke: {
        src: 'requestQuote',
        input: ({ context }) => ({ choices: context.choices }),
        onDone: [
          {
            guard: { type: 'isAgreed', params: ({ event }) => ({ quote: event.output }) },
            target: 'creatingKey',
            actions: [
              { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
              'clearNotice',
              'clearAgreed',
            ],
            description: 'The order that waited costs what the shopper agreed to.',
          },
          {
            target: 'ready',
            actions: [{ type: 'setQuote', params: ({ event }) => ({ quote: event.output }) }, 'clearAgreed'],
            description: 'A quote for what is on screen; an order that waited for another total is not sent.',
          },
        ],
        onError: { target: 'quoteFailed', actions: 'clearAgreed', description: 'No totals.' },
      },
      after: { requestTimeout: { target: 'quoteFailed', actions: 'clearAgreed', description: 'No answer.' } },
      on: {
        'checkout.edit': {
          target: 'editing',
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'The answer would be out of date.',
        },
        'checkout.submit': {
          guard: 'hasQuote',
          actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'agreeToTotal'],
          description: 'The order waits for the totals that are on their way; they have to be those on screen.',
        },
      },
    },
    quoteFailed: {
      description: 'The totals are unknown; the shopper may try again.',
      on: {
        'checkout.retry': { target: 'quoting', description: 'Ask again.' },
        'checkout.edit': {
          target: 'editing',
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'A change asks again by itself.',
        },
      },
    },
    ready: {
      description: 'The totals on screen are those of the server. Problems of the quote block the button.',
      after: { quoteLifetime: { target: 'quoting', description: 'The quote ran out; the totals are asked again.' } },
      on: {
        'checkout.edit': {
          target: 'editing',
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'A change needs a new quote.',
        },
        'checkout.retry': {
          target: 'quoting',
          description: 'The shopper wants fresh totals, perhaps stock came back.',
        },
        'checkout.dismissNotice': { actions: 'clearNotice', description: 'The new total was seen.' },
        'checkout.submit': [
          {
            guard: 'canSubmit',
            target: 'creatingKey',
            actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'clearNotice'],
            description: 'The shopper orders what is on screen.',
          },
          {
            guard: 'isRefused',
            target: 'quoting',
            actions: [{ type: 'setDetails', params: ({ event }) => ({ details: event.details }) }, 'agreeToTotal'],
            description: 'What was refused was put right since: the order waits for a fresh look at it.',
          },
          { description: 'Something is still in the way; it is on screen.' },
        ],
      },
    },
    creatingKey: {
      description: 'The request to order this quote gets its key, once.',
      tags: ['busy', 'submitting', 'locked'],
      always: {
        guard: 'hasKeyOfQuote',
        target: 'submitting',
        description: 'A try before this one, or before a reload, has made the key.',
      },
      invoke: {
        src: 'createKey',
        onDone: {
          target: 'submitting',
          actions: [{ type: 'setOrderKey', params: ({ event }) => ({ key: event.output }) }, 'persistOrderKey'],
          description: 'Kept before anything is sent.',
        },
        onError: { target: 'ready', description: 'Without a key nothing is sent.' },
      },
    },
    submitting: {
      description: 'The order is with the server, under its key.',
      tags: ['busy', 'submitting', 'locked'],
      invoke: {
        src: 'createOrder',
        input: ({ context }) => requestOf(context),
        onDone: [
          {
            guard: { type: 'isCreated', params: ({ event }) => ({ reply: event.output }) },
            target: 'created',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearOrderKey',
              'persistOrderKey',
            ],
            description: 'The order exists.',
          },
          {
            guard: { type: 'isStale', params: ({ event }) => ({ reply: event.output }) },
            target: 'quoting',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearOrderKey',
              'persistOrderKey',
            ],
            description: 'Prices, stock, coupons or coins moved: a new quote, and a notice when the total differs.',
          },
          {
            target: 'ready',
            actions: [
              { type: 'setReply', params: ({ event }) => ({ reply: event.output }) },
              'clearOrderKey',
              'persistOrderKey',
            ],
            description: 'Refused; the reasons are on screen.',
          },
        ],
        onError: { target: 'outcomeUnknown', description: 'Nobody knows whether the order exists.' },
      },
      after: { requestTimeout: { target: 'outcomeUnknown', description: 'No answer.' } },
    },
    outcomeUnknown: {
      tags: 'locked',
      description: 'The order may exist. Trying again with the same key cannot make a second one.',
      on: {
        'checkout.retry': { target: 'submitting', description: 'The same order again.' },
        'checkout.submit': {
          target: 'submitting',
          description: 'The button means the same here; the order is repeated exactly.',
        },
        'checkout.edit': {
          target: 'editing',
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'The shopper would rather change something.',
        },
      },
    },
    created: {
      description: 'The order exists; payment comes next.',
      tags: ['submitting', 'locked'],
      type: 'final',
      entry: 'leave',
    },
  },
});
