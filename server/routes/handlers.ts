import { accountRoutes } from './account.ts';
import { addressRoutes } from './address.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { checkoutRoutes } from './checkout.ts';
import { inboxRoutes } from './inbox.ts';
import { marketRoutes } from './market.ts';
import { mediaRoutes } from './media.ts';
import { operationsRoutes } from './operations.ts';
import { orderRoutes } from './order.ts';
import { paymentRoutes } from './payment.ts';

/** Every operation of the contract; the binder refuses to start when one is missing. */
export const handlers = {
  ...accountRoutes,
  ...addressRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...inboxRoutes,
  ...marketRoutes,
  ...mediaRoutes,
  ...operationsRoutes,
  ...orderRoutes,
  ...paymentRoutes,
};
