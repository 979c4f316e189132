import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { grantedEntries, type GiveawayAction } from '#rules/giveaways.ts';
import type { Site } from '#rules/markets.ts';
import type { Db, Schema, Tx } from '#server/db/schema.ts';

/** Rows that number the entries of one giveaway. */
const countBuckets = 16;

export type Entrant = Selectable<Schema['giveaway_entrants']>;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The rows that number the entries of a new giveaway. */
export const emptyCounts = (promoId: string): Selectable<Schema['giveaway_counts']>[] =>
  Array.from({ length: countBuckets }, (_, bucket) => ({
    ...{ promo_id: promoId, bucket, issued: 0, revoked: 0, closed_time: null },
  }));

/**
 * Makes everything wait that this member does in giveaways. The lock is that of the account, since a member who joins has no
 * other row yet.
 */
export async function lockMember(tx: Tx, accountId: string): Promise<void> {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

/** How draws know a member who is locked. */
export async function readMember(
  tx: Tx,
  accountId: string,
  now: number,
): Promise<Selectable<Schema['giveaway_members']>> {
  const stored = await tx
    .selectFrom('giveaway_members')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (stored) return stored;
  const member = {
    account_id: accountId,
    pseudonym: randomBytes(12).toString('hex'),
    is_excluded: 0,
    created_at: now,
  } as const;
  await tx.insertInto('giveaway_members').values(member).execute();
  return member;
}

/** Writes that a member takes part. */
export async function addEntrant(
  tx: Tx,
  { accountId, promoId, site }: { readonly accountId: string; readonly promoId: string; readonly site: Site },
  isAdult: boolean,
  now: number,
): Promise<Entrant> {
  return tx
    .insertInto('giveaway_entrants')
    .values({
      ...{ account_id: accountId, promo_id: promoId, site, is_adult: isAdult ? 1 : 0 },
      ...{ bucket: digest(accountId).readUInt8() % countBuckets, created_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface Addition {
  readonly handle: string;
  readonly pseudonym: string;
  readonly action: GiveawayAction;
  /** Tells the occasions of one action apart; absent where it counts once. */
  readonly occasion?: string;
  readonly entries: number;
  readonly limit: number;
}

/**
 * Enters a member whose row is locked, once for each occasion. Whatever has been revoked leaves room for something else.
 * @returns how many entries were added; undefined once entries are closed
 */
export async function addEntries(
  tx: Tx,
  entrant: Entrant,
  { handle, pseudonym, action, occasion, entries: offered, limit }: Addition,
  now: number,
): Promise<number | undefined> {
  const { account_id: accountId, promo_id: promoId, bucket } = entrant;
  const refs = Array.from(
    { length: offered },
    (_, index) => `${occasion === undefined ? '' : `${occasion}/`}${index + 1}`,
  );
  const own = await tx
    .selectFrom('giveaway_entries')
    .select(['action', 'ref', 'revoked_time'])
    .where('account_id', '=', accountId)
    .where('promo_id', '=', promoId)
    .execute();
  const isEntered = own.some((entry) => entry.action === action && refs.includes(entry.ref));
  const held = own.filter(({ revoked_time: revoked }) => revoked === null).length;
  const added = isEntered ? 0 : grantedEntries(offered, held, limit);
  if (added === 0) return 0;
  const counted = await tx
    .updateTable('giveaway_counts')
    .set((row) => ({ issued: row('issued', '+', added) }))
    .where('promo_id', '=', promoId)
    .where('bucket', '=', bucket)
    .where('closed_time', 'is', null)
    .returning('issued')
    .executeTakeFirst();
  if (!counted) return undefined;
  const first = counted.issued - added;
  const rows = refs.slice(0, added).map((ref, index) => {
    const sequence = (first + index) * countBuckets + bucket;
    return {
      ...{ account_id: accountId, entry_id: entryIdOf(handle, pseudonym, sequence), promo_id: promoId, sequence },
      ...{ action, ref, created_time: now, revoked_time: null },
    };
  });
  await tx.insertInto('giveaway_entries').values(rows).execute();
  return added;
}

const entryIdOf = (handle: string, pseudonym: string, sequence: number): string =>
  digest(`${handle}|${pseudonym}|${sequence}`).toString('hex');

/** Takes the entries of an order back, in every giveaway. The member has to be locked. */
export async function revokeOrderEntries(tx: Tx, accountId: string, orderNo: string, now: number): Promise<void> {
  const entries = tx
    .selectFrom('giveaway_entries')
    .select('promo_id')
    .where('account_id', '=', accountId)
    .where('action', '=', 'ORDER')
    .where('ref', 'like', `${orderNo}/%`)
    .where('revoked_time', 'is', null);
  for (const { promo_id: promoId } of await entries.distinct().orderBy('promo_id').execute()) {
    await revokeEntries(tx, { accountId, promoId }, now, `${orderNo}/%`);
  }
}

/**
 * Takes entries of a member back: all of a giveaway, or those of an order. Once entries are closed they stay, since the draw is
 * computed of what was sealed.
 */
export async function revokeEntries(
  tx: Tx,
  { accountId, promoId }: { readonly accountId: string; readonly promoId: string },
  now: number,
  orderRef?: string,
): Promise<number> {
  const counting = await tx
    .selectFrom('giveaway_entries')
    .select(['entry_id', 'sequence'])
    .where('account_id', '=', accountId)
    .where('promo_id', '=', promoId)
    .where('revoked_time', 'is', null)
    .$if(orderRef !== undefined, (query) => query.where('action', '=', 'ORDER').where('ref', 'like', orderRef ?? ''))
    .execute();
  const [first] = counting;
  if (!first) return 0;
  // The counting row comes first: whoever closes entries meanwhile has read them all as they were.
  const counted = await tx
    .updateTable('giveaway_counts')
    .set((row) => ({ revoked: row('revoked', '+', counting.length) }))
    .where('promo_id', '=', promoId)
    .where('bucket', '=', first.sequence % countBuckets)
    .where('closed_time', 'is', null)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return 0;
  await tx
    .updateTable('giveaway_entries')
    .set({ revoked_time: now })
    .where('account_id', '=', accountId)
    .where(
      'entry_id',
      'in',
      counting.map(({ entry_id: id }) => id),
    )
    .execute();
  return counting.length;
}

/**
 * Closes the entries of a giveaway for good. It waits for everybody who is just entering; whoever comes later is refused, so
 * what is read in the same transaction afterwards is all there will ever be.
 */
export async function closeEntries(tx: Tx, promoId: string, now: number): Promise<void> {
  await tx
    .updateTable('giveaway_counts')
    .set({ closed_time: now })
    .where('promo_id', '=', promoId)
    .where('closed_time', 'is', null)
    .execute();
}

/** Entries that count in a giveaway. */
export async function countEntries(db: Db, promoId: string): Promise<number> {
  const { issued, revoked } = await db
    .selectFrom('giveaway_counts')
    .select(({ fn }) => [fn.sum<number | null>('issued').as('issued'), fn.sum<number | null>('revoked').as('revoked')])
    .where('promo_id', '=', promoId)
    .executeTakeFirstOrThrow();
  return Number(issued ?? 0) - Number(revoked ?? 0);
}
