import type { QueryClient } from '@tanstack/react-query';
import { createActor } from 'xstate';
import { createPaymentImplementations } from '#machines/payment/implementations.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import type { PaymentDependencies, PaymentFacts, PaymentInput } from '#machines/payment/types.ts';
import type { components } from '#openapi/types.ts';
import { idempotent, orderKey } from '../../api/client.ts';
import { unwrap } from '../../api/envelope.ts';
import { ShopApiError } from '../../api/errors.ts';
import { paymentMethods } from '../../api/queries/order.ts';
import {
  currentPayment,
  failedPayment,
  recalledPayment,
  type Payment,
  type RecallRequest,
} from '../../api/queries/payment.ts';
import type { Shop } from '../../api/shop.ts';
import { stored } from '../../storage/keys.ts';
import { readIntent, writeIntent } from '../../storage/intents.ts';
import { accessKeyOf } from '../../storage/orders.ts';
import type { Store } from '../../storage/store.ts';
import { offersOf, paymentFacts } from './payment-facts.ts';

export interface PaymentEffectDependencies {
  readonly shop: Shop;
  readonly data: QueryClient;
  readonly store: Store;
  /** Shows the shopper why the server refused an attempt. */
  readonly showRefusal: (error: ShopApiError) => void;
  /** Leads to the page of the provider. */
  readonly leaveTo: (url: string) => void;
}

type PayMethod = components['schemas']['CreatePayment']['method'];

const payMethods: readonly PayMethod[] = ['CARD', 'REDIRECT_BANK', 'WALLET_REDIRECT'];
const failed: readonly Payment['status'][] = ['DECLINED', 'FAILED', 'CANCELLED', 'EXPIRED'];

/** Paying one order on its payment pages. */
export function createPayment(
  deps: PaymentEffectDependencies,
  request: Omit<PaymentInput, 'paymentKey' | 'isConfirmed'>,
) {
  const { orderNo } = request;
  const effects = orderEffects(deps, orderNo);
  return started(
    {
      ...effects,
      createKey: () => crypto.randomUUID(),
      persistPaymentKey: (paymentKey) => writeIntent(deps.store, 'createPayment', orderNo, paymentKey),
    },
    { ...request, paymentKey: readIntent(deps.store, 'createPayment', orderNo), isConfirmed: false },
  );
}

/** The same flow for who comes back from the provider: it only looks, by the signed state of the address. */
export function createRecall({ shop, data }: Pick<PaymentEffectDependencies, 'shop' | 'data'>, body: RecallRequest) {
  const lookOnly = () => Promise.reject(new Error('Coming back pays nothing'));
  return started(
    {
      readStatus: async () => {
        const { orderStatus, payment } = await data.fetchQuery(recalledPayment(shop, body));
        return paymentFacts(orderStatus, payment);
      },
      createKey: () => '',
      persistPaymentKey: () => undefined,
      createPayment: lookOnly,
      confirmCard: lookOnly,
      cancelPayment: lookOnly,
      openRedirect: () => undefined,
    },
    { orderNo: body.paymentNo, paymentKey: null, page: 'methods', preferred: null, isConfirmed: true },
  );
}

function started(deps: PaymentDependencies, input: PaymentInput) {
  const actor = createActor(paymentMachine.provide(createPaymentImplementations(deps)), { input });
  return { actor };
}

export type PaymentFlow = ReturnType<typeof createPayment>;

function orderEffects(
  { shop, data, store, showRefusal, leaveTo }: PaymentEffectDependencies,
  orderNo: string,
): Omit<PaymentDependencies, 'createKey' | 'persistPaymentKey'> {
  const headers = orderKey(accessKeyOf(store, orderNo));
  const { client } = shop;
  // A poll asks for the attempt alone; what else the page offers does not change while it runs.
  let live: string | undefined;

  const know = (order: components['schemas']['OrderStatus'], payment: Payment | undefined): PaymentFacts => {
    const facts = paymentFacts(order, payment);
    live = payment && !failed.includes(payment.status) ? payment.paymentNo : undefined;
    if (payment) data.setQueryData(currentPayment(shop, orderNo).queryKey, payment);
    if (payment?.failure) data.setQueryData(failedPayment(shop, orderNo).queryKey, payment);
    return facts;
  };

  const readAttempt = async (paymentNo: string, signal: AbortSignal): Promise<PaymentFacts> => {
    const query = { paymentNo };
    const progress = await unwrap(client.GET('/app-mall/v1/payment/status', { params: { query }, headers, signal }));
    return know(progress.orderStatus, progress.payment);
  };

  return {
    readStatus: async (_orderNo, signal) => {
      if (live !== undefined) return readAttempt(live, signal);
      const methods = await data.fetchQuery(paymentMethods(shop, orderNo, accessKeyOf(store, orderNo)));
      const facts = methods.live
        ? await readAttempt(methods.live.paymentNo, signal)
        : know(methods.status, methods.last);
      return { ...facts, offers: offersOf(methods) };
    },
    createPayment: async ({ key, method, savedCardId }, signal) => {
      const payMethod = payMethods.find((one) => one === method);
      if (payMethod === undefined) throw new TypeError(`${method} is no way to pay`);
      // Whoever writes the storage may have written anything, and a payment must not fail by it.
      const riskSession = store.read(stored.riskSession).trim().slice(0, 64);
      const body = {
        ...{ orderNo, method: payMethod },
        ...(savedCardId !== null && { savedCardId }),
        ...(riskSession && { riskSession }),
      };
      const params = { header: idempotent(key) };
      try {
        return know(
          'PENDING_PAYMENT',
          await unwrap(client.POST('/app-mall/v1/payment/create', { body, params, headers, signal })),
        );
      } catch (error) {
        if (!(error instanceof ShopApiError)) throw error;
        if (error.code === 'PAY_ALREADY') return { order: 'PAID', attempt: null };
        if (error.code === 'ORDER_EXPIRED') return { order: 'CLOSED', attempt: null };
        // The attempt in progress is read from the server like after a reload.
        if (error.code !== 'PAY_IN_PROGRESS') showRefusal(error);
        throw error;
      }
    },
    confirmCard: async (body, signal) =>
      know(
        'PENDING_PAYMENT',
        await unwrap(client.POST('/app-mall/v1/payment/card/confirm', { body, headers, signal })),
      ),
    cancelPayment: async (paymentNo, signal) =>
      know(
        'PENDING_PAYMENT',
        await unwrap(client.POST('/app-mall/v1/payment/cancel', { body: { paymentNo }, headers, signal })),
      ),
    openRedirect: leaveTo,
  };
}
