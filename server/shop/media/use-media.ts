import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Which files are meant: by what the caller names them. */
interface Named {
  readonly column: 'id' | 'path';
  readonly values: readonly string[];
}

/**
 * A member's own files among the named ones, as about to be referred to: the job that removes unused files looks at them
 * again only when the reference has had days to appear.
 */
export async function useMedia(
  { clock }: Pick<ShopContext, 'clock'>,
  db: Db,
  accountId: string,
  { column, values }: Named,
) {
  if (values.length === 0) return [];
  return db
    .updateTable('media')
    .set({ used_at: clock.now() })
    .where('account_id', '=', accountId)
    .where(column, 'in', values)
    .where('removed_at', 'is', null)
    .returning(['id', 'kind', 'path'])
    .execute();
}
