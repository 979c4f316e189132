import type { Receivers } from '#server/jobs/relay-outbox.ts';
import type { Job } from '#server/jobs/runner.ts';
import { deleteDueAccounts } from '../account/personal-data/delete-account.ts';
import { sendRefunds } from '../payments/send-refunds.ts';
import { receiveVoid, voidPaymentKind } from '../payments/void-attempts.ts';
import { watchPayments } from '../payments/watch-payments.ts';
import { expireOrders } from '../payments/expire-orders.ts';
import { runOrderClock } from './order-clock.ts';

const second = 1_000;
const minute = 60 * second;

/** What orders, payments and accounts do by themselves. */
export const orderJobs: readonly Job[] = [
  { name: 'close unpaid orders', everyMs: 5 * second, run: expireOrders },
  { name: 'watch payments', everyMs: 5 * second, run: watchPayments },
  { name: 'send refunds', everyMs: 2 * second, run: sendRefunds },
  { name: 'order clock', everyMs: minute, run: runOrderClock },
  { name: 'delete accounts', everyMs: 60 * minute, run: deleteDueAccounts },
];

/** Who carries out what orders put into the outbox. */
export const orderReceivers: Receivers = { [voidPaymentKind]: receiveVoid };
