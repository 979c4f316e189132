import { day, hour } from '#rules/durations.ts';
import { isDatabaseAway } from '#server/db/database-faults.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { Job } from '#server/jobs/runner.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { compareBooks, type Difference } from './compare-books.ts';
import { closeAgreed, leaveForStaff } from './money-differences.ts';
import { settleDifference } from './settle-difference.ts';

/** How far back the books are compared by hand, and by the job of every day. */
export const month = 31 * day;

/** A shop that was off for less than these hears of every charge and refund, however many reports were lost. */
export const bookJobs: readonly Job[] = [
  { name: 'compare books of the last day', everyMs: hour, run: (shop) => watchBooks(shop, day) },
  { name: 'compare books of the last month', everyMs: day, run: (shop) => watchBooks(shop, month) },
];

export interface WatchedBooks {
  readonly settled: number;
  readonly left: number;
  /** False when the provider did not answer to the end. */
  readonly isComplete: boolean;
}

/**
 * Compares the books with those of the provider so many milliseconds back, takes in what the shop has missed, and leaves a
 * row for staff of what it cannot decide. @returns how many differences are settled, and how many are left for staff
 */
export async function watchBooks(shop: ShopContext, lookBack: number): Promise<WatchedBooks> {
  const since = shop.clock.now() - lookBack;
  const { differences, isComplete } = await compareBooks(shop, since);
  let settled = 0;
  await workThrough(shop, {
    name: 'compare books',
    read: async (after?: Difference) => (after ? [] : differences),
    keyOf: ({ kind, ref }) => `${kind} ${ref}`,
    run: async (difference) => {
      if (await settle(shop, difference)) settled += 1;
      return false;
    },
  });
  if (isComplete) await closeOthers(shop, since, differences);
  return { settled, left: differences.length - settled, isComplete };
}

/** Takes a difference in, or leaves it for staff. @throws what kept it out of the books, once it is left */
async function settle(shop: ShopContext, difference: Difference): Promise<boolean> {
  try {
    if (await settleDifference(shop, difference)) {
      await closeAgreed(shop, shop.db, difference);
      return true;
    }
    await leaveForStaff(shop, shop.db, difference);
    return false;
  } catch (error) {
    if (!isDatabaseAway(error)) await leaveForStaff(shop, shop.db, difference);
    throw error;
  }
}

/** The rows of what was different and is not any more: a report that came after all, a refund that went through. */
async function closeOthers(shop: ShopContext, since: number, differences: readonly Difference[]): Promise<void> {
  const open = await shop.db
    .selectFrom('money_differences')
    .select(['kind', 'ref'])
    .where('provider', '=', shop.payments.name)
    .where('kind', 'in', ['CHARGE', 'REFUND', 'PAYMENT', 'REFUND_UNKNOWN'])
    .where('closed_time', 'is', null)
    .where('happened_time', '>=', since)
    .execute();
  for (const row of open) {
    if (!differences.some(({ kind, ref }) => kind === row.kind && ref === row.ref)) {
      await closeAgreed(shop, shop.db, row);
    }
  }
}
