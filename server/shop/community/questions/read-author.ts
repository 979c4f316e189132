import type { Db } from '#server/db/schema.ts';
import { authorName } from '../author-name.ts';

/** The name under what a member writes. */
export async function readAuthor(db: Db, accountId: string): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select(['nickname', 'email'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return authorName(account);
}
