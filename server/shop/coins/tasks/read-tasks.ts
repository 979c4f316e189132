import type { Selectable } from 'kysely';
import type { components } from '#openapi/types.ts';
import { type CoinTaskKind, dailyCoinCap, periodKey, periodStart, taskPoints, taskStatus } from '#rules/coin-tasks.ts';
import { groupBy } from '#rules/group-by.ts';
import { isMember, type RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { earnedToday } from '../ledger/earned-today.ts';
import { readMemberDay } from '../member-zone.ts';
import { proveProgress } from './prove-progress.ts';

export type CoinTask = components['schemas']['CoinTask'];
export type CoinTaskRow = Selectable<Schema['coin_tasks']>;
type ShownKind = CoinTask['kind'];

const shownKinds: readonly ShownKind[] = [
  'BROWSE_LIST',
  'VIEW_PRODUCT_SECONDS',
  'ADD_TO_CART',
  'FIRST_ORDER',
  'REVIEW',
  'ANSWER',
  'SHARE',
  'COMPLETE_PROFILE',
  'SUBSCRIBE',
];
const shownKind = (kind: CoinTaskKind): ShownKind | undefined => shownKinds.find((shown) => shown === kind);

/** The member that a task is shown to, and the instant. */
export interface TaskReader {
  readonly accountId: string;
  readonly zone: string;
  readonly now: number;
}

/** A task that is open. @throws NOT_FOUND */
export async function readTask(db: Db, taskId: string): Promise<CoinTaskRow> {
  const task = await db
    .selectFrom('coin_tasks')
    .selectAll()
    .where('task_id', '=', taskId)
    .where('active', '=', 1)
    .executeTakeFirst();
  if (!task || shownKind(task.kind) === undefined) throw new ShopError('NOT_FOUND');
  return task;
}

/** A task as the member sees it; without one, as a guest does. @throws NOT_FOUND for a kind that is not open yet */
export async function presentTask(db: Db, task: CoinTaskRow, reader: TaskReader | undefined): Promise<CoinTask> {
  const kind = shownKind(task.kind);
  if (kind === undefined) throw new ShopError('NOT_FOUND');
  const shown = {
    taskId: task.task_id,
    kind,
    title: task.title,
    note: task.note,
    reward: task.reward,
    points: taskPoints(task.reward),
    target: task.target,
    period: task.period,
    seconds: task.seconds,
  };
  if (!reader) return { ...shown, progress: 0, status: 'OPEN' };
  const { accountId, zone, now } = reader;
  const key = periodKey(task.period, now, zone);
  const from = periodStart(task.period, now, zone);
  const proved = await proveProgress(db, { taskId: task.task_id, kind, periodKey: key }, { accountId, from });
  const progress = Math.min(proved, task.target);
  const claim = await db
    .selectFrom('coin_task_claims')
    .select('time')
    .where('account_id', '=', accountId)
    .where('task_id', '=', task.task_id)
    .where('period_key', '=', key)
    .executeTakeFirst();
  return { ...shown, progress, status: taskStatus(progress, task.target, claim !== undefined) };
}

/** Everything that earns coins, by group, with the progress of a member. */
export async function listTasks(
  shop: ShopContext,
  context: RequestContext,
): Promise<components['schemas']['CoinTaskList']> {
  const now = shop.clock.now();
  const reader = isMember(context)
    ? { accountId: context.account.accountId, zone: (await readMemberDay(shop, context)).zone, now }
    : undefined;
  const rows = await shop.db.selectFrom('coin_tasks').selectAll().where('active', '=', 1).orderBy('sort').execute();
  const open = rows.filter(({ kind }) => shownKind(kind) !== undefined);
  const tasks = await Promise.all(
    open.map(async (row) => ({ group: row.group_name, task: await presentTask(shop.db, row, reader) })),
  );
  const groups = [...groupBy(tasks, ({ group }) => group)].map(([title, members]) => ({
    title,
    tasks: members.map(({ task }) => task),
  }));
  return {
    groups,
    earnedToday: reader ? await earnedToday(shop.db, reader.accountId, now, reader.zone) : 0,
    dailyCap: dailyCoinCap,
  };
}
