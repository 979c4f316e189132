import { CompiledQuery, createQueryId, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ProvedContext } from '#server/contract/request-context.ts';
import { testEngine } from '#server/testing/engine.ts';
import type { ShopContext } from '#server/shop-context.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { listComments } from './comments/list-comments.ts';
import { listQuestions } from './list-questions.ts';
import { lampSpu, openQuestionShop, type QuestionShop } from './questions-fixture.ts';
import { readQuestion } from './read-question.ts';
import { readSpace } from './space/read-space.ts';

let at: QuestionShop;
let buyer: TestMember;
let questionId: string;
let replyId: string;
beforeAll(async () => {
  at = await openQuestionShop();
  buyer = await at.buyer();
  questionId = await at.asked(buyer);
  replyId = await at.answered(buyer, questionId);
});
afterAll(() => at.close());

const context = (): ProvedContext => ({
  ...{ site: 'US', country: 'US', locale: 'en', orderKey: undefined, client: { ...testClient, type: 6 } },
  account: { accountId: buyer.accountId, sessionId: '', familyId: '', isProved: true },
});

/** What a member reads of questions and answers. */
const reads: Readonly<Record<string, (shop: ShopContext) => Promise<unknown>>> = {
  'the newest questions': (shop) => listQuestions(shop, context(), { sort: 'NEW' }),
  'the hottest questions of a product': (shop) => listQuestions(shop, context(), { spu: lampSpu }),
  'a question': (shop) => readQuestion(shop, context(), { questionId }),
  'new comments': (shop) => listComments(shop, context(), { replyId, sort: 'NEW' }),
  'liked comments': (shop) => listComments(shop, context(), { replyId }),
  'own answers': (shop) => readSpace(shop, context(), { tab: 'ANSWERS' }),
  'what waits': (shop) => readSpace(shop, context(), { tab: 'INVITED' }),
  'a later page of what waits': (shop) => readSpace(shop, context(), { tab: 'INVITED', after: '1700000000000_0' }),
  drafts: (shop) => readSpace(shop, context(), { tab: 'DRAFTS' }),
};

/** What costs as much as it finds, up to a bound. */
const search = (shop: ShopContext) => listQuestions(shop, context(), { q: 'lightbulb' });

/** Questions of others about the lamp with ten answers each, all below one another in time, and comments on one answer. */
async function fill(questions: number): Promise<void> {
  const { db, clock } = at.shop;
  const now = clock.now();
  const id = (kind: string) => sql`${sql.lit(kind)} || ${sql.lit(questions)} || '-' || n`;
  const numbers = (last: number) =>
    sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(last)})`;
  await sql`insert into questions
    (id, spu, account_id, author, title, body, media, status, is_shown, heat, answer_count, created_at, updated_at)
    ${numbers(questions)} select ${id('q')}, ${sql.lit(lampSpu)}, null, 'A', 'How warm is it?', '', '[]',
      case n % 5 when 0 then 'OPEN' else 'ANSWERED' end, 1, n % 900, 10, ${sql.lit(now)} - n * 1000, ${sql.lit(now)} from numbers`.execute(
    db,
  );
  await sql`insert into question_replies
    (id, question_id, account_id, author, body, media, is_buyer, is_answerer, is_official, likes, status, created_at, updated_at)
    ${numbers(questions * 10)} select ${id('r')}, 'q' || ${sql.lit(questions)} || '-' || (1 + n % ${sql.lit(questions)}), null, 'A', 'Warm.', '[]',
      1, 0, 0, n % 7, 'PUBLISHED', ${sql.lit(now)} - n * 100, ${sql.lit(now)} from numbers`.execute(db);
  await sql`insert into question_comments
    (id, question_id, reply_id, author, body, likes, status, shown_time, created_at, updated_at)
    ${numbers(questions)} select ${id('c')}, ${sql.lit(questionId)}, ${sql.lit(replyId)}, 'A', 'Yes.', n % 9, 'PUBLISHED',
      ${sql.lit(now)}, ${sql.lit(now)} - n * 50, ${sql.lit(now)} from numbers`.execute(db);
}

/** Processor time of one read (ms), the quickest of some rounds. */
async function costOf(read: (shop: ShopContext) => Promise<unknown>): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = process.cpuUsage();
    for (let count = 0; count < 50; count += 1) await read(at.shop);
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 50_000);
  }
  return Math.min(...rounds);
}

// The other engine works in processes of its own, and plans by what it has counted.
describe.skipIf(testEngine() !== 'sqlite')('what a member reads of questions', () => {
  it('is found by indexes, and sorted by them wherever a list can be long', async () => {
    const statements = new Map<string, CompiledQuery>();
    const executor = at.shop.db.getExecutor();
    const db = at.shop.db.withPlugin({
      transformQuery: ({ node }) => {
        const query = executor.compileQuery(node, createQueryId());
        statements.set(query.sql, query);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    for (const read of [...Object.values(reads), search]) await read({ ...at.shop, db });
    expect(statements.size).toBeGreaterThan(20);
    const slow: string[] = [];
    for (const query of statements.values()) {
      // Sorts what one member has bought.
      if (query.sql.includes('from "order_lines"')) continue;
      // A prepared query has no values yet.
      const values = query.parameters.map((value) => (typeof value === 'object' ? null : value));
      const plan = CompiledQuery.raw(`explain query plan ${query.sql}`, values);
      const { rows } = await at.shop.db.executeQuery<{ detail: string }>(plan);
      const steps = rows
        .map(({ detail }) => detail)
        .filter((step) => /^SCAN (?!\(|CONSTANT|counted)|TEMP B-TREE/.test(step));
      if (steps.length > 0) slow.push(`${steps.join(', ')}: ${query.sql}`);
    }
    expect(slow).toEqual([]);
  });

  it('costs as much with a thousand times as many answers', async () => {
    await fill(100);
    const few: Record<string, number> = {};
    for (const [name, read] of Object.entries(reads)) few[name] = await costOf(read);
    await fill(inject('share') < 1 ? 5_000 : 100_000);
    for (const [name, read] of Object.entries(reads)) {
      expect.soft((await costOf(read)) / (few[name] ?? 0), name).toBeLessThan(3);
    }
  });
});
