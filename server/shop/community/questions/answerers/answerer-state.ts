import type { AnswererStatus } from '#rules/qa-states.ts';
import type { Db } from '#server/db/schema.ts';

/** Whether a member is an answerer, was one or applied. */
export async function readAnswererState(db: Db, accountId: string): Promise<AnswererStatus> {
  const answerer = await db
    .selectFrom('answerers')
    .select('status')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return answerer?.status ?? 'NONE';
}
