import { sql } from 'kysely';
import { withTransaction } from '#server/db/transaction.ts';
import { inPages } from '#server/jobs/in-pages.ts';
import { workThrough } from '#server/jobs/work-through.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCoinAccount } from './ledger/coin-account.ts';
import { expireDueLots } from './ledger/lots.ts';

const lotsAtOnce = 200;

/** Takes out the coins whose time is over, account by account, until none is left. @returns the number of accounts */
export async function expireCoins(shop: ShopContext): Promise<number> {
  // Its lots that end at one instant have one place: they go together.
  const read = inPages(dueLots(shop), ['expire_time', 'account_id']);
  return workThrough(shop, {
    name: 'expire coins',
    read,
    keyOf: ({ account_id: accountId }) => accountId,
    run: async ({ account_id: accountId }) => {
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
    .select(['account_id', 'expire_time'])
    .where('remaining', '>', sql.lit(0))
    .where('expire_time', '<=', clock.now())
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
