import type { components } from '#openapi/types.ts';
import { clipToDailyCap, type CoinTaskKind, periodKey, taskPoints } from '#rules/coin-tasks.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCoinBalance } from '../ledger/coin-account.ts';
import { earnedToday } from '../ledger/earned-today.ts';
import { openMemberDay } from '../member-zone.ts';
import { creditCoins } from '../order-coins.ts';
import { presentTask, readTask } from './read-tasks.ts';

/** Reviews and answers bring their coins when they are shown. */
const comesByItself = (kind: CoinTaskKind): boolean => kind === 'REVIEW' || kind === 'ANSWER';

/**
 * Gives the coins of a task that is done, once in its period.
 * @returns undefined where they were given before
 * @throws NOT_FOUND, COIN_TASK_OPEN where it is not done, COIN_DAILY_CAP where the day gives no more
 */
export function claimTask(
  shop: ShopContext,
  caller: ProvedContext,
  taskId: string,
): Promise<components['schemas']['CoinTaskReward'] | undefined> {
  const { accountId } = caller.account;
  return withTransaction(shop, 'durable', async (tx) => {
    const task = await readTask(tx, taskId);
    const { zone } = await openMemberDay(shop, tx, caller);
    const now = shop.clock.now();
    const reader = { accountId, zone, now };
    const { status } = await presentTask(tx, task, reader);
    if (status === 'DONE') return undefined;
    if (status !== 'CLAIMABLE' || comesByItself(task.kind)) throw new ShopError('COIN_TASK_OPEN');
    const reward = clipToDailyCap(task.reward, await earnedToday(tx, accountId, now, zone));
    if (reward === 0) throw new ShopError('COIN_DAILY_CAP');
    const key = periodKey(task.period, now, zone);
    const points = taskPoints(reward);
    await tx
      .insertInto('coin_task_claims')
      .values({ account_id: accountId, task_id: taskId, period_key: key, reward, time: now })
      .execute();
    const refNo = `${taskId} ${key}`;
    await creditCoins(shop, tx, { accountId, amount: reward, source: 'TASK', refNo, text: task.title, points });
    const { available: balance } = await readCoinBalance(tx, accountId, now);
    return { reward, points, balance, task: await presentTask(tx, task, reader) };
  });
}
