import type { Db } from '#server/db/schema.ts';
import type { SessionClient } from './start-session.ts';

/** Whether a member has logged in on a device before, by the number of it that nobody else knows. */
export async function isDeviceOf(db: Db, accountId: string, { id }: Pick<SessionClient, 'id'>): Promise<boolean> {
  if (id === '') return false;
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('client_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
