import type { Db } from '#server/db/schema.ts';

/** Whether a member has ever paid an order, whatever became of it. */
export async function hasPaid(db: Db, accountId: string): Promise<boolean> {
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('paid_time', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}
