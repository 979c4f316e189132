import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { day, minute } from '#rules/durations.ts';
import { startSession } from '#server/shop/account/sessions/start-session.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { lampSpu, openQuestionShop, type QuestionShop } from '../questions-fixture.ts';
import { countRanks } from './count-ranks.ts';

let at: QuestionShop;
let start: number;
let asker: TestMember;
let buyer: TestMember;
beforeAll(async () => {
  at = await openQuestionShop();
  start = at.shop.clock.now();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.set(start);
  [asker, buyer] = [await at.member(), await at.buyer()];
});

/** A token lives for hours, these members for days. */
const token = async ({ accountId }: TestMember) =>
  (await startSession(at.shop, at.shop.db, accountId, testClient)).token;
const space = async (
  member: TestMember,
  tab: 'QUESTIONS' | 'ANSWERS' | 'FOLLOWS' | 'DRAFTS' | 'INVITED',
  query: object = {},
) => at.api.ok('getQaSpace', { token: await token(member), query: { tab, ...query } });

/** The ids of every page, in order. */
async function allOf(member: TestMember, tab: 'QUESTIONS' | 'FOLLOWS' | 'INVITED'): Promise<string[]> {
  const ids: string[] = [];
  for (let next: string | null = ''; next !== null;) {
    const page: Awaited<ReturnType<typeof space>> = await space(member, tab, next === '' ? {} : { after: next });
    expect(page.list.length).toBeLessThanOrEqual(20);
    ids.push(...page.list.map(({ question }) => question.questionId));
    next = page.next;
  }
  return ids;
}

it('lists every own question once, the newest first, also those of one moment', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 45; count += 1) {
    if (count % 5 === 0) at.shop.clock.advance(day);
    ids.push(await at.asked({ ...asker, token: await token(asker) }));
  }
  expect(await allOf(asker, 'QUESTIONS')).toEqual(ids.toReversed());
  expect((await allOf(asker, 'FOLLOWS')).toSorted()).toEqual(ids.toSorted());
  expect((await space(asker, 'QUESTIONS')).stats.questions).toBe(45);
});

it('says by product what waits for an answer of a buyer, and what waits no more', async () => {
  at.shop.clock.advance(minute);
  const questionId = await at.asked(asker);
  const own = await at.asked(buyer);
  expect((await space(buyer, 'DRAFTS')).waiting.map(({ product }) => product.spu)).toEqual([lampSpu]);
  const listed = await allOf(buyer, 'INVITED');
  expect([listed.includes(questionId), listed.includes(own)]).toEqual([true, false]);
  expect(new Set(listed).size).toBe(listed.length);
  expect((await space(buyer, 'INVITED', { spu: 'LM-DOME' })).list).toEqual([]);
  await at.answered(buyer, questionId);
  expect(await allOf(buyer, 'INVITED')).not.toContain(questionId);
  expect(await space(asker, 'INVITED')).toMatchObject({ list: [], waiting: [], isAnswerer: false });
});

it('shows drafts with what they are about, and answers with their coins', async () => {
  const questionId = await at.asked(asker);
  const answerDraft = {
    draftId: randomUUID(),
    kind: 'ANSWER',
    target: questionId,
    title: '',
    body: 'It is',
    version: 0,
  } as const;
  await at.api.ok('saveDraft', { token: buyer.token, body: answerDraft });
  const question = {
    draftId: randomUUID(),
    kind: 'QUESTION',
    target: 'LM-DOME',
    title: 'Does it',
    body: '',
    version: 0,
  };
  at.shop.clock.advance(1);
  await at.api.ok('saveDraft', { token: buyer.token, body: { ...question, kind: 'QUESTION' } });
  expect((await space(buyer, 'DRAFTS')).drafts).toMatchObject([
    { draft: { title: 'Does it' }, question: null, product: { spu: 'LM-DOME' } },
    { draft: { body: 'It is' }, question: { questionId }, product: { spu: lampSpu } },
  ]);
  await at.ops('qa', 'remove', questionId, '--reason', 'OTHER');
  expect((await space(buyer, 'DRAFTS')).drafts[1]).toMatchObject({ draft: { body: 'It is' }, question: null });

  const other = await at.asked(asker);
  await at.answered(buyer, other);
  expect(await space(buyer, 'ANSWERS')).toMatchObject({
    list: [{ question: { questionId: other }, coins: 50, reply: { own: true } }],
    stats: { answers: 1, coins: 50 },
  });
});

it('ranks who answered in this month, equals alike, and nobody who answered in another', async () => {
  const [second, third] = [await at.buyer(), await at.buyer()];
  const questionId = await at.asked(asker);
  const answer = async (member: TestMember) => at.answered({ ...member, token: await token(member) }, questionId);
  await answer(third);
  at.shop.clock.advance(31 * day);
  for (const member of [buyer, buyer, buyer, second]) await answer(member);
  await Promise.all([countRanks(at.shop), countRanks(at.shop)]);
  const rankOf = async (member: TestMember) => (await space(member, 'ANSWERS')).rank;
  expect(await rankOf(buyer)).toMatchObject({ place: 1, answers: 3, countedTime: at.shop.clock.now() });
  expect(await rankOf(second)).toMatchObject({ place: 2, answers: 1 });
  expect(await rankOf(third)).toBeNull();
  await answer(third);
  await countRanks(at.shop);
  expect([await rankOf(second), await rankOf(third)]).toMatchObject([{ place: 2 }, { place: 2 }]);
  at.shop.clock.advance(31 * day);
  expect(await rankOf(buyer)).toBeNull();
});
