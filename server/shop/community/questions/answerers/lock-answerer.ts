import type { Selectable } from 'kysely';
import type { Schema, Tx } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';

/** Locks what the shop knows of a member as an answerer, and makes the row where there is none: whoever comes second waits. */
export function lockAnswerer(
  { clock }: Pick<ShopContext, 'clock'>,
  tx: Tx,
  accountId: string,
): Promise<Selectable<Schema['answerers']>> {
  const now = clock.now();
  const nothing = { status: 'NONE', models: '[]', motive: '', reason: null, refused_time: null } as const;
  return tx
    .insertInto('answerers')
    .values({ account_id: accountId, ...nothing, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ updated_at: now }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
