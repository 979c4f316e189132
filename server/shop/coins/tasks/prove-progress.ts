import type { CoinTaskKind } from '#rules/coin-tasks.ts';
import type { Db } from '#server/db/schema.ts';

interface Period {
  readonly accountId: string;
  /** Epoch ms; 0 for all time. */
  readonly from: number;
}

const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ found: number }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).found);

/** Different items that were put into the cart, also those that have been ordered since. */
const itemsAdded = (db: Db, { accountId, from }: Period) =>
  countOf(
    db
      .selectFrom(
        db
          .selectFrom('cart_lines')
          .select('sku')
          .where('account_id', '=', accountId)
          .where('added_time', '>=', from)
          .union(
            db
              .selectFrom('order_lines')
              .innerJoin('orders', 'orders.order_no', 'order_lines.order_no')
              .select('order_lines.sku')
              .where('orders.account_id', '=', accountId)
              .where('orders.placed_time', '>=', from),
          )
          .as('added'),
      )
      .select((row) => row.fn.countAll<number>().as('found')),
  );

/** Orders that were paid for with money: one that coins were exchanged for is none. */
const paidOrders = (db: Db, { accountId, from }: Period) =>
  countOf(
    db
      .selectFrom('orders')
      .select((row) => row.fn.countAll<number>().as('found'))
      .where('account_id', '=', accountId)
      .where('paid_time', '>=', from)
      .where('paid_amount', '>', 0)
      .where('status', 'not in', ['CANCELLED', 'CLOSED', 'REFUNDED']),
  );

const invitedMembers = (db: Db, { accountId, from }: Period) =>
  countOf(
    db
      .selectFrom('share_binds')
      .select((row) => row.fn.countAll<number>().as('found'))
      .where('inviter_id', '=', accountId)
      .where('bound_time', '>=', from),
  );

async function profileParts(db: Db, { accountId }: Period): Promise<number> {
  const { avatar_url, birthday } = await db
    .selectFrom('accounts')
    .select(['avatar_url', 'birthday'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return [avatar_url, birthday].filter((part) => part !== null).length;
}

const subscriptions = (db: Db, { accountId }: Period) =>
  countOf(
    db
      .selectFrom('accounts')
      .select((row) => row.fn.countAll<number>().as('found'))
      .where('id', '=', accountId)
      .where('marketing_opt_in', '=', 1),
  );

/** What the rows of the shop prove of a task; products that were looked at are counted by their visits. */
const proofs: { readonly [Kind in CoinTaskKind]?: (db: Db, period: Period) => Promise<number> } = {
  ADD_TO_CART: itemsAdded,
  FIRST_ORDER: paidOrders,
  SHARE: invitedMembers,
  COMPLETE_PROFILE: profileParts,
  SUBSCRIBE: subscriptions,
};

/** A task in one of its periods. */
export interface TaskPeriod extends Period {
  readonly taskId: string;
  readonly kind: CoinTaskKind;
  readonly periodKey: string;
}

/** How far a member has come with tasks in their periods, by what the shop knows itself; what proves several is read once. */
export async function proveProgress(
  db: Db,
  tasks: readonly TaskPeriod[],
): Promise<(task: TaskPeriod) => Promise<number>> {
  const visited = await countVisits(
    db,
    tasks.filter(({ kind }) => proofs[kind] === undefined),
  );
  const proved = new Map<string, Promise<number>>();
  return async (task) => {
    const proof = proofs[task.kind];
    if (!proof) return visited.get(`${task.taskId} ${task.periodKey}`) ?? 0;
    const name = `${task.kind} ${task.from}`;
    const found = proved.get(name) ?? proof(db, task);
    proved.set(name, found);
    return found;
  };
}

/** How many targets of tasks count already. */
async function countVisits(db: Db, tasks: readonly TaskPeriod[]): Promise<ReadonlyMap<string, number>> {
  const [first] = tasks;
  if (!first) return new Map();
  const rows = await db
    .selectFrom('coin_task_targets')
    .select((row) => ['task_id', 'period_key', row.fn.countAll<number>().as('found')])
    .where('account_id', '=', first.accountId)
    .where('task_id', 'in', unique(tasks.map(({ taskId }) => taskId)))
    .where('period_key', 'in', unique(tasks.map(({ periodKey }) => periodKey)))
    .groupBy(['task_id', 'period_key'])
    .execute();
  return new Map(rows.map(({ task_id: taskId, period_key: key, found }) => [`${taskId} ${key}`, Number(found)]));
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];
