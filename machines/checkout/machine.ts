import { quoteLifetime, requestTimeout } from '#rules/limits.ts';
import { assign, setup } from 'xstate';
import { unprovidedAction, unprovidedActor } from '../unprovided.ts';
import type {
  Amount,
  CheckoutContext,
  CheckoutEvent,
  CheckoutInput,
  Choices,
  CreatedOrder,
  OrderReply,
  OrderRequest,
  QuoteFacts,
} from './types.ts';

function isSameAmount(one: Amount, other: Amount): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

function isFresh({ quote, revision }: CheckoutContext): boolean {
  return quote !== null && quote.revision === revision;
}

function requestOf({ orderKey, choices }: CheckoutContext): OrderRequest {
  if (orderKey === null) throw new Error('An order is sent only under a key');
  return { ...orderKey, choices };
}

export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CreatedOrder | null,
    tags: {} as 'busy' | 'submitting',
  },
  actors: {
    requestQuote: unprovidedActor<QuoteFacts, { choices: Choices }>('requestQuote'),
    createKey: unprovidedActor<string>('createKey'),
    createOrder: unprovidedActor<OrderReply, OrderRequest>('createOrder'),
  },
  actions: {
    persistOrderKey: unprovidedAction('persistOrderKey'),
    edit: assign(({ context }, { choices }: { choices: Choices }) => ({
      choices: { ...context.choices, ...choices },
      revision: context.revision + 1,
      notice: null,
      refusals: [],
    })),
    /** A total that moved under an unchanged revision is news to the shopper. */
    setQuote: assign(({ context }, { quote }: { quote: QuoteFacts }) => ({
      quote: { ...quote, revision: context.revision },
      refusals: [],
      notice:
        context.quote?.revision === context.revision && !isSameAmount(context.quote.total, quote.total)
          ? { was: context.quote.total, now: quote.total }
          : context.notice,
    })),
    clearNotice: assign({ notice: null }),
    setOrderKey: assign({
      orderKey: ({ context }, { key }: { key: string }) => ({ key, quoteHash: context.quote?.quoteHash ?? '' }),
    }),
    clearOrderKey: assign({ orderKey: null }),
    setReply: assign((_, { reply }: { reply: OrderReply }) => ({
      order: reply.kind === 'created' ? reply.order : null,
      refusals: reply.kind === 'refused' ? reply.problems : [],
    })),
  },
  guards: {
    canSubmit: ({ context }) =>
      isFresh(context) && context.quote?.problems.length === 0 && context.refusals.length === 0,
    hasKeyOfQuote: ({ context }) =>
      context.orderKey !== null && context.orderKey.quoteHash === context.quote?.quoteHash,
    isCreated: (_, { reply }: { reply: OrderReply }) => reply.kind === 'created',
    isStale: (_, { reply }: { reply: OrderReply }) => reply.kind === 'stale',
  },
  delays: {
    requoteDelay: 300,
    requestTimeout,
    quoteLifetime: ({ context }) => context.quote?.validFor ?? quoteLifetime,
  },
}).createMachine({
  id: 'checkout',
  options: { maxIterations: 1_000 },
  description:
    'From the first quote to the order. The server computes every total; an order is sent only for the quote on screen.',
  context: ({ input }) => ({ ...input, revision: 0, quote: null, notice: null, refusals: [], order: null }),
  initial: 'quoting',
  output: ({ context }) => context.order,
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
      },
    },
    quoting: {
      description: 'The server computes the totals of these choices.',
      tags: 'busy',
      invoke: {
        src: 'requestQuote',
        input: ({ context }) => ({ choices: context.choices }),
        onDone: {
          target: 'ready',
          actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) },
          description: 'A quote for what is on screen.',
        },
        onError: { target: 'quoteFailed', description: 'No totals.' },
      },
      after: { requestTimeout: { target: 'quoteFailed', description: 'No answer.' } },
      on: {
        'checkout.edit': {
          target: 'editing',
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'The answer would be out of date.',
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
            actions: 'clearNotice',
            description: 'The shopper orders what is on screen.',
          },
          { description: 'Something is still in the way; it is on screen.' },
        ],
      },
    },
    creatingKey: {
      description: 'The request to order this quote gets its key, once.',
      tags: ['busy', 'submitting'],
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
      tags: ['busy', 'submitting'],
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
            actions: ['clearOrderKey', 'persistOrderKey'],
            description: 'Prices or stock moved: a new quote, and a notice when the total differs.',
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
      description: 'The order may exist. Trying again with the same key cannot make a second one.',
      on: {
        'checkout.retry': { target: 'submitting', description: 'The same order again.' },
        'checkout.submit': { target: 'submitting', description: 'The button means the same here.' },
        'checkout.edit': {
          target: 'editing',
          actions: { type: 'edit', params: ({ event }) => ({ choices: event.choices }) },
          description: 'The shopper would rather change something.',
        },
      },
    },
    created: { description: 'The order exists; payment comes next.', type: 'final' },
  },
});
