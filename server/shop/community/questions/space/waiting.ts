import { pageSizeDefault } from '#rules/limits.ts';
import type { Db } from '#server/db/schema.ts';
import { readAnswererModels } from '../answerers/read-status.ts';
import { receivedProducts } from '../author-standing.ts';
import type { Key } from './keys.ts';

/** Products that one member is asked about. */
const productsMax = 50;

export interface WaitingQuestion extends Key {
  readonly spu: string;
}

/** The products whose questions wait for a member: those that the member received or answers for. */
export async function productsOf(db: Db, accountId: string): Promise<string[]> {
  const [received, models] = await Promise.all([receivedProducts(db, accountId), readAnswererModels(db, accountId)]);
  return [...new Set([...received, ...models])].slice(0, productsMax);
}

/**
 * The newest questions without an answer about each of some products, one more than a page of them: by an index for each, so
 * that it does not matter how many wait behind them.
 */
export async function waitingQuestions(
  db: Db,
  accountId: string,
  spus: readonly string[],
  after?: Key,
): Promise<WaitingQuestion[]> {
  const lists = await Promise.all(
    spus.map((spu) =>
      db
        .selectFrom('questions')
        .select(['spu', 'created_at as time', 'id'])
        .where('spu', '=', spu)
        .where('status', '=', 'OPEN')
        .where((row) => row.or([row('account_id', 'is', null), row('account_id', '!=', accountId)]))
        .$if(after !== undefined, (query) =>
          query.where(({ eb, refTuple, tuple }) =>
            eb(refTuple('created_at', 'id'), '<', tuple(after?.time ?? 0, after?.id ?? '')),
          ),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSizeDefault + 1)
        .execute(),
    ),
  );
  return lists.flat();
}

/** The first of some questions that were read product by product, as one list. */
export const newestOf = (questions: readonly WaitingQuestion[]): WaitingQuestion[] =>
  questions
    .toSorted((left, right) => right.time - left.time || (left.id < right.id ? 1 : -1))
    .slice(0, pageSizeDefault + 1);
