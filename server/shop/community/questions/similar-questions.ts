import type { components } from '#openapi/types.ts';
import { searchWords } from '#rules/qa-texts.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wordsPerSearch } from './list-questions.ts';
import { presentQuestions } from './present-question.ts';

const offered = 5;
/** Of three words and more, two have to be the same. */
const requiredWords = (words: number): number => (words > 2 ? 2 : 1);

/** Questions that share the most words with one that is being written, those about the same product alone where it is known. */
export async function findSimilarQuestions(
  shop: ShopContext,
  context: RequestContext,
  { q, spu }: { readonly q: string; readonly spu?: string | undefined },
): Promise<components['schemas']['SimilarQuestions']> {
  const words = searchWords(q, wordsPerSearch);
  if (words.length === 0) return { list: [] };
  const matches = await shop.db
    .selectFrom('question_words')
    .innerJoin('questions', 'questions.id', 'question_words.question_id')
    .select('questions.id')
    .where('question_words.word', 'in', words)
    .where('questions.is_shown', '=', 1)
    .$if(spu !== undefined, (query) => query.where('questions.spu', '=', spu ?? ''))
    .groupBy(['questions.id', 'questions.heat', 'questions.created_at'])
    .having((row) => row(row.fn.countAll<number>(), '>=', requiredWords(words.length)))
    .orderBy((row) => row.fn.countAll(), 'desc')
    .orderBy('questions.heat', 'desc')
    .orderBy('questions.created_at', 'desc')
    .limit(offered)
    .execute();
  if (matches.length === 0) return { list: [] };
  const ids = matches.map(({ id }) => id);
  const rows = await shop.db.selectFrom('questions').selectAll().where('id', 'in', ids).execute();
  const ranked = rows.toSorted((left, right) => ids.indexOf(left.id) - ids.indexOf(right.id));
  return { list: await presentQuestions(shop, context, ranked) };
}
