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
import { proveProgress, type TaskPeriod } from './prove-progress.ts';

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
  const [shown] = await presentTasks(db, [task], reader);
  if (!shown) throw new ShopError('NOT_FOUND');
  return shown;
}

/** Tasks as the member sees them, without those of a kind that is not open yet; in the same order. */
async function presentTasks(
  db: Db,
  rows: readonly CoinTaskRow[],
  reader: TaskReader | undefined,
): Promise<readonly CoinTask[]> {
  const shown = rows.flatMap((row) => {
    const kind = shownKind(row.kind);
    return kind === undefined ? [] : [{ row, kind }];
  });
  const standOf =
    reader &&
    (await readStands(
      db,
      shown.map(({ row }) => row),
      reader,
    ));
  return Promise.all(
    shown.map(async ({ row, kind }) => ({
      taskId: row.task_id,
      kind,
      title: row.title,
      note: row.note,
      reward: row.reward,
      points: taskPoints(row.reward),
      target: row.target,
      period: row.period,
      seconds: row.seconds,
      ...(standOf ? await standOf(row) : { progress: 0, status: 'OPEN' as const }),
    })),
  );
}

/** How a member stands with some tasks in their running periods. */
async function readStands(
  db: Db,
  rows: readonly CoinTaskRow[],
  { accountId, zone, now }: TaskReader,
): Promise<(row: CoinTaskRow) => Promise<Pick<CoinTask, 'progress' | 'status'>>> {
  const periods = rows.map(({ task_id: taskId, kind, period }): TaskPeriod => ({
    ...{ accountId, taskId, kind, from: periodStart(period, now, zone) },
    periodKey: periodKey(period, now, zone),
  }));
  const periodOf = new Map(periods.map((period) => [period.taskId, period]));
  const [progressOf, claims] = await Promise.all([proveProgress(db, periods), readClaims(db, accountId, periods)]);
  return async ({ task_id: taskId, target }) => {
    const period = periodOf.get(taskId);
    const progress = period ? Math.min(await progressOf(period), target) : 0;
    return { progress, status: taskStatus(progress, target, claims.has(`${taskId} ${period?.periodKey}`)) };
  };
}

/** Tasks whose coins a member has had in a period, by their ids and the names of the periods. */
async function readClaims(
  db: Db,
  accountId: string,
  periods: readonly Pick<TaskPeriod, 'taskId' | 'periodKey'>[],
): Promise<ReadonlySet<string>> {
  if (periods.length === 0) return new Set();
  const rows = await db
    .selectFrom('coin_task_claims')
    .select(['task_id', 'period_key'])
    .where('account_id', '=', accountId)
    .where('task_id', 'in', [...new Set(periods.map(({ taskId }) => taskId))])
    .where('period_key', 'in', [...new Set(periods.map(({ periodKey: key }) => key))])
    .execute();
  return new Set(rows.map(({ task_id: taskId, period_key: key }) => `${taskId} ${key}`));
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
  const groupOf = new Map(rows.map((row) => [row.task_id, row.group_name]));
  const shown = await presentTasks(shop.db, rows, reader);
  const groups = [...groupBy(shown, ({ taskId }) => groupOf.get(taskId) ?? '')].map(([title, tasks]) => ({
    title,
    tasks,
  }));
  return {
    groups,
    earnedToday: reader ? await earnedToday(shop.db, reader.accountId, now, reader.zone) : 0,
    dailyCap: dailyCoinCap,
  };
}
