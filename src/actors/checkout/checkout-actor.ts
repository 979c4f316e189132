import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createCheckoutImplementations } from '#machines/checkout/implementations.ts';
import { checkoutMachine } from '#machines/checkout/machine.ts';
import type { CheckoutDependencies, Choices, OrderReply, QuoteFacts } from '#machines/checkout/types.ts';
import type { components } from '#openapi/types.ts';
import { serverNow } from '../../api/browser-shop.ts';
import { idempotent } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { currentQuote, type Quote } from '../../api/queries/checkout.ts';
import type { Shop } from '../../api/shop.ts';
import { readIntent, writeIntent } from '../../storage/intents.ts';
import { keepAccessKey } from '../../storage/orders.ts';
import type { Store } from '../../storage/store.ts';

type PreviewRequest = components['schemas']['PreviewRequest'];
/** What decides the price: a change of it asks for a new quote. Undefined takes a choice back. */
export type PricedChoices = Pick<PreviewRequest, 'source'> & {
  readonly [Name in 'lines' | 'addressId' | 'address' | 'shippingMethod']?: PreviewRequest[Name] | undefined;
};

export interface CheckoutEffectDependencies {
  readonly shop: Shop;
  readonly data: QueryClient;
  readonly store: Store;
  /** Says why the server refused the order. */
  readonly showRefusal: (error: ShopApiError) => void;
  readonly leave: CheckoutDependencies['leave'];
}

/** News about a price block nothing: the price on screen is the new one. */
const news: readonly string[] = ['PRICE_CHANGED'];

/** Refusals that a fresh quote explains line by line. */
const explainedByQuote: readonly string[] = [
  'QUOTE_STALE',
  'PRICE_CHANGED',
  'QUOTE_PROBLEMS',
  'SHIP_NONE',
  'CART_EMPTY',
];

/** The checkout of one purchase: the machine with its effects. */
export function createCheckout(
  { shop, data, store, showRefusal, leave }: CheckoutEffectDependencies,
  start: PricedChoices,
) {
  const implementations = createCheckoutImplementations({
    requestQuote: async (choices, signal) => {
      const quote = await unwrap(shop.client.POST('/app-mall/v1/order/preview', { body: requestOf(choices), signal }));
      data.setQueryData(currentQuote(shop).queryKey, quote);
      return factsOf(quote);
    },
    createKey: () => crypto.randomUUID(),
    persistOrderKey: (orderKey) => writeIntent(store, 'createOrder', 'checkout', orderKey),
    createOrder: async ({ key, quoteHash, choices, details }, signal): Promise<OrderReply> => {
      const { address: _draft, shippingMethod, ...chosen } = requestOf(choices);
      const method = shippingMethod ?? data.getQueryData(currentQuote(shop).queryKey)?.shippingMethod;
      if (!method) return { kind: 'stale' };
      try {
        const { orderNo, accessKey, paid } = await unwrap(
          shop.client.POST('/app-mall/v1/order/create', {
            params: { header: idempotent(key) },
            body: { ...details, ...chosen, quoteHash, shippingMethod: method },
            signal,
          }),
        );
        if (accessKey !== undefined) keepAccessKey(store, orderNo, accessKey);
        return { kind: 'created', order: { orderNo, accessKey: accessKey ?? null, paid } };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        if (explainedByQuote.includes(error.code ?? '')) return { kind: 'stale' };
        showRefusal(error);
        return { kind: 'refused', problems: [{ code: error.code ?? String(error.status) }] };
      }
    },
    leave,
  });

  const actor = createActor(checkoutMachine.provide(implementations), {
    input: { choices: start, orderKey: readIntent(store, 'createOrder', 'checkout') },
  });

  return { actor };
}

export type CheckoutActor = ReturnType<typeof createCheckout>['actor'];

function factsOf({ quoteHash, totals, problems, expireTime }: Quote): QuoteFacts {
  return {
    quoteHash,
    total: totals.grandTotal,
    problems: problems.filter(({ code }) => !news.includes(code)),
    validFor: Math.max(0, expireTime - serverNow()),
  };
}

function isPriced(choices: Choices): choices is PricedChoices {
  return choices['source'] === 'CART' || choices['source'] === 'BUY_NOW';
}

/** The machine hands the choices on without looking inside; they come back as they went in. */
function requestOf(choices: Choices): PreviewRequest {
  if (!isPriced(choices)) throw new TypeError('These are no choices of a checkout');
  const { source, lines, addressId, address, shippingMethod } = choices;
  return {
    source,
    ...(lines && { lines }),
    ...(addressId !== undefined && { addressId }),
    ...(address && { address }),
    ...(shippingMethod && { shippingMethod }),
  };
}
