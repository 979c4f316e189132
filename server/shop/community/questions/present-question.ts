import type { components } from '#openapi/types.ts';
import { groupBy } from '#rules/group-by.ts';
import { editableUntil } from '#rules/qa-limits.ts';
import { qaTags } from '#rules/qa-texts.ts';
import { displayText } from '#rules/text.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import { ShopError } from '#server/contract/shop-error.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { readMedia } from '../../media/own-media.ts';
import type { QuestionRow } from './lock-question.ts';
import { beginning } from './notify-authors.ts';

type Question = components['schemas']['Question'];
type QaProduct = components['schemas']['QaProduct'];
type Snippet = components['schemas']['QaSnippet'];

/** So much of an answer stands under a question in a list. */
const snippetCharacters = 160;

/** The product of a question, null for one that the market does not know. */
export function presentProduct({ products }: Catalogue, spu: string): QaProduct | null {
  const product = products.get(spu);
  const sku = product?.skus.find((each) => each.sku === product.defaultSku) ?? product?.skus[0];
  if (!product || !sku) return null;
  const { title, model } = product;
  return { spu, sku: sku.sku, title, model, image: sku.image };
}

/** The answer that speaks for each question in a list: the best one, else the one with the most likes. */
async function readSnippets(db: Db, questionIds: readonly string[]): Promise<ReadonlyMap<string, Snippet>> {
  if (questionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('questions')
    .innerJoin('question_replies', (join) =>
      join.on((row) =>
        row(
          'question_replies.id',
          '=',
          row
            .selectFrom('question_replies as top')
            .select('top.id')
            .whereRef('top.question_id', '=', 'questions.id')
            .where('top.status', '=', 'PUBLISHED')
            .orderBy('top.is_best', 'desc')
            .orderBy('top.likes', 'desc')
            .orderBy('top.created_at')
            .orderBy('top.id')
            .limit(1),
        ),
      ),
    )
    .select(['questions.id', 'question_replies.body', 'question_replies.author', 'question_replies.is_best'])
    .where('questions.id', 'in', questionIds)
    .execute();
  return new Map(
    rows.map(({ id, body, author, is_best }) => [
      id,
      { text: beginning(body, snippetCharacters), author: displayText(author), isBest: is_best === 1 },
    ]),
  );
}

async function readTags(db: Db, questionIds: readonly string[]) {
  if (questionIds.length === 0) return new Map<string, never[]>();
  const rows = await db.selectFrom('question_tags').selectAll().where('question_id', 'in', questionIds).execute();
  return groupBy(rows, ({ question_id: id }) => id);
}

async function readFollowed(
  db: Db,
  accountId: string | undefined,
  questionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountId === undefined || questionIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('question_follows')
    .select('question_id')
    .where('account_id', '=', accountId)
    .where('question_id', 'in', questionIds)
    .execute();
  return new Set(rows.map(({ question_id: id }) => id));
}

/** Questions as one member sees them or as a guest does, in the order of their rows. */
export async function presentQuestions(
  shop: ShopContext,
  { account, site }: RequestContext,
  rows: readonly QuestionRow[],
): Promise<Question[]> {
  const ids = rows.map(({ id }) => id);
  const accountId = account?.accountId;
  const [catalogue, snippets, tags, followed] = await Promise.all([
    readCatalogue(shop, site),
    readSnippets(shop.db, ids),
    readTags(shop.db, ids),
    readFollowed(shop.db, accountId, ids),
  ]);
  const now = shop.clock.now();
  return rows.map((row): Question => {
    const isOwn = accountId !== undefined && row.account_id === accountId;
    const ownTags = new Set(tags.get(row.id)?.map(({ tag }) => tag));
    return {
      questionId: row.id,
      spu: row.spu,
      product: presentProduct(catalogue, row.spu),
      title: displayText(row.title),
      body: displayText(row.body),
      media: readMedia(row.media),
      tags: qaTags.filter((tag) => ownTags.has(tag)),
      author: displayText(row.author),
      status: row.status,
      answerCount: row.answer_count,
      followCount: row.follow_count,
      following: followed.has(row.id),
      own: isOwn,
      bestReplyId: row.best_reply_id,
      snippet: snippets.get(row.id) ?? null,
      rejection: isOwn ? row.rejection : null,
      editableUntil: isOwn && row.status !== 'REMOVED' ? editableUntil(row.created_at, now) : null,
      createdTime: row.created_at,
    };
  });
}

/** A question by its id, as the caller sees it. @throws NOT_FOUND for one that the caller does not see */
export async function readOneQuestion(
  shop: ShopContext,
  context: RequestContext,
  questionId: string,
): Promise<Question> {
  const row = await findVisibleQuestion(shop.db, context, questionId);
  const [question] = await presentQuestions(shop, context, [row]);
  if (!question) throw new ShopError('NOT_FOUND');
  return question;
}

/** The row of a question that the caller sees: one that is shown, or an own one. @throws NOT_FOUND */
export async function findVisibleQuestion(
  db: Db,
  { account }: RequestContext,
  questionId: string,
): Promise<QuestionRow> {
  const row = await db.selectFrom('questions').selectAll().where('id', '=', questionId).executeTakeFirst();
  const isOwn = account !== undefined && row?.account_id === account.accountId;
  if (!row || (row.is_shown === 0 && !isOwn)) throw new ShopError('NOT_FOUND');
  return row;
}
