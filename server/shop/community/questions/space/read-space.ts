import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import type { ProvedContext } from '#server/contract/request-context.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { readCatalogue } from '../../../catalogue/read-catalogue.ts';
import { type DraftRow, presentDraft } from '../drafts/save-draft.ts';
import type { ReplyRow } from '../lock-question.ts';
import { presentProduct, presentQuestions } from '../present-question.ts';
import { presentReplies } from '../present-reply.ts';
import { readAnswererState } from '../answerers/answerer-state.ts';
import { type Key, keyOf, pageOf } from './keys.ts';
import { readRank, readStats } from './read-stats.ts';
import { newestOf, productsOf, type WaitingQuestion, waitingQuestions } from './waiting.ts';

type Schemas = components['schemas'];
type Tab = Schemas['QaSpaceTab'];

interface Entry extends Key {
  readonly questionId: string;
  readonly reply?: ReplyRow;
}

interface Place {
  readonly accountId: string;
  /** Behind which the list goes on. */
  readonly after: Key | undefined;
}

const batch = pageSizeDefault + 1;
/** Before every row there is. */
const first: Key = { time: Number.MAX_SAFE_INTEGER, id: '' };

/**
 * What each tab lists, the newest first, one more than a page; texts that their author deleted, and answers to a question that is not
 * shown, are listed no more.
 */
const entries: Readonly<Record<Exclude<Tab, 'DRAFTS' | 'INVITED'>, (db: Db, place: Place) => Promise<Entry[]>>> = {
  QUESTIONS: async (db, { accountId, after = first }) => {
    const rows = await db
      .selectFrom('questions')
      .select(['id', 'created_at as time'])
      .where('account_id', '=', accountId)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(after.time, after.id)))
      .where((row) => row.or([row('removed_by', 'is', null), row('removed_by', '=', 'OPERATOR')]))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(batch)
      .execute();
    return rows.map((row) => ({ ...row, questionId: row.id }));
  },
  ANSWERS: async (db, { accountId, after = first }) => {
    const rows = await db
      .selectFrom('question_replies')
      .innerJoin('questions', 'questions.id', 'question_replies.question_id')
      .selectAll('question_replies')
      .where('question_replies.account_id', '=', accountId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('question_replies.created_at', 'question_replies.id'), '<', tuple(after.time, after.id)),
      )
      .where('questions.is_shown', '=', 1)
      .where((row) =>
        row.or([row('question_replies.removed_by', 'is', null), row('question_replies.removed_by', '=', 'OPERATOR')]),
      )
      .orderBy('question_replies.created_at', 'desc')
      .orderBy('question_replies.id', 'desc')
      .limit(batch)
      .execute();
    return rows.map((reply) => ({ time: reply.created_at, id: reply.id, questionId: reply.question_id, reply }));
  },
  FOLLOWS: async (db, { accountId, after = first }) => {
    const rows = await db
      .selectFrom('question_follows')
      .innerJoin('questions', 'questions.id', 'question_follows.question_id')
      .select(['question_follows.question_id as id', 'question_follows.created_at as time'])
      .where('question_follows.account_id', '=', accountId)
      .where(({ eb, refTuple, tuple }) =>
        eb(refTuple('question_follows.created_at', 'question_follows.question_id'), '<', tuple(after.time, after.id)),
      )
      .where('questions.is_shown', '=', 1)
      .orderBy('question_follows.created_at', 'desc')
      .orderBy('question_follows.question_id', 'desc')
      .limit(batch)
      .execute();
    return rows.map((row) => ({ ...row, questionId: row.id }));
  },
};

const readDraftPage = (db: Db, { accountId, after = first }: Place): Promise<DraftRow[]> =>
  db
    .selectFrom('qa_drafts')
    .selectAll()
    .where('account_id', '=', accountId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('saved_time', 'draft_id'), '<', tuple(after.time, after.id)))
    .orderBy('saved_time', 'desc')
    .orderBy('draft_id', 'desc')
    .limit(batch)
    .execute();

interface SpaceSearch {
  readonly tab: Tab;
  readonly after?: string;
  readonly spu?: string;
}

