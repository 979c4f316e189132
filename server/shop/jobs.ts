import type { Receivers } from '#server/jobs/relay-outbox.ts';
import type { Job } from '#server/jobs/runner.ts';
import { accountJobs } from './account/jobs.ts';
import { aftersaleJobs } from './aftersale/jobs.ts';
import { searchJobs } from './catalogue/searches-without-result.ts';
import { coinJobs } from './coins/jobs.ts';
import { communityJobs } from './community/helpful-votes.ts';
import { questionJobs } from './community/questions/jobs.ts';
import { depositJobs } from './checkout/deposits/jobs.ts';
import { crowdJobs } from './promotions/crowd/jobs.ts';
import { couponJobs } from './coupons/jobs.ts';
import { loyaltyJobs } from './loyalty/birthday-coupons.ts';
import { invoiceJobs } from './invoices/jobs.ts';
import { mediaJobs } from './media/jobs.ts';
import { pledgeJobs } from './pledge-orders.ts';
import { orderJobs } from './orders/jobs.ts';
import { prizeJobs } from './prizes/jobs.ts';
import { drawJobs } from './promotions/draws/jobs.ts';
import { promotionJobs } from './promotions/jobs.ts';
import { interestJobs } from './promotions/interest/jobs.ts';
import { assistantJobs } from './support/assistant/jobs.ts';
import { ticketJobs } from './support/tickets/jobs.ts';
import { trackingJobs } from './tracking/jobs.ts';
import { paymentJobs, paymentReceivers } from './payments/jobs.ts';

/** What the areas do by themselves. */
export const shopJobs: readonly Job[] = [
  ...accountJobs,
  ...orderJobs,
  ...paymentJobs,
  ...trackingJobs,
  ...aftersaleJobs,
  ...coinJobs,
  ...communityJobs,
  ...questionJobs,
  ...couponJobs,
  ...loyaltyJobs,
  ...depositJobs,
  ...drawJobs,
  ...crowdJobs,
  ...pledgeJobs,
  ...interestJobs,
  ...mediaJobs,
  ...searchJobs,
  ...invoiceJobs,
  ...prizeJobs,
  ...promotionJobs,
  ...assistantJobs,
  ...ticketJobs,
];

/** Who carries out what the areas put into the outbox, by kind of entry. */
export const shopReceivers: Receivers = { ...paymentReceivers };
