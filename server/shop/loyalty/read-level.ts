import { pointsAt, pointsLast, savvyLedger } from '#rules/savvy-ledger.ts';
import { type SavvyLevel, savvyLevel } from '#rules/savvy-levels.ts';
import type { Db } from '#server/db/schema.ts';
import { readCompletedOrders } from './completed-orders.ts';
import { readTaskPoints } from './task-points.ts';

/** The Savvy level of a member at an instant. */
export async function readLevel(db: Db, accountId: string, now: number): Promise<SavvyLevel> {
  const orders = await readCompletedOrders(db, accountId, now - pointsLast);
  const tasks = await readTaskPoints(db, accountId, now - pointsLast);
  return savvyLevel(pointsAt(savvyLedger(orders, now, tasks), now));
}
