import type { Job } from '#server/jobs/runner.ts';
import { stripOrders } from './strip-orders.ts';

export const invoiceJobs: readonly Job[] = [{ name: 'strip old orders', everyMs: 3_600_000, run: stripOrders }];
