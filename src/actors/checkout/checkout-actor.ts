import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createCheckoutImplementations } from '#machines/checkout/implementations.ts';
import { checkoutMachine } from '#machines/checkout/machine.ts';
import type { CheckoutDependencies, LostDiscount, OrderReply, QuoteFacts } from '#machines/checkout/types.ts';
import { serverNow } from '../../api/browser-shop.ts';
import { idempotent } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { isOutcomeUnknown } from '../../api/outcome.ts';
import { currentQuote, type Quote } from '../../api/queries/checkout.ts';
import type { Shop } from '../../api/shop.ts';
import { readIntent, writeIntent } from '../../storage/intents.ts';
import { dropMarks, markCheckout, orderMark } from '../../storage/order-marks.ts';
import { keepAccessKey } from '../../storage/orders.ts';
import type { Store } from '../../storage/store.ts';
import { isAboutCoins, isAboutCoupons, obstaclesOf } from './obstacles.ts';
import { previewRequest, pricedChoices, type PricedChoices } from './preview-request.ts';

export interface CheckoutEffectDependencies {
  readonly shop: Shop;
  readonly data: QueryClient;
  readonly store: Store;
  /** Says why the server refused the order. */
  readonly showRefusal: (error: ShopApiError) => void;
  readonly leave: CheckoutDependencies['leave'];
}

/** Refusals that a fresh quote explains line by line. */
const explainedByQuote: readonly string[] = [
  'QUOTE_STALE',
  'PRICE_CHANGED',
  'QUOTE_PROBLEMS',
  'SHIP_NONE',
  'CART_EMPTY',
  'PROMO_ENDED',
  'PROMO_ELIGIBILITY',
  'PROMO_SOLD_OUT',
  'PRIZE_GONE',
];

/** The checkout of one purchase: the machine with its effects. */
export function createCheckout(
  { shop, data, store, showRefusal, leave }: CheckoutEffectDependencies,
  start: PricedChoices,
) {
  // The house of an order may decide its price, and is known once somebody has tried to order there.
  let there: PricedChoices['address'];
  let house: PricedChoices['address'];
  const implementations = createCheckoutImplementations({
    requestQuote: async (choices, signal) => {
      const priced = pricedChoices(choices);
      const body = previewRequest(priced.address === there ? { ...priced, address: house } : priced);
      const quote = await unwrap(shop.client.POST('/app-mall/v1/order/preview', { body, signal }));
      data.setQueryData(currentQuote(shop).queryKey, quote);
      markCheckout(store, shop.site, skusOf(quote));
      return factsOf(quote);
    },
    createKey: () => crypto.randomUUID(),
    persistOrderKey: (orderKey) => writeIntent(store, 'createOrder', 'checkout', orderKey),
    createOrder: async ({ key, quoteHash, choices, details }, signal): Promise<OrderReply> => {
      const { source, lines, itemId, address, addressId, shippingMethod } = pricedChoices(choices);
      const quote = data.getQueryData(currentQuote(shop).queryKey);
      const method = shippingMethod ?? quote?.shippingMethod;
      if (!quote || !method) return { kind: 'stale', lost: null };
      const recommendMark = orderMark(store, shop.site, skusOf(quote));
      there = address;
      house = details.address;
      try {
        const { orderNo, accessKey, paid } = await unwrap(
          shop.client.POST('/app-mall/v1/order/create', {
            params: { header: idempotent(key) },
            body: {
              ...details,
              source,
              ...(lines && { lines }),
              ...(itemId !== undefined && { itemId }),
              ...(addressId !== undefined && { addressId }),
              ...discountsOf(quote),
              ...prizesOf(quote),
              ...(quote.protection.selected && !quote.protection.free && { protection: true }),
              quoteHash,
              shippingMethod: method,
              ...(recommendMark !== undefined && { recommendMark }),
            },
            signal,
          }),
        );
        dropMarks(store, shop.site, skusOf(quote));
        if (accessKey !== undefined) keepAccessKey(store, orderNo, accessKey);
        return { kind: 'created', order: { orderNo, accessKey: accessKey ?? null, paid } };
      } catch (error) {
        if (!(error instanceof ShopApiError) || isOutcomeUnknown(error)) throw error;
        const lost = lostDiscount(error);
        if (lost || explainedByQuote.includes(error.code ?? '')) return { kind: 'stale', lost };
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

const skusOf = ({ lines }: Quote): string[] => lines.map(({ sku }) => sku);

function factsOf(quote: Quote): QuoteFacts {
  const { quoteHash, totals, expireTime } = quote;
  return {
    quoteHash,
    total: totals.grandTotal,
    problems: obstaclesOf(quote),
    validFor: Math.max(0, expireTime - serverNow()),
  };
}

/** The coupons and the coins of the price on screen, whoever chose them. Those of an exchange are known. */
function discountsOf({ coupons, coins, exchange }: Quote) {
  if (exchange !== undefined) return {};
  return {
    ...(coupons.used.length > 0 && { couponIds: coupons.used.map(({ couponId }) => couponId) }),
    ...(coins.used > 0 && { coinAmount: coins.used }),
  };
}

/** The prizes that go with the order as it is on screen. */
function prizesOf({ prizes }: Quote) {
  return prizes && { prizeIds: prizes.filter(({ selected }) => selected).map(({ prizeId }) => prizeId) };
}

function lostDiscount({ code = '', message }: ShopApiError): LostDiscount | null {
  return isAboutCoupons({ code }) || isAboutCoins({ code }) ? { code, message } : null;
}
