import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import type { Job } from '#server/jobs/runner.ts';
import type { ShopContext } from '#server/shop-context.ts';

type HelpfulVote = components['schemas']['HelpfulVote'];

/** Votes of one review that arrive at once wait for each other only within one of so many rows. */
const buckets = 8;
/** Reviews of one run of the job. */
const addedAtOnce = 200;

const bucketOf = (accountId: string): number => createHash('sha256').update(accountId).digest().readUInt8() % buckets;

/** How many members found each review helpful, to the vote: what the review holds and what is not added to it yet. */
export async function helpfulCounts(db: Db, reviewIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select((review) => [
      'reviews.id',
      'reviews.helpful',
      review
        .selectFrom('review_vote_counts')
        .select(sql<number>`coalesce(sum(votes), 0)`.as('votes'))
        .whereRef('review_vote_counts.review_id', '=', 'reviews.id')
        .as('recent'),
    ])
    .where('reviews.id', 'in', reviewIds)
    .execute();
  return new Map(rows.map(({ id, helpful, recent }) => [id, helpful + Number(recent)]));
}

/** Which of these reviews a member found helpful. */
export async function votesOf(
  db: Db,
  accountId: string | undefined,
  reviewIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountId === undefined || reviewIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('review_votes')
    .select('review_id')
    .where('account_id', '=', accountId)
    .where('review_id', 'in', reviewIds)
    .execute();
  return new Set(rows.map(({ review_id }) => review_id));
}

/**
 * Gives or takes back the one vote of a member; a repeated call changes nothing.
 * @throws NOT_FOUND for a review that is not shown, REVIEW_OWN
 */
export async function voteHelpful(
  shop: ShopContext,
  accountId: string,
  { reviewId, helpful: voted }: HelpfulVote,
): Promise<components['schemas']['HelpfulCount']> {
  return withTransaction(shop, 'durable', async (tx) => {
    const review = await tx
      .selectFrom('reviews')
      .select('account_id')
      .where('id', '=', reviewId)
      .where('status', '=', 'PUBLISHED')
      .executeTakeFirst();
    if (!review) throw new ShopError('NOT_FOUND');
    if (review.account_id === accountId) throw new ShopError('REVIEW_OWN');
    const change = voted
      ? await insertVote(tx, accountId, reviewId, shop.clock.now())
      : -(await deleteVote(tx, accountId, reviewId));
    if (change !== 0) await count(tx, reviewId, bucketOf(accountId), change);
    const helpful = (await helpfulCounts(tx, [reviewId])).get(reviewId) ?? 0;
    return { reviewId, helpful, voted };
  });
}

async function insertVote(tx: Tx, accountId: string, reviewId: string, now: number): Promise<number> {
  const { numInsertedOrUpdatedRows: insertedRows } = await tx
    .insertInto('review_votes')
    .values({ account_id: accountId, review_id: reviewId, created_at: now })
    .onConflict((conflict) => conflict.columns(['account_id', 'review_id']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(insertedRows ?? 0);
}

async function deleteVote(tx: Tx, accountId: string, reviewId: string): Promise<number> {
  const { numDeletedRows: deletedRows } = await tx
    .deleteFrom('review_votes')
    .where('account_id', '=', accountId)
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow();
  return Number(deletedRows);
}

async function count(tx: Tx, reviewId: string, bucket: number, votes: number): Promise<void> {
  await tx
    .insertInto('review_vote_counts')
    .values({ review_id: reviewId, bucket, votes })
    .onConflict((conflict) =>
      conflict.columns(['review_id', 'bucket']).doUpdateSet((row) => ({
        votes: row('review_vote_counts.votes', '+', row.ref('excluded.votes')),
      })),
    )
    .execute();
}

/** Adds the counted votes to the reviews, by which lists are sorted; what a reader sees is the same before and after. */
export async function addVotes(shop: ShopContext): Promise<void> {
  const counted = await shop.db
    .selectFrom('review_vote_counts')
    .select('review_id')
    .distinct()
    .limit(addedAtOnce)
    .execute();
  for (const { review_id: reviewId } of counted) {
    await withTransaction(shop, 'relaxed', async (tx) => {
      const counts = await tx
        .deleteFrom('review_vote_counts')
        .where('review_id', '=', reviewId)
        .returning('votes')
        .execute();
      const votes = counts.reduce((sum, row) => sum + row.votes, 0);
      if (votes === 0) return;
      await tx
        .updateTable('reviews')
        .set((row) => ({ helpful: row('helpful', '+', votes) }))
        .where('id', '=', reviewId)
        .execute();
    });
  }
}

export const communityJobs: readonly Job[] = [{ name: 'review votes', everyMs: 60_000, run: addVotes }];
