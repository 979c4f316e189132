import type { components } from '#openapi/types.ts';
import { keywordsOf } from '#rules/search-words.ts';
import type { RequestContext } from '#server/contract/request-context.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { wordsPerSearch } from './list-questions.ts';
import { presentQuestions } from './present-question.ts';

const offered = 5;
/** Looked at for each word, or of the product: the newest ones, so that no search costs more. */
const newest = 500;
/** Compared with each other. */
const compared = 50;
/** Of three words and more, two have to be the same. */
const requiredWords = (words: number): number => (words > 2 ? 2 : 1);

/** Questions that share the most words with one that is being written, those about the same product alone where it is known. */
export async function findSimilarQuestions(
  shop: ShopContext,
  context: RequestContext,
  { q, spu }: { readonly q: string; readonly spu?: string | undefined },
): Promise<components['schemas']['SimilarQuestions']> {
  const words = keywordsOf(q, wordsPerSearch);
  if (words.length === 0) return { list: [] };
  const matches = spu === undefined ? await matchAll(shop.db, words) : await matchProduct(shop.db, words, spu);
  const shared = new Map<string, number>();
  for (const id of matches) shared.set(id, (shared.get(id) ?? 0) + 1);
  const sharedOf = ({ id }: { readonly id: string }): number => shared.get(id) ?? 0;
  const closest = [...shared]
    .filter(([, count]) => count >= requiredWords(words.length))
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, compared);
  if (closest.length === 0) return { list: [] };
  const rows = await shop.db
    .selectFrom('questions')
    .selectAll()
    .where('is_shown', '=', 1)
    .where(
      'id',
      'in',
      closest.map(([id]) => id),
    )
    .orderBy('heat', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const ranked = rows.toSorted((left, right) => sharedOf(right) - sharedOf(left));
  return { list: await presentQuestions(shop, context, ranked.slice(0, offered)) };
}

/** @returns the id of a question once for each word that it holds */
async function matchAll(db: Db, words: readonly string[]): Promise<string[]> {
  const rows = await Promise.all(
    words.map((word) =>
      db
        .selectFrom('question_words')
        .select('question_id')
        .where('word', '=', word)
        .orderBy('question_id', 'desc')
        .limit(newest)
        .execute(),
    ),
  );
  return rows.flat().map(({ question_id: id }) => id);
}

/** @returns the id of a question about the product once for each word that it holds */
async function matchProduct(db: Db, words: readonly string[], spu: string): Promise<string[]> {
  const rows = await db
    .selectFrom('question_words')
    .select('question_id')
    .where('word', 'in', words)
    .where('question_id', 'in', (row) =>
      row
        .selectFrom('questions')
        .select('questions.id')
        .where('spu', '=', spu)
        .where('is_shown', '=', 1)
        .orderBy('created_at', 'desc')
        .limit(newest),
    )
    .execute();
  return rows.map(({ question_id: id }) => id);
}
