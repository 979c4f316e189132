import type { components } from '#openapi/types.ts';
import { levelStandsUntil, pointsAt, pointsLast, savvyLedger } from '#rules/savvy-ledger.ts';
import { nextSavvyLevel, savvyBenefits, savvyLevel } from '#rules/savvy-levels.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCompletedOrders } from './completed-orders.ts';
import { readTaskPoints } from './task-points.ts';

/** The Savvy level of a member, what it brings and how long it stands. */
export async function readSavvy(shop: ShopContext, accountId: string): Promise<components['schemas']['SuInfo']> {
  const now = shop.clock.now();
  const orders = await readCompletedOrders(shop.db, accountId, now - pointsLast);
  const tasks = await readTaskPoints(shop.db, accountId, now - pointsLast);
  const points = pointsAt(savvyLedger(orders, now, tasks), now);
  const { level, name, multiplier } = savvyLevel(points);
  return {
    level,
    levelName: name,
    points,
    nextLevelPoints: nextSavvyLevel(points)?.from ?? null,
    validUntil: levelStandsUntil(orders, now, tasks) ?? null,
    multiplier,
    benefits: savvyBenefits.map((benefit) => ({ ...benefit, unlocked: level >= benefit.unlockLevel })),
  };
}
