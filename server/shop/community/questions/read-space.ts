import type { components } from '#openapi/types.ts';
import { pageSizeDefault } from '#rules/limits.ts';
import type { MemberContext } from '#server/contract/request-context.ts';
import type { Db } from '#server/db/schema.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { receivedProducts } from './author-standing.ts';
import { readAnswererModels } from './answerers/read-status.ts';
import type { ReplyRow } from './lock-question.ts';
import { presentQuestions } from './present-question.ts';
import { presentReplies } from './present-reply.ts';

type Schemas = components['schemas'];
type Tab = Schemas['QaSpaceTab'];

interface Entry {
  readonly questionId: string;
  readonly reply?: ReplyRow;
}

interface Entries {
  readonly entries: readonly Entry[];
  readonly total: number;
}

interface Page {
  readonly accountId: string;
  readonly pageNo: number;
}

const offsetOf = ({ pageNo }: Page): number => (pageNo - 1) * pageSizeDefault;
const countOf = async (query: { executeTakeFirstOrThrow(): Promise<{ total: number }> }): Promise<number> =>
  Number((await query.executeTakeFirstOrThrow()).total);

/** What each tab lists; texts that their author deleted, and answers to a question that is not shown, are listed no more. */
const tabs: Readonly<Record<Tab, (db: Db, page: Page) => Promise<Entries>>> = {
  QUESTIONS: async (db, page) => {
    const own = db
      .selectFrom('questions')
      .where('account_id', '=', page.accountId)
      .where((row) => row.or([row('removed_by', 'is', null), row('removed_by', '=', 'OPERATOR')]));
    const rows = await own
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(pageSizeDefault)
      .offset(offsetOf(page))
      .execute();
    const total = await countOf(own.select((row) => row.fn.countAll<number>().as('total')));
    return { entries: rows.map(({ id }) => ({ questionId: id })), total };
  },
  ANSWERS: async (db, page) => {
    const own = db
      .selectFrom('question_replies')
      .innerJoin('questions', 'questions.id', 'question_replies.question_id')
      .where('question_replies.account_id', '=', page.accountId)
      .where('questions.is_shown', '=', 1)
      .where((row) =>
        row.or([row('question_replies.removed_by', 'is', null), row('question_replies.removed_by', '=', 'OPERATOR')]),
      );
    const rows = await own
      .selectAll('question_replies')
      .orderBy('question_replies.created_at', 'desc')
      .limit(pageSizeDefault)
      .offset(offsetOf(page))
      .execute();
    const total = await countOf(own.select((row) => row.fn.countAll<number>().as('total')));
    return { entries: rows.map((reply) => ({ questionId: reply.question_id, reply })), total };
  },
  FOLLOWS: async (db, page) => {
    const followed = db
      .selectFrom('question_follows')
      .innerJoin('questions', 'questions.id', 'question_follows.question_id')
      .where('question_follows.account_id', '=', page.accountId)
      .where('questions.is_shown', '=', 1);
    const rows = await followed
      .select('questions.id')
      .orderBy('question_follows.created_at', 'desc')
      .limit(pageSizeDefault)
      .offset(offsetOf(page))
      .execute();
    const total = await countOf(followed.select((row) => row.fn.countAll<number>().as('total')));
    return { entries: rows.map(({ id }) => ({ questionId: id })), total };
  },
  INVITED: async (db, page) => {
    const { accountId } = page;
    const spus = [...(await receivedProducts(db, accountId)), ...(await readAnswererModels(db, accountId))];
    if (spus.length === 0) return { entries: [], total: 0 };
    const waiting = db
      .selectFrom('questions')
      .where('spu', 'in', spus)
      .where('status', '=', 'OPEN')
      .where((row) => row.or([row('account_id', 'is', null), row('account_id', '!=', accountId)]));
    const rows = await waiting
      .select('id')
      .orderBy('created_at', 'desc')
      .limit(pageSizeDefault)
      .offset(offsetOf(page))
      .execute();
    const total = await countOf(waiting.select((row) => row.fn.countAll<number>().as('total')));
    return { entries: rows.map(({ id }) => ({ questionId: id })), total };
  },
};

/** What a member asked, answered and follows, in pages. */
export async function readSpace(
  shop: ShopContext,
  caller: MemberContext,
  { tab, pageNo = 1 }: { readonly tab: Tab; readonly pageNo?: number },
): Promise<Schemas['QaSpace']> {
  const { accountId } = caller.account;
  const { entries, total } = await tabs[tab](shop.db, { accountId, pageNo });
  const ids = [...new Set(entries.map(({ questionId }) => questionId))];
  const rows =
    ids.length === 0 ? [] : await shop.db.selectFrom('questions').selectAll().where('id', 'in', ids).execute();
  const replyRows = entries.flatMap(({ reply }) => reply ?? []);
  const [questions, replies, stats] = await Promise.all([
    presentQuestions(shop, caller, rows),
    presentReplies(shop, caller, replyRows),
    readStats(shop.db, accountId),
  ]);
  const questionOf = new Map(questions.map((question) => [question.questionId, question]));
  const replyOf = new Map(replies.map((reply) => [reply.replyId, reply]));
  const list = entries.flatMap(({ questionId, reply }): Schemas['QaSpaceItem'][] => {
    const question = questionOf.get(questionId);
    if (!question) return [];
    return [{ question, reply: (reply && replyOf.get(reply.id)) ?? null, coins: reply ? coinsOf(reply) : 0 }];
  });
  return { tab, list, total, pageNo, pageSize: pageSizeDefault, stats };
}

const coinsOf = ({ shown_coins: shown, best_coins: best }: ReplyRow): number => (shown ?? 0) + (best ?? 0);

async function readStats(db: Db, accountId: string): Promise<Schemas['QaSpace']['stats']> {
  const { questions } = await db
    .selectFrom('questions')
    .select((row) => row.fn.countAll<number>().as('questions'))
    .where('account_id', '=', accountId)
    .where('is_shown', '=', 1)
    .executeTakeFirstOrThrow();
  const sums = await db
    .selectFrom('question_replies')
    .select((row) => [
      row.fn.countAll<number>().as('answers'),
      row.fn.sum<number | null>('is_best').as('best'),
      row.fn.sum<number | null>('likes').as('likes'),
      row.fn.sum<number | null>('shown_coins').as('shown'),
      row.fn.sum<number | null>('best_coins').as('bestCoins'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '=', 'PUBLISHED')
    .executeTakeFirstOrThrow();
  return {
    questions: Number(questions),
    answers: Number(sums.answers),
    best: Number(sums.best ?? 0),
    likes: Number(sums.likes ?? 0),
    coins: Number(sums.shown ?? 0) + Number(sums.bestCoins ?? 0),
  };
}
