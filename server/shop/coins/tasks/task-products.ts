import type { components } from '#openapi/types.ts';
import { periodKey } from '#rules/coin-tasks.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { listProducts } from '../../catalogue/list-products.ts';
import { readMemberDay } from '../member-zone.ts';
import { presentTask, readTask } from './read-tasks.ts';

/** The products of a task and those that count already. @throws NOT_FOUND, also for a task that is not about products */
export async function listTaskProducts(
  shop: ShopContext,
  context: RequestContext,
  { taskId, pageNo }: { readonly taskId: string; readonly pageNo: number },
): Promise<components['schemas']['CoinTaskProducts']> {
  const row = await readTask(shop.db, taskId);
  if (row.seconds === null) throw new ShopError('NOT_FOUND');
  const now = shop.clock.now();
  const reader = isMember(context)
    ? { accountId: context.account.accountId, zone: (await readMemberDay(shop, context)).zone, now }
    : undefined;
  const counted = reader
    ? await shop.db
        .selectFrom('coin_task_targets')
        .select('target_id')
        .where('account_id', '=', reader.accountId)
        .where('task_id', '=', taskId)
        .where('period_key', '=', periodKey(row.period, now, reader.zone))
        .execute()
    : [];
  const task = await presentTask(shop.db, row, reader);
  const within = row.collection_id === null ? {} : { collection: row.collection_id };
  const { list, total, pageSize } = await listProducts(shop, context.site, { ...within, pageNo });
  return {
    task,
    list,
    pageNo,
    pageSize,
    total,
    seen: counted.map(({ target_id: spu }) => spu),
    required: row.target,
    done: task.progress,
    secondsEach: row.seconds,
  };
}
