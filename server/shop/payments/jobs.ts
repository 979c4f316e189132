import type { Receivers } from '#server/jobs/relay-outbox.ts';
import type { Job } from '#server/jobs/runner.ts';
import { detachCardKind, receiveDetachment } from '#server/payments/detach-card.ts';
import { expireOrders } from './expire-orders.ts';
import { receiveVoid } from './receive-void.ts';
import { sendRefunds } from './send-refunds.ts';
import { voidPaymentKind } from './void-attempts.ts';
import { bookJobs } from './watch-books.ts';
import { watchDisputes } from './watch-disputes.ts';
import { watchPayments } from './watch-payments.ts';

export const paymentJobs: readonly Job[] = [
  { name: 'close unpaid orders', everyMs: 5_000, run: expireOrders },
  { name: 'watch payments', everyMs: 5_000, run: watchPayments },
  { name: 'watch disputes', everyMs: 10 * 60_000, run: watchDisputes },
  { name: 'send refunds', everyMs: 2_000, run: sendRefunds },
  ...bookJobs,
];

export const paymentReceivers: Receivers = {
  [voidPaymentKind]: receiveVoid,
  [detachCardKind]: receiveDetachment,
};
