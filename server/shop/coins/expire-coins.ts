import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { lockCoinAccount } from './ledger/coin-account.ts';
import { expireDueLots } from './ledger/lots.ts';

const accountsAtOnce = 200;

/** Takes out the coins whose time is over, account by account, until none is left. @returns the number of accounts */
export async function expireCoins(shop: ShopContext): Promise<number> {
  let accounts = 0;
  for (;;) {
    const expired = await expireSome(shop);
    accounts += expired;
    if (expired < accountsAtOnce) return accounts;
  }
}

async function expireSome(shop: ShopContext): Promise<number> {
  const due = await shop.db
    .selectFrom('coin_lots')
    .select('account_id')
    .distinct()
    .where('remaining', '>', 0)
    .where('expire_time', '<=', shop.clock.now())
    .limit(accountsAtOnce)
    .execute();
  for (const { account_id: accountId } of due) {
    await withTransaction(shop, 'durable', async (tx) => {
      await expireDueLots(shop, tx, await lockCoinAccount(shop, tx, accountId));
    });
  }
  return due.length;
}

const visitsLive = 24 * 3_600_000;

/** Forgets visits that were timed a day ago. */
export async function forgetVisits({ db, clock }: ShopContext): Promise<void> {
  await db
    .deleteFrom('coin_task_visits')
    .where('started_time', '<', clock.now() - visitsLive)
    .execute();
}
