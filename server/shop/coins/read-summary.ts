import type { components } from '#openapi/types.ts';
import { coinWorth } from '#rules/coins.ts';
import { localDay } from '#rules/coin-tasks.ts';
import { currencyOfSite } from '#rules/markets.ts';
import { money } from '#rules/money.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMemberDay } from './member-zone.ts';
import { presentStreak } from './streak.ts';

type Schemas = components['schemas'];

/** What a member has, what runs out next and how their check-ins stand; the level is for loyalty to say. */
export async function readSummary(
  shop: ShopContext,
  caller: ProvedContext,
): Promise<Omit<Schemas['CoinSummary'], 'level'>> {
  const { row, balance, zone } = await readMemberDay(shop, caller);
  const now = shop.clock.now();
  const currency = currencyOfSite(caller.site);
  const [expiring = null] = await readExpiring(shop.db, { accountId: row.account_id, now, zone, limit: 1 });
  return {
    balance,
    pending: row.pending,
    expiring,
    worth: money(coinWorth(balance, currency), currency),
    streak: presentStreak(row, now, zone),
  };
}

/** What runs out next, in sums by instant. */
export async function readExpiring(
  db: Db,
  {
    accountId,
    now,
    zone,
    limit,
  }: { readonly accountId: string; readonly now: number; readonly zone: string; readonly limit: number },
): Promise<Schemas['CoinExpiry'][]> {
  const rows = await db
    .selectFrom('coin_lots')
    .where('account_id', '=', accountId)
    .where('remaining', '>', 0)
    .where('expire_time', '>', now)
    .groupBy('expire_time')
    .select((lot) => ['expire_time', lot.fn.sum<number>('remaining').as('amount')])
    .orderBy('expire_time')
    .limit(limit)
    .execute();
  return rows.flatMap(({ expire_time: time, amount }) =>
    time === null ? [] : [{ amount: Number(amount), time, lastDay: localDay(time - 1, zone) }],
  );
}
