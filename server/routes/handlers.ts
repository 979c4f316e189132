import { accountRoutes } from './account.ts';
import { addressRoutes } from './address.ts';
import { catalogueRoutes } from './catalogue.ts';
import { inboxRoutes } from './inbox.ts';
import { marketRoutes } from './market.ts';
import { mediaRoutes } from './media.ts';

/** Every operation of the contract; the binder refuses to start when one is missing. */
export const handlers = {
  ...accountRoutes,
  ...addressRoutes,
  ...catalogueRoutes,
  ...inboxRoutes,
  ...marketRoutes,
  ...mediaRoutes,
};
