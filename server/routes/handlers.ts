import { accountRoutes } from './account.ts';
import { addressRoutes } from './address.ts';
import { assistantRoutes } from './assistant.ts';
import { campaignRoutes } from './campaign.ts';
import { cartRoutes } from './cart.ts';
import { catalogueRoutes } from './catalogue.ts';
import { checkoutRoutes } from './checkout.ts';
import { coinRoutes } from './coins.ts';
import { contentRoutes } from './content.ts';
import { couponRoutes } from './coupon.ts';
import { dollMachineRoutes } from './doll-machine.ts';
import { depositRoutes } from './deposits.ts';
import { drawRoutes } from './draws.ts';
import { crowdRoutes } from './crowd.ts';
import { earlyBirdRoutes } from './early-bird.ts';
import { favouriteRoutes } from './favourites.ts';
import { flashRoutes } from './flash.ts';
import { giveawayRoutes } from './giveaway.ts';
import { helpRoutes } from './help.ts';
import { inboxRoutes } from './inbox.ts';
import { interestRoutes } from './interest.ts';
import { marketRoutes } from './market.ts';
import { mediaRoutes } from './media.ts';
import { newUserRoutes } from './new-user.ts';
import { operationsRoutes } from './operations.ts';
import { orderRoutes } from './order.ts';
import { paymentRoutes } from './payment.ts';
import { preferencesRoutes } from './preferences.ts';
import { prizeRoutes } from './prize.ts';
import { questionRoutes } from './questions.ts';
import { reviewRoutes } from './reviews.ts';
import { rmaRoutes } from './rma.ts';
import { shareRoutes } from './share.ts';
import { suitRoutes } from './suit.ts';
import { supportSearchRoutes } from './support-search.ts';
import { ticketRoutes } from './tickets.ts';
import { trackingRoutes } from './tracking.ts';

/** Every operation of the contract; the binder refuses to start when one is missing. */
export const handlers = {
  ...accountRoutes,
  ...addressRoutes,
  ...assistantRoutes,
  ...campaignRoutes,
  ...cartRoutes,
  ...catalogueRoutes,
  ...checkoutRoutes,
  ...coinRoutes,
  ...contentRoutes,
  ...couponRoutes,
  ...dollMachineRoutes,
  ...depositRoutes,
  ...drawRoutes,
  ...crowdRoutes,
  ...earlyBirdRoutes,
  ...favouriteRoutes,
  ...flashRoutes,
  ...giveawayRoutes,
  ...helpRoutes,
  ...inboxRoutes,
  ...interestRoutes,
  ...marketRoutes,
  ...mediaRoutes,
  ...newUserRoutes,
  ...operationsRoutes,
  ...orderRoutes,
  ...paymentRoutes,
  ...preferencesRoutes,
  ...prizeRoutes,
  ...questionRoutes,
  ...reviewRoutes,
  ...rmaRoutes,
  ...shareRoutes,
  ...suitRoutes,
  ...supportSearchRoutes,
  ...ticketRoutes,
  ...trackingRoutes,
};
