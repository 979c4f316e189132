import { lazy, Suspense } from 'react';
import type { GuestWaysProps } from './guest-ways.tsx';
import { OrderWaiting } from './order-waiting.tsx';

// Apart, for those who are known never need it.
const GuestWays = lazy(() => import('./guest-ways.tsx').then((module) => ({ default: module.GuestWays })));

/** Instead of orders for someone who is not known. */
export function GuestOrders(props: GuestWaysProps) {
  return (
    <Suspense fallback={<OrderWaiting />}>
      <GuestWays {...props} />
    </Suspense>
  );
}
