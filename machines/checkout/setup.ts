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
  NextStep,
  OrderReply,
  OrderRequest,
  PayMethod,
  QuoteFacts,
  TypedDetails,
} from './types.ts';

function isSameAmount(one: Amount, other: Amount): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

function isFresh({ quote, revision }: CheckoutContext): boolean {
  return quote !== null && quote.revision === revision;
}

/** The request that places the order. Throws where no key was made for it, or nothing was submitted. */
export function requestOf({ orderKey, choices, details }: CheckoutContext): OrderRequest {
  if (orderKey === null || details === null) throw new Error('An order is sent only under a key, with its details');
  return { ...orderKey, choices, details };
}

/** The step after the order: the card has a page of its own, every other way is begun on the page that offers them. */
export function nextStep({ paid }: CreatedOrder, payMethod: PayMethod): NextStep {
  if (paid) return 'completed';
  return payMethod === 'CARD' ? 'card' : 'payment';
}

export const checkoutSetup = setup({
  types: {
    context: {} as CheckoutContext,
    events: {} as CheckoutEvent,
    input: {} as CheckoutInput,
    output: {} as CreatedOrder | null,
    tags: {} as 'busy' | 'submitting' | 'locked',
  },
  actors: {
    requestQuote: unprovidedActor<QuoteFacts, { choices: Choices }>('requestQuote'),
    createKey: unprovidedActor<string>('createKey'),
    createOrder: unprovidedActor<OrderReply, OrderRequest>('createOrder'),
  },
  actions: {
    persistOrderKey: unprovidedAction('persistOrderKey'),
    leave: unprovidedAction('leave'),
    setPayMethod: assign({ payMethod: (_, { payMethod }: { payMethod: PayMethod }) => payMethod }),
    setDetails: assign({
      details: ({ context }, { details }: { details: TypedDetails }) => ({ ...details, payMethod: context.payMethod }),
    }),
    agreeToTotal: assign({ agreed: ({ context }) => context.quote?.total ?? null }),
    clearAgreed: assign({ agreed: null }),
    edit: assign(({ context }, { choices }: { choices: Choices }) => ({
      choices: { ...context.choices, ...choices },
      revision: context.revision + 1,
      notice: null,
      refusals: [],
      lost: null,
    })),
    /** A total that moved under an unchanged revision, or after an order has agreed to it, is news to the shopper. */
    setQuote: assign(({ context }, { quote }: { quote: QuoteFacts }) => {
      const before = context.agreed ?? (context.quote?.revision === context.revision ? context.quote.total : null);
      return {
        quote: { ...quote, revision: context.revision },
        refusals: [],
        notice:
          before !== null && !isSameAmount(before, quote.total) ? { was: before, now: quote.total } : context.notice,
      };
    }),
    clearNotice: assign({ notice: null }),
    setOrderKey: assign({
      orderKey: ({ context }, { key }: { key: string }) => ({ key, quoteHash: context.quote?.quoteHash ?? '' }),
    }),
    clearOrderKey: assign({ orderKey: null }),
    setReply: assign((_, { reply }: { reply: OrderReply }) => ({
      order: reply.kind === 'created' ? reply.order : null,
      lost: reply.kind === 'stale' ? reply.lost : null,
      refusals: reply.kind === 'refused' ? reply.problems : [],
    })),
  },
  guards: {
    canSubmit: ({ context }) =>
      isFresh(context) && context.quote?.problems.length === 0 && context.refusals.length === 0,
    hasQuote: ({ context }) => context.quote !== null,
    isRefused: ({ context }) => context.refusals.length > 0,
    /** Nobody pays a number they have not seen. */
    isAgreed: ({ context: { agreed } }, { quote }: { quote: QuoteFacts }) =>
      agreed !== null && isSameAmount(agreed, quote.total) && quote.problems.length === 0,
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
});
