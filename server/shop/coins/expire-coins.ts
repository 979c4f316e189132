import { sql } from 'kysely';
import { withTransaction } from '#server/db/transaction.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCoinAccount } from './ledger/coin-account.ts';
import { expireDueLots } from './ledger/lots.ts';

const lotsAtOnce = 200;

/** Takes out the coins whose time is over, account by account, until none is left. @returns the number of accounts */
export async function expireCoins(shop: ShopContext): Promise<number> {
  return workThrough(shop, {
    name: 'expire coins',
    read: async (behind) => {
      const lots = await dueLots(shop).offset(behind).execute();
      return [...new Set(lots.map(({ account_id: accountId }) => accountId))];
    },
    keyOf: (accountId) => accountId,
    run: async (accountId) => {
      await withTransaction(shop, 'durable', async (tx) => {
        await expireDueLots(shop, tx, await lockCoinAccount(shop, tx, accountId));
      });
      return true;
    },
  });
}

/** By the index of what is due: asked for distinct accounts, or with a hidden 0, SQLite reads every lot. */
function dueLots({ db, clock }: ShopContext) {
  return db
    .selectFrom('coin_lots')
    .select('account_id')
    .where('remaining', '>', sql.lit(0))
    .where('expire_time', '<=', clock.now())
    .orderBy('expire_time')
    .orderBy('id')
    .limit(lotsAtOnce);
}

const visitsLive = 24 * 3_600_000;

/** Forgets visits that were timed a day ago. */
export async function forgetVisits({ db, clock }: ShopContext): Promise<void> {
  await db
    .deleteFrom('coin_task_visits')
    .where('started_time', '<', clock.now() - visitsLive)
    .execute();
}
