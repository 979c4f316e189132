import { withTransaction } from '#server/db/transaction.ts';
import { creditCoins } from '#server/shop/coins/order-coins.ts';
import type { TestShop } from '#server/testing/test-shop.ts';

/** Coins with their lot and entries, a task that is under way and something that was exchanged. */
export async function collectCoins(shop: TestShop, accountId: string, text: string): Promise<void> {
  const now = shop.clock.now();
  await withTransaction(shop, 'durable', (tx) =>
    creditCoins(shop, tx, { accountId, amount: 100, source: 'STAFF', refNo: 'canary', text }),
  );
  const ofTask = { account_id: accountId, task_id: 'browse', period_key: 'once' };
  await shop.db
    .insertInto('coin_task_claims')
    .values({ ...ofTask, reward: 20, time: now })
    .execute();
  await shop.db
    .insertInto('coin_task_targets')
    .values({ ...ofTask, target_id: 'LM-DOME', time: now })
    .execute();
  await shop.db
    .insertInto('coin_task_visits')
    .values({ ...ofTask, nonce: shop.newId(), target_id: 'LM-DOME', started_time: now, used_time: null })
    .execute();
  const exchange = { exchange_no: shop.newId(), item_id: 'none', cost: 1, coupon_id: 'none' };
  await shop.db
    .insertInto('coin_exchanges')
    .values({ ...exchange, account_id: accountId, time: now })
    .execute();
}
