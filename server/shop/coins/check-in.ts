import type { components } from '#openapi/types.ts';
import { isCheckedIn, nextCheckIn } from '#rules/coin-check-in.ts';
import { clipToDailyCap, localDay } from '#rules/coin-tasks.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCoinBalance } from './ledger/coin-account.ts';
import { earnedToday } from './ledger/earned-today.ts';
import { openMemberDay } from './member-zone.ts';
import { creditCoins } from './order-coins.ts';
import { presentStreak } from './streak.ts';

/** Checks a member in for their local day. @returns undefined where that was done before */
export function checkIn(
  shop: ShopContext,
  caller: Pick<ProvedContext, 'account' | 'client'>,
): Promise<components['schemas']['CheckIn'] | undefined> {
  const { accountId } = caller.account;
  return withTransaction(shop, 'durable', async (tx) => {
    const { row, zone } = await openMemberDay(shop, tx, caller);
    const now = shop.clock.now();
    const today = localDay(now, zone);
    const stand = { day: row.check_in_day, streak: row.check_in_streak };
    if (isCheckedIn(stand, today)) return undefined;
    const { streak, reward: full } = nextCheckIn(stand, today);
    const reward = clipToDailyCap(full, await earnedToday(tx, accountId, now, zone));
    const after = { check_in_day: today, check_in_streak: streak };
    await tx.updateTable('coin_accounts').set(after).where('account_id', '=', accountId).execute();
    await creditCoins(shop, tx, { accountId, amount: reward, source: 'CHECK_IN', refNo: today });
    const { available: balance } = await readCoinBalance(tx, accountId, now);
    return { reward, streak: presentStreak(after, now, zone), balance };
  });
}
