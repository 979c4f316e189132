import { CompiledQuery, createQueryId } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '#server/testing/engine.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { heldOrders } from '../account/personal-data/held-orders.ts';
import { orderCommands } from './ops.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** How the statements on orders are carried out that a reading makes. */
async function plansOf(read: (shop: TestShop) => Promise<unknown>): Promise<string[]> {
  const queries: CompiledQuery[] = [];
  const executor = shop.db.getExecutor();
  const db = shop.db.withPlugin({
    transformQuery: ({ node }) => {
      queries.push(executor.compileQuery(node, createQueryId()));
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await read({ ...shop, db });
  const plans = queries
    .filter(({ sql }) => sql.includes('from "orders"'))
    .map(async ({ sql, parameters }) => {
      const plan = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters]);
      const { rows } = await shop.db.executeQuery<{ detail: string }>(plan);
      return rows.map(({ detail }) => detail);
    });
  return (await Promise.all(plans)).flat();
}

const [list] = orderCommands;

// The other engine plans by what it has counted.
describe.skipIf(testEngine() !== 'sqlite')('a shop with very many orders', () => {
  it('finds those of a member and of the same guest by indexes', async () => {
    const plans = await plansOf(({ db }) => heldOrders(db, { accountId: 'A', email: 'a@b.test' }));
    expect(plans.join()).toContain('orders_by_guest');
    expect(plans.filter((step) => step.startsWith('SCAN orders'))).toEqual([]);
  });

  it('lists the newest ones without sorting all', async () => {
    const plans = await plansOf(
      (at) => list?.run(at, { words: [], options: {}, flags: new Set() }) ?? Promise.resolve(),
    );
    expect(plans.join()).toContain('orders_by_time');
    expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([]);
  });
});
