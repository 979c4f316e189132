import { useEffect } from 'react';
import { selectIsCardWanted } from '#machines/payment/selectors.ts';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { useActorValue } from '#src/hooks/use-actor-value.ts';
import { usePlace } from '#src/hooks/use-place.ts';
import { latePart } from '#src/widgets/late-part.tsx';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { href } from '#src/routing/href.ts';
import { AmountDue } from '../parts/amount-due.tsx';
import { Challenge } from '../parts/challenge.tsx';
import { LastTryBanner, useLastTry } from '../parts/last-try.tsx';
import { MethodForm } from './method-form.tsx';
import { OrderContents } from '../parts/order-contents.tsx';
import { PaidFor } from '../parts/paid-for.tsx';
import { OrderOfAddress, PaymentFrame, PaymentWaiting } from '../parts/payment-frame.tsx';
import { Confirming, Redirecting, Unconfirmed, Unknown, Unread, Waiting } from '../parts/steps.tsx';
import { usePayment, type PaymentState } from '../parts/use-payment.ts';

const OrderClosed = latePart(
  () => import('./order-closed.tsx').then((module) => module.OrderClosed),
  <PaymentWaiting />,
);

/** The steps in which a shopper looks at why the last try did not work. */
const beforeNextTry: readonly PaymentState['step'][] = ['choosing', 'creatingKey', 'starting', 'cardForm'];

export default function PaymentPage() {
  return <OrderOfAddress>{(orderNo) => <Payment orderNo={orderNo} />}</OrderOfAddress>;
}

function Payment({ orderNo }: { orderNo: string }) {
  const { query } = usePlace();
  const navigateTo = useNavigateTo();
  const state = usePayment({ orderNo, page: 'methods', preferred: query.get('start') });
  const { actor, step, isTried, isBeingChecked, methods, failed } = state;
  const lastTry = useLastTry(orderNo, failed);
  const isCardWanted = useActorValue(actor, selectIsCardWanted, false);
  const card = href('/order/payment/card', { orderNo });

  useEffect(() => {
    if (isCardWanted) navigateTo(card);
  }, [isCardWanted, navigateTo, card]);

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
  if (step === 'closed' || step === 'expired') return <OrderClosed orderNo={orderNo} />;
  return (
    <PaymentFrame
      title={text.title}
      amount={
        <AmountDue
          methods={methods.data}
          isBeingChecked={isBeingChecked}
          onExpired={() => actor.send({ type: 'deadline.passed' })}
        />
      }
      aside={
        <>
          <PaidFor orderNo={orderNo} place="summary" />
          <OrderContents orderNo={orderNo} />
        </>
      }
    >
      {lastTry && beforeNextTry.includes(step) && <LastTryBanner {...lastTry} isNews={isTried} />}
      <Step state={state} methods={methods.data} isCardWanted={isCardWanted} />
    </PaymentFrame>
  );
}

interface StepProps {
  readonly state: PaymentState;
  readonly methods: NonNullable<PaymentState['methods']['data']>;
  readonly isCardWanted: boolean;
}

function Step({ state: { actor, step, attempt }, methods, isCardWanted }: StepProps) {
  const url = attempt?.nextAction?.url;
  switch (step) {
    case 'choosing':
    case 'creatingKey':
    case 'starting':
    case 'cancelling':
      return <MethodForm methods={methods} actor={actor} isStarting={step !== 'choosing'} />;
    case 'cardForm':
      return isCardWanted ? <Waiting /> : <MethodForm methods={methods} actor={actor} isStarting={false} />;
    case 'redirecting':
      return <Redirecting actor={actor} />;
    case 'challenging':
      return url ? <Challenge url={url} actor={actor} /> : <Waiting />;
    case 'confirming':
      return <Confirming actor={actor} />;
    case 'unconfirmed':
      return <Unconfirmed actor={actor} />;
    case 'unknown':
      return <Unknown actor={actor} />;
    default:
      return <Waiting />;
  }
}
