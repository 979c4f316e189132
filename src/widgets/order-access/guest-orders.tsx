import { latePart } from '../late-part.tsx';
import { OrderWaiting } from './order-waiting.tsx';

/** Instead of orders for someone who is not known. Apart, for those who are known never need it. */
export const GuestOrders = latePart(
  () => import('./guest-ways.tsx').then((module) => module.GuestWays),
  <OrderWaiting />,
);
