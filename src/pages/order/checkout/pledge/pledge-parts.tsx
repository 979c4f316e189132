import { lazy } from 'react';
import type { Quote } from '#src/api/queries/checkout.ts';
import { CheckoutWaiting } from '../checkout-waiting.tsx';
import { Late } from '../late.tsx';

// Few come to pledge: every other checkout does without its words.
const code = () => import('./pledge.tsx');
const Facts = lazy(() => code().then((module) => ({ default: module.PledgeFacts })));
const Nothing = lazy(() => code().then((module) => ({ default: module.NothingToPledge })));
const LogIn = lazy(() => code().then((module) => ({ default: module.LogInToPledge })));

/** When it is sent, and what happens where it is not made. */
export function PledgeFacts({ pledge }: { pledge: NonNullable<Quote['pledge']> }) {
  return (
    <Late waiting={null}>
      <Facts pledge={pledge} />
    </Late>
  );
}

/** The checkout of a tier that is not there. */
export function NothingToPledge() {
  return (
    <Late waiting={<CheckoutWaiting />}>
      <Nothing />
    </Late>
  );
}

/** The checkout of a pledge without a member. */
export function LogInToPledge() {
  return (
    <Late waiting={<CheckoutWaiting />}>
      <LogIn />
    </Late>
  );
}
