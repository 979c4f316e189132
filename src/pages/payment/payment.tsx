import { useEffect, useRef, useState } from 'react';
import type { PaymentMethodChoice } from '#machines/payment/types.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { href } from '#src/routing/href.ts';
import { AmountDue } from './parts/payment/amount-due.tsx';
import { Challenge } from './parts/payment/challenge.tsx';
import { FailedBanner } from './parts/payment/failed-banner.tsx';
import { MethodForm } from './parts/payment/method-form.tsx';
import { OrderClosed } from './parts/payment/order-closed.tsx';
import { OrderOfAddress, PaymentFrame, PaymentWaiting } from './parts/payment/payment-frame.tsx';
import { CardStarted, Confirming, Redirecting, Unknown, Unread, Waiting } from './parts/payment/steps.tsx';
import { usePayment, type PaymentState } from './parts/payment/use-payment.ts';

export default function PaymentPage() {
  return <OrderOfAddress>{(orderNo) => <Payment orderNo={orderNo} />}</OrderOfAddress>;
}

function Payment({ orderNo }: { orderNo: string }) {
  const { query } = usePlace();
  const navigateTo = useNavigateTo();
  const state = usePayment(orderNo);
  const { actor, step, attempt, hasChosen, methods, failed } = state;
  const [isExpired, setIsExpired] = useState(false);
  const wanted = query.get('start');
  const card = href('/order/payment/card', { orderNo });

  // Chosen in the checkout already: started by itself, once, and never after a try has failed.
  const started = useRef(false);
  useEffect(() => {
    if (step !== 'choosing' || wanted === null || attempt !== null || started.current) return;
    started.current = true;
    if (wanted !== 'CARD') actor.send({ type: 'payment.pay', method: wanted, savedCardId: null });
  }, [step, wanted, attempt, actor]);

  useEffect(() => {
    if (step === 'cardForm' && hasChosen) navigateTo(card);
  }, [step, hasChosen, navigateTo, card]);

  // A card attempt that was begun gives way to another choice: it is ended first, then the choice is paid.
  const next = useRef<PaymentMethodChoice>(undefined);
  const pay = (choice: PaymentMethodChoice) => {
    if (step === 'choosing') {
      actor.send({ type: 'payment.pay', ...choice });
    } else if (choice.method === 'CARD' && choice.savedCardId === null) {
      navigateTo(card);
    } else {
      next.current = choice;
      actor.send({ type: 'payment.abandon' });
    }
  };
  useEffect(() => {
    if (step !== 'choosing' || next.current === undefined) return;
    actor.send({ type: 'payment.pay', ...next.current });
    next.current = undefined;
  }, [step, actor]);

  if (methods.error && !methods.data && step === 'readFailed') {
    return <QueryFailed error={methods.error} retry={() => actor.send({ type: 'payment.checkNow' })} />;
  }
  if (step === 'readFailed') {
    return (
      <PaymentFrame title={text.title}>
        <Unread actor={actor} />
      </PaymentFrame>
    );
  }
  if (!methods.data) return <PaymentWaiting />;
  if (step === 'closed' || (isExpired && step === 'choosing')) {
    return (
      <PaymentFrame title={text.title}>
        <OrderClosed orderNo={orderNo} />
      </PaymentFrame>
    );
  }
  return (
    <PaymentFrame title={text.title}>
      {(step === 'choosing' || step === 'creatingKey' || step === 'starting') && (
        <FailedBanner failure={failed?.failure} />
      )}
      <AmountDue methods={methods.data} onExpired={() => setIsExpired(true)} />
      <Step state={state} methods={methods.data} wanted={wanted} onPay={pay} onCard={() => navigateTo(card)} />
    </PaymentFrame>
  );
}

interface StepProps {
  readonly state: PaymentState;
  readonly methods: NonNullable<PaymentState['methods']['data']>;
  readonly wanted: string | null;
  readonly onPay: (choice: PaymentMethodChoice) => void;
  readonly onCard: () => void;
}

function Step({ state: { actor, step, attempt, hasChosen }, methods, wanted, onPay, onCard }: StepProps) {
  const url = attempt?.nextAction?.url;
  switch (step) {
    case 'choosing':
    case 'creatingKey':
    case 'starting':
    case 'cancelling':
      return <MethodForm methods={methods} wanted={wanted} onPay={onPay} isStarting={step !== 'choosing'} />;
    case 'cardForm':
      if (hasChosen) return <Waiting />;
      return (
        <>
          <CardStarted onContinue={onCard} />
          <MethodForm methods={methods} wanted={wanted} onPay={onPay} isStarting={false} />
        </>
      );
    case 'redirecting':
      return <Redirecting actor={actor} />;
    case 'challenging':
      return url ? <Challenge url={url} actor={actor} /> : <Waiting />;
    case 'confirming':
      return <Confirming actor={actor} />;
    case 'unknown':
      return <Unknown actor={actor} />;
    default:
      return <Waiting />;
  }
}
