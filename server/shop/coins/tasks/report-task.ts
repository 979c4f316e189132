import { randomUUID } from 'node:crypto';
import type { components } from '#openapi/types.ts';
import { periodKey } from '#rules/coin-tasks.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readMarketCatalogue } from '../../catalogue/market-catalogue.ts';
import { openMemberDay } from '../member-zone.ts';
import { type CoinTaskRow, presentTask, readTask, type TaskReader } from './read-tasks.ts';

type Report = components['schemas']['CoinTaskReport'];
type Receipt = components['schemas']['CoinTaskReceipt'];

interface Visit {
  readonly task: CoinTaskRow;
  readonly targetId: string;
  readonly reader: TaskReader;
  readonly key: string;
}

/**
 * Times a visit to a product of a task. A visit that starts ends the one before it, so that a member looks at one product
 * at a time; when it is handed in, the clock of the shop and the visible time of the page must both have run long enough.
 * A target counts once in a period, and a report that is sent again gets the same answer.
 * @throws NOT_FOUND, COIN_TASK_VISIT for a visit that is not the running one, COIN_TASK_TIME when it was too short
 */
export async function reportTask(shop: ShopContext, caller: ProvedContext, report: Report): Promise<Receipt> {
  const task = await readTask(shop.db, report.taskId);
  if (task.seconds === null || !(await isTarget(shop, caller, task, report.targetId))) throw new ShopError('NOT_FOUND');
  return withTransaction(shop, 'relaxed', async (tx) => {
    const { zone } = await openMemberDay(shop, tx, caller);
    const now = shop.clock.now();
    const reader = { accountId: caller.account.accountId, zone, now };
    const visit = { task, targetId: report.targetId, reader, key: periodKey(task.period, now, zone) };
    const before = await presentTask(tx, task, reader);
    if (await hasCounted(tx, visit)) return { task: before, nonce: null, counted: true };
    if (before.progress >= task.target) return { task: before, nonce: null, counted: false };
    if (report.event === 'STARTED') return { task: before, nonce: await startVisit(tx, visit), counted: false };
    await handIn(tx, visit, report);
    return { task: await presentTask(tx, task, reader), nonce: null, counted: true };
  });
}

async function isTarget(shop: ShopContext, { site }: ProvedContext, task: CoinTaskRow, spu: string): Promise<boolean> {
  const { items } = await readMarketCatalogue(shop, site);
  const item = items.get(spu);
  if (!item) return false;
  return task.collection_id === null || item.product.collections.has(task.collection_id);
}

async function hasCounted(tx: Tx, { task, targetId, reader, key }: Visit): Promise<boolean> {
  const target = await tx
    .selectFrom('coin_task_targets')
    .select('time')
    .where('account_id', '=', reader.accountId)
    .where('task_id', '=', task.task_id)
    .where('period_key', '=', key)
    .where('target_id', '=', targetId)
    .executeTakeFirst();
  return target !== undefined;
}

/** @returns the nonce that the visit is handed in with */
async function startVisit(tx: Tx, { task, targetId, reader, key }: Visit): Promise<string> {
  const { accountId, now } = reader;
  await tx.deleteFrom('coin_task_visits').where('account_id', '=', accountId).where('used_time', 'is', null).execute();
  const nonce = randomUUID();
  const visit = { nonce, account_id: accountId, task_id: task.task_id, target_id: targetId, period_key: key };
  await tx
    .insertInto('coin_task_visits')
    .values({ ...visit, started_time: now, used_time: null })
    .execute();
  return nonce;
}

async function handIn(tx: Tx, { task, targetId, reader, key }: Visit, report: Report): Promise<void> {
  const { accountId, now } = reader;
  const { nonce = '', visibleMs = 0 } = report;
  const visit = await tx
    .selectFrom('coin_task_visits')
    .select(['started_time', 'period_key'])
    .where('nonce', '=', nonce)
    .where('account_id', '=', accountId)
    .where('task_id', '=', task.task_id)
    .where('target_id', '=', targetId)
    .where('used_time', 'is', null)
    .executeTakeFirst();
  if (visit?.period_key !== key) throw new ShopError('COIN_TASK_VISIT');
  const needed = (task.seconds ?? 0) * 1_000;
  if (now - visit.started_time < needed || visibleMs < needed) throw new ShopError('COIN_TASK_TIME');
  await tx.updateTable('coin_task_visits').set({ used_time: now }).where('nonce', '=', nonce).execute();
  const target = { account_id: accountId, task_id: task.task_id, period_key: key, target_id: targetId };
  await tx
    .insertInto('coin_task_targets')
    .values({ ...target, time: now })
    .execute();
}
