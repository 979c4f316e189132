import type { SelectQueryBuilder } from 'kysely';
import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import { type QaTag } from '#rules/qa-texts.ts';
import { type SearchedWord, keywordWays } from '#rules/search-words.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { Schema } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCatalogue } from '../../catalogue/read-catalogue.ts';
import { presentProduct, presentQuestions } from './present-question.ts';

export interface QuestionSearch {
  readonly spu?: string;
  readonly tag?: QaTag;
  readonly q?: string;
  readonly sort?: 'HOT' | 'NEW' | 'UNANSWERED';
  readonly pageNo?: number;
  readonly pageSize?: number;
}

/** Words of one search; the others are left out. */
export const wordsPerSearch = 8;
/** Nobody pages further: a word or a tag finds the newest questions that have it, and the total is at most this. */
const mostFound = 5_000;
const ownShown = 10;

type Questions = SelectQueryBuilder<Schema, 'questions', object>;

/** Narrows to questions that hold every word in one of its ways, each among the newest ones that do. */
const withWords = (questions: Questions, words: readonly SearchedWord[]): Questions =>
  words.reduce(
    (narrowed, ways) =>
      narrowed.where((row) => {
        const holds = (word: string) =>
          row(
            'questions.id',
            'in',
            row
              .selectFrom('question_words')
              .select('question_words.question_id')
              .where('word', '=', word)
              .orderBy('question_words.question_id', 'desc')
              .limit(mostFound),
          );
        return row.or(ways.map((parts) => row.and(parts.map(holds))));
      }),
    questions,
  );

/** The ways of each word of which some question has all parts, so that nothing is looked for that cannot be there; its own always. */
async function knownWays(
  { db }: Pick<ShopContext, 'db'>,
  words: readonly SearchedWord[],
): Promise<readonly SearchedWord[]> {
  const parts = [...new Set(words.flatMap(([, ...others]) => others.flat()))];
  if (parts.length === 0) return words;
  // One look-up each: that of many questions is no dearer than that of one.
  const found = await db
    .selectNoFrom(({ exists, selectFrom }) =>
      parts.map((part, index) =>
        exists(selectFrom('question_words').select('question_words.question_id').where('word', '=', part)).as(
          `part${index}`,
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const stored = new Set(parts.filter((_, index) => found[`part${index}`]));
  return words.map((ways) => ways.filter((row, index) => index === 0 || row.every((part) => stored.has(part))));
}

/** A page of the questions that everyone sees, with the own ones that wait for an operator beside the first. */
export async function listQuestions(
  shop: ShopContext,
  context: RequestContext,
  { spu, tag, q = '', sort = 'HOT', pageNo = 1, pageSize = pageSizeDefault }: QuestionSearch,
): Promise<components['schemas']['QuestionPage']> {
  let found: Questions = shop.db.selectFrom('questions');
  found = sort === 'UNANSWERED' ? found.where('status', '=', 'OPEN') : found.where('is_shown', '=', 1);
  if (spu !== undefined) found = found.where('spu', '=', spu);
  if (tag !== undefined) {
    found = found.where('questions.id', 'in', (row) =>
      row
        .selectFrom('question_tags')
        .select('question_tags.question_id')
        .where('tag', '=', tag)
        .orderBy('question_tags.question_id', 'desc')
        .limit(mostFound),
    );
  }
  const words = await knownWays(shop, keywordWays(q, wordsPerSearch));
  found = withWords(found, words);
  const nothing = q !== '' && words.length === 0;
  const sorted = sort === 'HOT' ? found.orderBy('heat', 'desc') : found;
  const [rows, total, own, catalogue] = await Promise.all([
    nothing
      ? []
      : sorted
          .selectAll()
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
          .execute(),
    nothing ? 0 : countOf(shop, found),
    pageNo === 1 ? readOwnPending(shop, context, spu) : [],
    readCatalogue(shop, context.site),
  ]);
  const [list, ownList] = await Promise.all([
    presentQuestions(shop, context, rows),
    presentQuestions(shop, context, own),
  ]);
  return {
    ...{ list, total, pageNo, pageSize, own: ownList },
    product: spu === undefined ? null : presentProduct(catalogue, spu),
  };
}

async function countOf({ db }: Pick<ShopContext, 'db'>, found: Questions): Promise<number> {
  const { total } = await db
    .selectFrom(found.select('questions.id').limit(mostFound).as('counted'))
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

async function readOwnPending({ db }: ShopContext, { account }: RequestContext, spu: string | undefined) {
  if (!account) return [];
  return db
    .selectFrom('questions')
    .selectAll()
    .where('account_id', '=', account.accountId)
    .where('status', '=', 'PENDING')
    .$if(spu !== undefined, (query) => query.where('spu', '=', spu ?? ''))
    .orderBy('created_at', 'desc')
    .limit(ownShown)
    .execute();
}
