import { lazy, Suspense } from 'react';
import type { CheckoutActor } from '#src/actors/checkout/checkout-actor.ts';
import { remoteLog } from '#src/api/browser-shop.ts';
import type { Quote } from '#src/api/queries/checkout.ts';
import { ErrorBoundary } from '#src/widgets/error-boundary.tsx';

// Few have won something: every other checkout does without its words.
const Choice = lazy(() => import('./prize-choice.tsx').then((module) => ({ default: module.PrizeChoice })));

/** Prizes that can go with the order; nothing where there are none. */
export function Prizes({ quote, actor }: { quote: Quote | undefined; actor: CheckoutActor }) {
  if (!quote?.prizes) return null;
  return (
    <ErrorBoundary onError={remoteLog.pageError}>
      <Suspense fallback={null}>
        <Choice prizes={quote.prizes} actor={actor} />
      </Suspense>
    </ErrorBoundary>
  );
}
