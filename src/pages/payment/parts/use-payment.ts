import { useQuery, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useState } from 'react';
import { selectAttempt, selectIsBeingChecked, selectStep } from '#machines/payment/selectors.ts';
import type { PaymentInput } from '#machines/payment/types.ts';
import { paymentCode } from '#src/actors/checkout/flow-code.ts';
import { useNavigateTo, useNotify } from '#src/actors/use-actors.ts';
import { usePaymentRedirect } from '#src/actors/payment/use-payment-redirect.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { usePageActor } from '#src/actors/use-page-actor.ts';
import type { ShopApiError } from '#src/api/errors.ts';
import { paymentMethods } from '#src/api/queries/order.ts';
import { currentPayment, failedPayment } from '#src/api/queries/payment.ts';
import { store } from '#src/storage/browser-store.ts';
import { accessKeyOf } from '#src/storage/orders.ts';
import { useShop } from '#src/actors/use-shop.ts';
import { href } from '#src/routing/href.ts';

const code = paymentCode();

/** The payment of one order: its machine, what the server offers, and the way on once it is paid. */
export function usePayment(request: Omit<PaymentInput, 'paymentKey' | 'isConfirmed'>) {
  const { createPayment } = use(code);
  const { orderNo } = request;
  const shop = useShop();
  const data = useQueryClient();
  const notify = useNotify();
  const navigateTo = useNavigateTo();
  const leaveTo = usePaymentRedirect();
  const showRefusal = ({ message }: ShopApiError) =>
    notify({ key: 'payment', tone: 'danger', text: message, duration: 6_000 });
  const { actor } = usePageActor(() => createPayment({ shop, data, store, showRefusal, leaveTo }, request));
  const step = useActorValue(actor, selectStep, 'reading');
  const [isTried, setTried] = useState(false);
  if (!isTried && (step === 'authorising' || step === 'challenging' || step === 'starting')) setTried(true);

  useEffect(() => {
    if (step === 'succeeded') navigateTo(href('/order/completed', { orderNo }), { replace: true });
  }, [step, navigateTo, orderNo]);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') actor.send({ type: 'page.becameVisible' });
    };
    // A page that comes back from the browser's memory was hidden, but no event of visibility says so.
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [actor]);

  return {
    actor,
    step,
    /** A way to pay was tried on this page. */
    isTried,
    isBeingChecked: useActorValue(actor, selectIsBeingChecked, false),
    attempt: useActorValue(actor, selectAttempt, null),
    methods: useQuery({ ...paymentMethods(shop, orderNo, accessKeyOf(store, orderNo)), enabled: false }),
    payment: useQuery(currentPayment(shop, orderNo)).data,
    failed: useQuery(failedPayment(shop, orderNo)).data,
  };
}

export type PaymentState = ReturnType<typeof usePayment>;
export type PaymentActor = PaymentState['actor'];