/** What a member asked, answered, follows, has begun to write and could answer, in pages; and where the member stands. */
export async function readSpace(
  shop: ShopContext,
  caller: ProvedContext,
  { tab, after: afterText, spu }: SpaceSearch,
): Promise<Schemas['QaSpace']> {
  const { accountId } = caller.account;
  const { db } = shop;
  const after = afterText === undefined ? undefined : keyOf(afterText);
  const products = await productsOf(db, accountId);
  const waiting = await waitingQuestions(db, accountId, products);
  const listed = await list(shop, caller, { tab, after, spu, products, waiting });
  const [stats, rank, catalogue, answerer] = await Promise.all([
    readStats(db, accountId),
    readRank(shop, accountId),
    readCatalogue(shop, caller.site),
    readAnswererState(db, accountId),
  ]);
  const byProduct = products.flatMap((each): Schemas['QaWaiting'][] => {
    const questions = waiting.filter((question) => question.spu === each).length;
    const product = presentProduct(catalogue, each);
    if (questions === 0 || product === null) return [];
    return [{ product, questions: Math.min(questions, pageSizeDefault), isMore: questions > pageSizeDefault }];
  });
  return { tab, ...listed, stats, rank, waiting: byProduct, isAnswerer: answerer === 'APPROVED' };
}

interface Listing extends Pick<Place, 'after'> {
  readonly tab: Tab;
  readonly spu: string | undefined;
  readonly products: readonly string[];
  readonly waiting: readonly WaitingQuestion[];
}

async function list(
  shop: ShopContext,
  caller: ProvedContext,
  { tab, after, spu, products, waiting }: Listing,
): Promise<Pick<Schemas['QaSpace'], 'list' | 'drafts' | 'next'>> {
  const { db } = shop;
  const { accountId } = caller.account;
  if (tab === 'DRAFTS') {
    const rows = await readDraftPage(db, { accountId, after });
    const { page, next } = pageOf(rows, ({ saved_time: time, draft_id: id }) => ({ time, id }));
    return { list: [], drafts: await presentDrafts(shop, caller, page), next };
  }
  if (tab === 'INVITED') {
    const chosen = spu === undefined ? products : products.filter((each) => each === spu);
    const found = after === undefined ? waiting : await waitingQuestions(db, accountId, chosen, after);
    const newest = newestOf(found.filter((question) => chosen.includes(question.spu)));
    const { page, next } = pageOf(newest, (question) => question);
    const items = await presentEntries(
      shop,
      caller,
      page.map((question) => ({ ...question, questionId: question.id })),
    );
    return { list: items, drafts: [], next };
  }
  const { page, next } = pageOf(await entries[tab](db, { accountId, after }), (entry) => entry);
  return { list: await presentEntries(shop, caller, page), drafts: [], next };
}

async function presentEntries(
  shop: ShopContext,
  caller: ProvedContext,
  page: readonly Entry[],
): Promise<Schemas['QaSpaceItem'][]> {
  const questionOf = await readQuestions(
    shop,
    caller,
    page.map(({ questionId }) => questionId),
  );
  const replyRows = page.flatMap(({ reply }) => reply ?? []);
  const replies = await presentReplies(shop, caller, replyRows);
  const replyOf = new Map(replies.map((reply) => [reply.replyId, reply]));
  return page.flatMap(({ questionId, reply }): Schemas['QaSpaceItem'][] => {
    const question = questionOf.get(questionId);
    if (!question) return [];
    return [{ question, reply: (reply && replyOf.get(reply.id)) ?? null, coins: reply ? coinsOf(reply) : 0 }];
  });
}

const coinsOf = ({ shown_coins: shown, best_coins: best }: ReplyRow): number => (shown ?? 0) + (best ?? 0);

async function readQuestions(shop: ShopContext, caller: ProvedContext, questionIds: readonly string[]) {
  const ids = [...new Set(questionIds)];
  const rows =
    ids.length === 0 ? [] : await shop.db.selectFrom('questions').selectAll().where('id', 'in', ids).execute();
  const questions = await presentQuestions(shop, caller, rows);
  return new Map(questions.map((question) => [question.questionId, question]));
}

async function presentDrafts(
  shop: ShopContext,
  caller: ProvedContext,
  rows: readonly DraftRow[],
): Promise<Schemas['QaSpaceDraft'][]> {
  const answered = rows.filter(({ kind }) => kind === 'ANSWER').map(({ target }) => target);
  const [questionOf, catalogue] = [await readQuestions(shop, caller, answered), await readCatalogue(shop, caller.site)];
  return rows.map((row) => {
    const found = row.kind === 'ANSWER' ? questionOf.get(row.target) : undefined;
    const question = found && (found.own || isShown(found)) ? found : null;
    const product = row.kind === 'ANSWER' ? (question?.product ?? null) : presentProduct(catalogue, row.target);
    return { draft: presentDraft(row), question, product };
  });
}

const isShown = ({ status }: Schemas['Question']): boolean => status !== 'PENDING' && status !== 'REMOVED';
