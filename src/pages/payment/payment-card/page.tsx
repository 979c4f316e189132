import { Button, SkeletonForm, Stack, Text } from '#design-system/index.ts';
import { useEffect, type ReactNode } from 'react';
import { useNavigateTo } from '#src/actors/use-actors.ts';
import { isWebAddress } from '#src/actors/payment/payment-facts.ts';
import type { Payment } from '#src/api/queries/payment.ts';
import { paymentText as text } from '#src/text/payment.ts';
import { QueryFailed } from '#src/widgets/query-failed.tsx';
import { href } from '#src/routing/href.ts';
import { AmountDue } from '../parts/amount-due.tsx';
import { CardForm } from './card-form.tsx';
import { Challenge } from '../parts/challenge.tsx';
import { LastTryBanner, useLastTry } from '../parts/last-try.tsx';
import * as styles from '../parts/payment.css.ts';
import { OrderContents } from '../parts/order-contents.tsx';
import { PaidFor } from '../parts/paid-for.tsx';
import { OrderOfAddress, PaymentFrame, PaymentWaiting } from '../parts/payment-frame.tsx';
import { Confirming, Redirecting, Unconfirmed, Unknown, Unread } from '../parts/steps.tsx';
import { usePayment, type PaymentState } from '../parts/use-payment.ts';

export default function PaymentCardPage() {
  return <OrderOfAddress>{(orderNo) => <PayByCard orderNo={orderNo} />}</OrderOfAddress>;
}

function PayByCard({ orderNo }: { orderNo: string }) {
  const navigateTo = useNavigateTo();
  const state = usePayment({ orderNo, page: 'card', preferred: null });
  const { actor, step, isTried, isBeingChecked, methods, failed } = state;
  const lastTry = useLastTry(orderNo, failed);
  const others = href('/order/payment', { orderNo });

  useEffect(() => {
    if (step === 'closed') navigateTo(others, { replace: true });
  }, [step, navigateTo, others]);

  if (methods.error && !methods.data && step === 'readFailed') {
    return <QueryFailed error={methods.error} retry={() => actor.send({ type: 'payment.checkNow' })} />;
  }
  if (!methods.data) return <PaymentWaiting />;
  const note = lastTry && <LastTryBanner {...lastTry} isNews={isTried} />;
  return (
    <PaymentFrame
      title={text.card.title}
      amount={
        <AmountDue
          methods={methods.data}
          isBeingChecked={isBeingChecked}
          onExpired={() => navigateTo(others, { replace: true })}
        />
      }
      aside={
        <>
          <PaidFor orderNo={orderNo} place="summary" />
          <OrderContents orderNo={orderNo} />
        </>
      }
    >
      <div className={styles.cardStep}>
        {step === 'choosing' && note}
        <Step state={state} note={note} />
      </div>
    </PaymentFrame>
  );
}

type Framed = Parameters<typeof CardForm>[0]['payment'];

function isFramed(payment: Payment | undefined): payment is Framed {
  return isWebAddress(payment?.nextAction.fieldsUrl) && payment?.nextAction.clientSecret !== undefined;
}

interface StepProps {
  readonly state: PaymentState;
  /** How the last try ended. */
  readonly note: ReactNode;
}

function Step({ state: { actor, step, attempt, payment }, note }: StepProps) {
  const url = attempt?.nextAction?.url;
  if (step === 'cardForm' || step === 'authorising') {
    // While the card is being charged the form stays, locked: the answer may send the shopper back to it.
    return isFramed(payment) ? (
      <CardForm key={payment.paymentNo} payment={payment} actor={actor} isPaying={step === 'authorising'} note={note} />
    ) : (
      <SkeletonForm fields={3} />
    );
  }
  switch (step) {
    case 'choosing':
      return (
        <Stack as="section" align="start">
          <Text>{text.card.unavailable}</Text>
          <Button onClick={() => actor.send({ type: 'payment.pay' })}>{text.unread.retry}</Button>
        </Stack>
      );
    case 'challenging':
      return url ? <Challenge url={url} actor={actor} /> : <SkeletonForm fields={3} />;
    case 'redirecting':
      return <Redirecting actor={actor} />;
    case 'confirming':
      return <Confirming actor={actor} />;
    case 'unconfirmed':
      return <Unconfirmed actor={actor} />;
    case 'unknown':
      return <Unknown actor={actor} />;
    case 'readFailed':
      return <Unread actor={actor} />;
    default:
      return <SkeletonForm fields={3} />;
  }
}
