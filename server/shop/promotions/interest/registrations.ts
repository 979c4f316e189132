import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import type { Db, Schema, Tx } from '#server/db/schema.ts';
import { tokenHash } from '#server/security/token-hash.ts';

export type Registration = Selectable<Schema['interest_registrations']>;

/** Whose registration is meant: that of the address a link was sent to, or else the member's. */
export interface Registrant {
  readonly promoId: string;
  readonly token?: string | undefined;
  readonly accountId?: string | undefined;
}

/** Rows that count the people of one project. */
export const countBuckets = 8;

/** The row that counts an address. */
export const bucketOf = (email: string): number =>
  createHash('sha256').update(email).digest().readUInt8() % countBuckets;

/** The registration of a registrant, if there is one. */
export async function findRegistration(db: Db, who: Registrant): Promise<Registration | undefined> {
  const rows = db.selectFrom('interest_registrations').selectAll().where('promo_id', '=', who.promoId);
  if (who.token !== undefined) return rows.where('link_hash', '=', tokenHash(who.token)).executeTakeFirst();
  if (who.accountId === undefined) return undefined;
  return rows
    .where('email', '=', ({ selectFrom }) =>
      selectFrom('accounts')
        .select('accounts.email')
        .where('accounts.id', '=', who.accountId ?? ''),
    )
    .executeTakeFirst();
}

/** Counts one more or one less, in the row of the address. */
export async function countPerson(
  tx: Tx,
  { promo_id: promoId, bucket }: Pick<Registration, 'promo_id' | 'bucket'>,
  change: 1 | -1,
): Promise<void> {
  await tx
    .insertInto('interest_counts')
    .values({ promo_id: promoId, bucket, people: Math.max(0, change) })
    .onConflict((conflict) =>
      conflict
        .columns(['promo_id', 'bucket'])
        .doUpdateSet((row) => ({ people: row('interest_counts.people', '+', change) })),
    )
    .execute();
}

/** How many people some projects have. */
export async function readCounts(db: Db, promoIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (promoIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('interest_counts')
    .select(['promo_id', (row) => row.fn.sum<number>('people').as('people')])
    .where('promo_id', 'in', promoIds)
    .groupBy('promo_id')
    .execute();
  return new Map(rows.map(({ promo_id: promoId, people }) => [promoId, Number(people)]));
}
