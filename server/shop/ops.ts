import type { Command } from '#server/ops/command.ts';
import { aftersaleCommands } from './aftersale/ops.ts';
import { rmaCommands } from './aftersale/rma/ops.ts';
import { catalogueCommands } from './catalogue/ops.ts';
import { depositCommands } from './promotions/deposits/ops.ts';
import { campaignCommands } from './promotions/campaigns/ops.ts';
import { coinCommands } from './coins/ops.ts';
import { communityCommands } from './community/ops.ts';
import { suitCommands } from './promotions/suits/ops.ts';
import { crowdCommands } from './promotions/crowd/ops.ts';
import { couponCommands } from './coupons/ops.ts';
import { invoiceCommands } from './invoices/ops.ts';
import { orderCommands } from './orders/ops.ts';
import { paymentCommands } from './payments/ops.ts';
import { prizeCommands } from './prizes/ops.ts';
import { promotionCommands } from './promotions/ops.ts';
import { giveawayCommands } from './promotions/giveaways/ops.ts';
import { dollMachineCommands } from './promotions/doll-machine/ops.ts';
import { drawCommands } from './promotions/draws/ops.ts';
import { ladderCommands } from './promotions/early-birds/ops.ts';
import { interestCommands } from './promotions/interest/ops.ts';
import { questionCommands } from './community/questions/ops.ts';
import { articleCommands } from './support/articles/ops.ts';
import { ticketCommands } from './support/tickets/ops.ts';
import { trackingCommands } from './tracking/ops.ts';
import { searchCommands } from './support/search/ops.ts';
import { stockCommands } from './stock/ops.ts';

/** What operators can do in the areas, in the order of the help. */
export const shopCommands: readonly Command[] = [
  ...orderCommands,
  ...trackingCommands,
  ...aftersaleCommands,
  ...rmaCommands,
  ...paymentCommands,
  ...invoiceCommands,
  ...stockCommands,
  ...catalogueCommands,
  ...campaignCommands,
  ...depositCommands,
  ...couponCommands,
  ...coinCommands,
  ...suitCommands,
  ...drawCommands,
  ...ladderCommands,
  ...interestCommands,
  ...giveawayCommands,
  ...dollMachineCommands,
  ...crowdCommands,
  ...communityCommands,
  ...questionCommands,
  ...searchCommands,
  ...articleCommands,
  ...ticketCommands,
  ...prizeCommands,
  ...promotionCommands,
];
