import type { Tx } from '../db/schema.ts';
import { seedPolicies } from './content/policies/policies.ts';
import { seedContent } from './content/seed-content.ts';
import { seedCoinProducts } from './coin-products.ts';
import { seedCoinTasks } from './coin-tasks.ts';
import { seedBirthdayCoupon, seedCoupons } from './coupons/seed-coupons.ts';
import { seedDemoAnswerer } from './seed-demo-answerer.ts';
import { seedDemoCoins } from './seed-demo-coins.ts';
import { seedDemoCoupons } from './coupons/seed-demo-coupons.ts';
import { seedDemoReturns } from './seed-demo-returns.ts';
import { seedDemoShopper } from './seed-demo-orders.ts';
import { seedDemoTickets } from './demo-tickets.ts';
import { seedDraws } from './promotions/draws.ts';
import { seedDemoGiveaways, seedGiveaways } from './promotions/giveaways.ts';
import { seedDemoInterest, seedInterest } from './promotions/interest.ts';
import { seedDemoPrizes } from './promotions/prizes.ts';
import { seedNewUser } from './promotions/new-user.ts';
import { seedHelp } from './help/seed-help.ts';
import { seedLaunches } from './launches.ts';
import { seedEnergySheets } from './energy-sheets.ts';
import { seedFacets } from './seed-facets.ts';
import { seedCatalogue, seedMarkets, seedReviews } from './seed-catalogue.ts';
import { seedCampaigns } from './promotions/campaigns/seed-campaigns.ts';
import { seedComments } from './questions/seed-comments.ts';
import { seedDemoQuestions } from './questions/seed-demo-questions.ts';
import { seedQuestions } from './questions/seed-questions.ts';
import { seedDollMachine } from './promotions/doll-machine.ts';
import { seedDeposits } from './promotions/deposits.ts';
import { seedEarlyBirds } from './promotions/early-birds.ts';
import { seedCrowd } from './promotions/crowd.ts';
import { seedFlashSale } from './promotions/flash.ts';
import { seedSuits } from './promotions/suits.ts';
import { seedSearch } from './search-index.ts';

/** One subject of the seed. Its version grows when its contents do, and shops that have an earlier one get it again. */
export interface Chapter {
  readonly name: string;
  readonly version: number;
  /** Belongs to the demo shopper, whose password is public: only a shop that was begun with the demo shopper has it. */
  readonly demo?: true;
  /**
   * Writes what the shop lacks and leaves every row that the owner or a shopper may have changed as it is, since the
   * shop may have an earlier version of the chapter.
   */
  readonly apply: (tx: Tx, now: number) => Promise<void>;
}

/** In the order in which they are applied: later chapters refer to rows of earlier ones. */
export const chapters: readonly Chapter[] = [
  { name: 'catalogue', version: 1, apply: seedCatalogue },
  { name: 'markets', version: 1, apply: seedMarkets },
  { name: 'reviews', version: 1, apply: seedReviews },
  { name: 'search', version: 2, apply: seedSearch },
  { name: 'launches', version: 1, apply: seedLaunches },
  { name: 'facets', version: 1, apply: seedFacets },
  { name: 'energy-sheets', version: 1, apply: seedEnergySheets },
  { name: 'content', version: 7, apply: seedContent },
  { name: 'help', version: 2, apply: seedHelp },
  { name: 'policies', version: 8, apply: seedPolicies },
  { name: 'coupons', version: 1, apply: seedCoupons },
  { name: 'birthday-coupon', version: 1, apply: seedBirthdayCoupon },
  { name: 'campaigns', version: 1, apply: seedCampaigns },
  { name: 'coin-tasks', version: 3, apply: seedCoinTasks },
  { name: 'questions', version: 1, apply: seedQuestions },
  { name: 'comments', version: 1, apply: seedComments },
  { name: 'coin-products', version: 1, apply: seedCoinProducts },
  { name: 'flash-sale', version: 1, apply: seedFlashSale },
  { name: 'suits', version: 1, apply: seedSuits },
  { name: 'new-user', version: 1, apply: seedNewUser },
  { name: 'interest', version: 1, apply: seedInterest },
  { name: 'early-birds', version: 1, apply: seedEarlyBirds },
  { name: 'giveaways', version: 1, apply: seedGiveaways },
  { name: 'draws', version: 1, apply: seedDraws },
  { name: 'doll-machine', version: 1, apply: seedDollMachine },
  { name: 'deposits', version: 1, apply: seedDeposits },
  { name: 'crowdfunding', version: 1, apply: seedCrowd },
  { name: 'demo-shopper', version: 1, demo: true, apply: seedDemoShopper },
  { name: 'demo-returns', version: 1, demo: true, apply: seedDemoReturns },
  { name: 'demo-coupons', version: 1, demo: true, apply: seedDemoCoupons },
  { name: 'demo-coins', version: 1, demo: true, apply: seedDemoCoins },
  { name: 'demo-answerer', version: 1, demo: true, apply: seedDemoAnswerer },
  { name: 'demo-interest', version: 1, demo: true, apply: seedDemoInterest },
  { name: 'demo-prizes', version: 1, demo: true, apply: seedDemoPrizes },
  { name: 'demo-giveaways', version: 1, demo: true, apply: seedDemoGiveaways },
  { name: 'demo-questions', version: 1, demo: true, apply: seedDemoQuestions },
  { name: 'demo-tickets', version: 1, demo: true, apply: seedDemoTickets },
];
