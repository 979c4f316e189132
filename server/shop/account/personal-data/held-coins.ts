import type { Db } from '#server/db/schema.ts';

/** The coins of a member: balances, movements, lots, tasks and what was exchanged. */
export async function heldCoins(db: Db, accountId: string) {
  const [balance, movements, lots, coinTasks, coinExchanges] = await Promise.all([
    db
      .selectFrom('coin_accounts')
      .select(['available', 'pending', 'locked', 'time_zone', 'check_in_day', 'check_in_streak'])
      .where('account_id', '=', accountId)
      .executeTakeFirst(),
    db
      .selectFrom('coin_movements')
      .select(['time', 'type', 'source', 'ref_no', 'available_change', 'pending_change', 'available_after', 'text'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('coin_lots')
      .select(['source', 'ref_no', 'amount', 'remaining', 'available_time', 'expire_time'])
      .where('account_id', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('coin_task_claims')
      .select(['task_id', 'period_key', 'reward', 'time'])
      .where('account_id', '=', accountId)
      .execute(),
    db
      .selectFrom('coin_exchanges')
      .select(['item_id', 'cost', 'coupon_id', 'order_no', 'time', 'undone_time'])
      .where('account_id', '=', accountId)
      .execute(),
  ]);
  return { coins: { balance: balance ?? null, movements, lots }, coinTasks, coinExchanges };
}
