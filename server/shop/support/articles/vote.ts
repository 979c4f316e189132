import { sql } from 'kysely';
import type { components } from '#openapi/types.ts';
import { encodeEmoji } from '#rules/emoji.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { withTransaction } from '#server/db/transaction.ts';
import { callerDigest } from '#server/security/caller-digest.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readArticle } from './list-articles.ts';

type HelpVote = components['schemas']['HelpVote'];

const buckets = 8;
const bucketOf = (voter: string): number => (voter.codePointAt(0) ?? 0) % buckets;

const ofVoter = (tx: Tx, faqId: string, voter: string) => ({
  read: () =>
    tx.selectFrom('help_votes').select(['helpful', 'note']).where('faq_id', '=', faqId).where('voter', '=', voter),
  update: () => tx.updateTable('help_votes').where('faq_id', '=', faqId).where('voter', '=', voter),
  remove: () => tx.deleteFrom('help_votes').where('faq_id', '=', faqId).where('voter', '=', voter),
});

/** What the caller said of an article. */
export async function readVote(db: Db, context: RequestContext, faqId: string): Promise<HelpVote> {
  const row = await db
    .selectFrom('help_votes')
    .select(['helpful', 'note'])
    .where('faq_id', '=', faqId)
    .where('voter', '=', callerDigest(context))
    .executeTakeFirst();
  return { faqId, helpful: row ? row.helpful === 1 : null, hasNote: row !== undefined && row.note !== null };
}

/**
 * Gives, changes or takes back the one vote of a member or a browser; a repeated call changes nothing.
 * @throws NOT_FOUND for an article that the market does not show
 */
export function voteOnArticle(
  shop: ShopContext,
  context: RequestContext,
  { faqId, helpful, note = '' }: components['schemas']['HelpFeedback'],
): Promise<HelpVote> {
  return withTransaction(shop, 'durable', async (tx) => {
    const article = await readArticle(tx, context.site, faqId);
    if (!article) throw new ShopError('NOT_FOUND');
    const voter = callerDigest(context);
    const vote = ofVoter(tx, faqId, voter);
    if (helpful === null) {
      const removed = await vote.remove().returning('helpful').executeTakeFirst();
      if (removed) await count(tx, faqId, voter, removed.helpful === 1 ? [-1, 0] : [0, -1]);
      return { faqId, helpful, hasNote: false };
    }
    const now = shop.clock.now();
    const said = {
      helpful: helpful ? (1 as const) : (0 as const),
      version: article.version,
      site: article.site,
      updated_at: now,
      ...(note !== '' && { note: encodeEmoji(note) }),
    };
    const { numInsertedOrUpdatedRows: insertedRows } = await tx
      .insertInto('help_votes')
      .values({
        ...{ faq_id: faqId, voter, account_id: context.account?.accountId ?? null, note: null, created_at: now },
        ...said,
      })
      .onConflict((conflict) => conflict.columns(['faq_id', 'voter']).doNothing())
      .executeTakeFirstOrThrow();
    const isNew = Number(insertedRows ?? 0) > 0;
    // The row that says otherwise is changed by one of two calls that arrive at once, so a vote is counted once.
    const turned = isNew
      ? undefined
      : await vote.update().set(said).where('helpful', '!=', said.helpful).returning('voter').executeTakeFirst();
    if (isNew || turned) {
      const before = isNew ? 0 : -1;
      await count(tx, faqId, voter, helpful ? [1, before] : [before, 1]);
    } else {
      // Only while it still says the same: a call beside this one may have turned it, and has counted that.
      await vote.update().set(said).where('helpful', '=', said.helpful).execute();
    }
    const row = await vote.read().executeTakeFirst();
    return { faqId, helpful, hasNote: row !== undefined && row.note !== null };
  });
}

async function count(tx: Tx, faqId: string, voter: string, change: readonly [helped: number, failed: number]) {
  const [helped, failed] = change;
  await tx
    .insertInto('help_vote_counts')
    .values({ faq_id: faqId, bucket: bucketOf(voter), helped, failed })
    .onConflict((conflict) =>
      conflict.columns(['faq_id', 'bucket']).doUpdateSet((row) => ({
        helped: row('help_vote_counts.helped', '+', row.ref('excluded.helped')),
        failed: row('help_vote_counts.failed', '+', row.ref('excluded.failed')),
      })),
    )
    .execute();
}

export interface VoteCount {
  readonly faqId: string;
  readonly helped: number;
  readonly failed: number;
}

/** How many said of each article that it helped, and that it did not; none for one that nobody voted on. */
export async function countVotes(db: Db): Promise<readonly VoteCount[]> {
  const rows = await db
    .selectFrom('help_vote_counts')
    .select([
      'faq_id',
      sql<number>`coalesce(sum(helped), 0)`.as('helped'),
      sql<number>`coalesce(sum(failed), 0)`.as('failed'),
    ])
    .groupBy('faq_id')
    .orderBy('faq_id')
    .execute();
  return rows.map(({ faq_id: faqId, helped, failed }) => ({ faqId, helped: Number(helped), failed: Number(failed) }));
}
