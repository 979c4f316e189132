import type { GuestWaysProps } from './guest-ways.tsx';
import { OrderWaiting } from './order-waiting.tsx';
import { latePart } from '../late-part.tsx';

// Apart, for those who are known never need it.
const GuestWays = latePart(() => import('./guest-ways.tsx').then((module) => module.GuestWays), <OrderWaiting />);

/** Instead of orders for someone who is not known. */
export function GuestOrders(props: GuestWaysProps) {
  return <GuestWays {...props} />;
}
