import { CompiledQuery, createQueryId, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '#server/testing/engine.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { housekeeping } from '../jobs/housekeeping.ts';
import { deleteDueAccounts } from './account/personal-data/delete-account.ts';
import { heldOrders } from './account/personal-data/held-orders.ts';
import { countRanks } from './community/questions/space/count-ranks.ts';
import { moveByTime } from './coupons/jobs.ts';
import { orderCommands } from './orders/ops.ts';
import { watchPayments } from './payments/watch-payments.ts';
import { mailUpdates } from './promotions/crowd/updates.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** How the statements on a table are carried out that a reading or a job makes. */
async function plansOf(table: string, run: (shop: TestShop) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const executor = shop.db.getExecutor();
  const watched: KyselyPlugin = {
    transformQuery: ({ node }) => {
      queries.push(executor.compileQuery(node, createQueryId()));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const { durable, relaxed } = shop.database.writers;
  const writers = { durable: durable.withPlugin(watched), relaxed: relaxed.withPlugin(watched) };
  await run({ ...shop, db: shop.db.withPlugin(watched), database: { ...shop.database, writers } });
  const plans = queries
    .filter(({ sql }) => sql.includes(`from "${table}"`))
    .map(async ({ sql, parameters }) => {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await shop.db.executeQuery<{ detail: string }>(plan);
      return rows.map(({ detail }) => detail);
    });
  return (await Promise.all(plans)).flat();
}

const [list] = orderCommands;

// The other engine plans by what it has counted.
describe.skipIf(testEngine() !== 'sqlite')('a shop with very many rows', () => {
  it('finds the orders of a member and of the same guest by indexes', async () => {
    const plans = await plansOf('orders', ({ db }) => heldOrders(db, { accountId: 'A', email: 'a@b.test' }));
    expect(plans.join()).toContain('orders_by_guest');
    expect(plans.filter((step) => step.startsWith('SCAN orders'))).toEqual([]);
  });

  it('lists the newest orders without sorting all', async () => {
    const plans = await plansOf(
      'orders',
      (at) => list?.run(at, { words: [], options: {}, flags: new Set() }) ?? Promise.resolve(),
    );
    expect(plans.join()).toContain('orders_by_time');
    expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });

  it.each<[string, string, (shop: TestShop) => Promise<unknown>]>([
    ['accounts', 'accounts_to_delete', deleteDueAccounts],
    ['outbox', 'outbox_done', housekeeping.run],
    ['question_replies', 'question_replies_shown', countRanks],
    ['crowd_updates', 'crowd_updates_to_mail', mailUpdates],
    ['payments', 'payments_silent', watchPayments],
    ['payments', 'payments_unsettled', watchPayments],
    ['coupons', 'coupons_to_expire', moveByTime],
    ['coupons', 'coupons_to_start', moveByTime],
  ])('finds what is due in %s by %s', async (table, index, run) => {
    const plans = await plansOf(table, run);
    expect(plans.join()).toContain(index);
    expect(plans.filter((step) => step.startsWith(`SCAN ${table}`) && !step.includes('USING INDEX'))).toEqual([]);
  });
});
