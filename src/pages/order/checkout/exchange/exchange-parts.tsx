import { lazy } from 'react';
import { SkeletonText } from '#design-system/index.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { TitledSection } from '#src/widgets/titled-section.tsx';
import { checkoutText } from '../text.ts';
import { CheckoutWaiting } from '../checkout-waiting.tsx';
import { Late } from '../late.tsx';

// Few come for an exchange: every other checkout does without its words.
const code = () => import('./coin-payment.tsx');
const Coins = lazy(() => code().then((module) => ({ default: module.CoinPayment })));
const Nothing = lazy(() => code().then((module) => ({ default: module.NothingToExchange })));
const LogIn = lazy(() => code().then((module) => ({ default: module.LogInFirst })));

/** The payment of an exchange. */
export function CoinPayment({ quote }: { quote: Quote | undefined }) {
  const waiting = <SkeletonText lines={2} />;
  return (
    <TitledSection title={checkoutText.payment.title}>
      {quote?.exchange ? (
        <Late waiting={waiting}>
          <Coins quote={quote} cost={quote.exchange.cost} />
        </Late>
      ) : (
        waiting
      )}
    </TitledSection>
  );
}

/** The checkout of an offer that is not there, or no more. */
export function NothingToExchange() {
  return (
    <Late waiting={<CheckoutWaiting />}>
      <Nothing />
    </Late>
  );
}

/** The checkout of an exchange without a member. */
export function LogInFirst() {
  return (
    <Late waiting={<CheckoutWaiting />}>
      <LogIn />
    </Late>
  );
}
