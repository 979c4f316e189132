import { createQueryId, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testEngine } from '#server/testing/engine.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { expireCoins } from './coins/expire-coins.ts';
import { remindOfExpiry } from './coins/remind-of-expiry.ts';
import { moveByTime } from './coupons/jobs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** How SQLite carries out what a job asks. */
async function plansOf(job: (shop: TestShop) => Promise<unknown>): Promise<string[]> {
  const nodes: RootOperationNode[] = [];
  const recorder: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await job({ ...shop, db: shop.db.withPlugin(recorder) });
  const plans: string[] = [];
  for (const node of nodes) {
    const query = shop.db.getExecutor().compileQuery(node, createQueryId());
    const { rows } = await shop.db.executeQuery<{ detail: string }>({
      ...query,
      sql: `explain query plan ${query.sql}`,
    });
    plans.push(rows.map(({ detail }) => detail).join('\n'));
  }
  return plans;
}

describe.runIf(testEngine() === 'sqlite')('a job that comes by every minute', () => {
  it.each([
    ['takes out coins', expireCoins, ['coin_lots_by_expiry']],
    ['reminds of coins', remindOfExpiry, ['coin_lots_by_expiry', 'coin_lots_by_expiry']],
    ['moves coupons', moveByTime, ['coupons_to_expire', 'coupons_to_start']],
  ])('finds what is due without reading all there is, where it %s', async (_, job, indexes) => {
    const plans = await plansOf(job);
    expect(plans).toHaveLength(indexes.length);
    for (const [index, plan] of plans.entries()) {
      expect(plan).toContain(indexes[index]);
      expect(plan).not.toContain('SCAN');
    }
  });
});

describe.runIf(testEngine() === 'sqlite')('a statement that hides the condition of the index', () => {
  it('reads everything: a control', async () => {
    const careless = ({ db }: TestShop) =>
      db.selectFrom('coin_lots').select('id').where('remaining', '>', 0).where('expire_time', '<=', 1).execute();
    expect((await plansOf(careless)).join('\n')).toContain('SCAN');
  });
});
