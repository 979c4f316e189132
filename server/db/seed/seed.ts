import type { Clock } from '#server/clock.ts';
import type { Database } from '../database.ts';
import type { Tx } from '../schema.ts';
import { withTransaction } from '../transaction.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedDemoOrders } from './seed-demo-orders.ts';
import { seedDemoShopper } from './demo-shopper.ts';
import { seedSearch } from './search-index.ts';

export interface SeedOptions {
  /** Also make the demo shopper, whose password is public, with orders in several states. Never on a shop open to others. */
  readonly demoShopper: boolean;
}

/** Of two processes that seed at once the second waits here for the first, then finds the fact and leaves. */
async function claimSeed(tx: Tx, now: number): Promise<boolean> {
  const claimed = await tx
    .insertInto('shop_facts')
    .values({ name: 'seeded', value: String(now), updated_at: now })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Fills a migrated, empty shop with the Lampyris catalogue, once: all of it or nothing, the same rows every time but for
 * times, which are set relative to the clock. @returns false when the shop was seeded before; nothing is then changed
 */
export const seed = (database: Database, clock: Clock, options: SeedOptions): Promise<boolean> =>
  withTransaction({ database }, 'durable', async (tx) => {
    const now = clock.now();
    if (!(await claimSeed(tx, now))) return false;
    await seedCatalogue(tx, now);
    await seedSearch(tx, now);
    if (options.demoShopper) await seedDemoOrders(tx, await seedDemoShopper(tx, now), now);
    return true;
  });
