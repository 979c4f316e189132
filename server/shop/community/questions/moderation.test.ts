import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { day } from '#rules/durations.ts';
import { answererCoolDown } from '#rules/qa-limits.ts';
import { startSession } from '#server/shop/account/sessions/start-session.ts';
import { testClient, type TestMember } from '#server/testing/test-member.ts';
import { readCoinBalance } from '../../coins/ledger/coin-account.ts';
import { lampSpu, openQuestionShop, type QuestionShop } from './questions-fixture.ts';

let at: QuestionShop;
let start: number;
let asker: TestMember;
let writer: TestMember;
let questionId: string;
let replyId: string;
beforeAll(async () => {
  at = await openQuestionShop();
  start = at.shop.clock.now();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.set(start);
  [asker, writer] = [await at.member(), await at.buyer()];
  questionId = await at.asked(asker);
  replyId = await at.answered(writer, questionId);
});

const detail = async (member?: TestMember) =>
  at.api.ok('getQuestion', { query: { questionId }, ...(member && { token: member.token }) });
const coins = async (member: TestMember) =>
  (await readCoinBalance(at.shop.db, member.accountId, at.shop.clock.now())).available;
const like = ({ token }: TestMember, on = true) =>
  at.api.call('likeContent', { token, body: { targetType: 'REPLY', targetId: replyId, on } });
const best = ({ token }: TestMember, id: string | null = replyId) =>
  at.api.call('chooseBestReply', { token, body: { questionId, replyId: id } });
const report = ({ token }: TestMember, targetId = replyId) =>
  at.api.call('reportContent', { token, body: { targetType: 'REPLY', targetId, reasonCode: 'SPAM' } });

describe('a like', () => {
  it('is given once by a member, sorts the answers, and is taken back', async () => {
    const second = await at.answered(await at.buyer(), questionId, 'It is quite warm.');
    const order = async () => (await detail()).replies.map((reply) => reply.replyId);
    expect(await order()).toEqual([replyId, second]);
    const readers = [asker, await at.member()];
    const body = { targetType: 'REPLY', targetId: second, on: true } as const;
    await Promise.all([...readers, ...readers].map(({ token }) => at.api.ok('likeContent', { token, body })));
    expect((await detail(asker)).replies[0]).toMatchObject({ replyId: second, likes: 2, liked: true });
    expect((await like(asker)).data).toEqual({ targetId: replyId, likes: 1, liked: true });
    expect((await like(asker, false)).data).toEqual({ targetId: replyId, likes: 0, liked: false });
    expect((await like(asker, false)).data.likes).toBe(0);
    expect(await like(writer)).toMatchObject({ code: 'QA_OWN' });
  });
});

describe('the best answer', () => {
  it('is chosen by the asker alone, comes first and brings coins once', async () => {
    const other = await at.buyer();
    const second = await at.answered(other, questionId, 'It is quite warm.');
    expect(await best(writer)).toMatchObject({ code: 'NOT_FOUND' });
    expect((await best(asker, second)).data).toEqual({ questionId, replyId: second });
    expect((await detail()).replies[0]).toMatchObject({ replyId: second, isBest: true });
    expect((await detail()).question).toMatchObject({ bestReplyId: second, snippet: { isBest: true } });
    expect([await coins(other), await coins(writer)]).toEqual([150, 50]);
    await best(asker);
    await best(asker, null);
    await best(asker);
    expect([await coins(other), await coins(writer)]).toEqual([150, 50]);
  });

  it('brings nothing to who answers their own question', async () => {
    const own = await at.asked(writer);
    const reply = await at.answered(writer, own);
    const body = { questionId: own, replyId: reply };
    await at.api.ok('chooseBestReply', { token: writer.token, body });
    expect(await coins(writer)).toBe(50);
  });
});

describe('a follower', () => {
  it('is counted once, and finds the question in a list of their own', async () => {
    const reader = await at.member();
    const follow = (on: boolean) => at.api.ok('followQuestion', { token: reader.token, body: { questionId, on } });
    await follow(true);
    expect(await follow(true)).toEqual({ questionId, followCount: 2, following: true });
    const space = () => at.api.ok('getQaSpace', { token: reader.token, query: { tab: 'FOLLOWS' } });
    expect(await space()).toMatchObject({
      next: null,
      list: [{ question: { questionId, following: true }, reply: null }],
    });
    expect(await follow(false)).toEqual({ questionId, followCount: 1, following: false });
    expect((await space()).list).toEqual([]);
  });
});

describe('an operator', () => {
  it('removes an answer with its coins; its author reads why and its place is free', async () => {
    await best(asker);
    expect(await coins(writer)).toBe(150);
    await at.ops('qa', 'remove', replyId, '--reason', 'advertising');
    expect(await coins(writer)).toBe(0);
    expect(await detail()).toMatchObject({ question: { status: 'OPEN', bestReplyId: null, snippet: null }, total: 0 });
    expect((await detail(writer)).ownReplies).toMatchObject([{ status: 'REMOVED', rejection: 'ADVERTISING' }]);
    expect(await at.mailTo(writer.email)).toContain('Your answer wasn’t published');
    await expect(at.ops('qa', 'remove', replyId, '--reason', 'OTHER')).rejects.toThrow('QA_STATE');
    expect(await at.ops('qa', 'history', replyId)).toMatchObject([
      expect.stringContaining('APPROVE'),
      expect.stringContaining('REMOVE  ADVERTISING'),
    ]);
    const entries = await at.api.ok('listCoinDetails', { token: writer.token });
    expect(entries.entries.map(({ change, text }) => [change, text])).toEqual(
      expect.arrayContaining([
        [-50, 'Answer, taken back'],
        [-100, 'Best answer, taken back'],
      ]),
    );
    await at.ops('qa', 'approve', replyId);
    expect([await coins(writer), (await detail()).total]).toEqual([0, 1]);
  });

  it('refuses a question and closes one, and nobody else sees the one that was removed', async () => {
    await at.ops('qa', 'close', questionId);
    expect((await detail()).question).toMatchObject({ status: 'CLOSED', answerCount: 1 });
    await at.ops('qa', 'reopen', questionId);
    await at.ops('qa', 'remove', questionId, '--reason', 'OFF_TOPIC');
    expect(await at.api.call('getQuestion', { query: { questionId } })).toMatchObject({ code: 'NOT_FOUND' });
    expect((await detail(asker)).question).toMatchObject({ status: 'REMOVED', rejection: 'OFF_TOPIC' });
    expect(await coins(writer)).toBe(50);
    expect(await at.mailTo(asker.email)).toContain('Your question wasn’t published');
    await expect(at.ops('qa', 'reject', questionId)).rejects.toThrow('Name a reason');
  });

  it('sees what was reported, once per member, until it is decided', async () => {
    for (const member of [asker, asker, await at.member()]) await report(member);
    expect(await at.ops('qa', 'reports')).toEqual(
      expect.arrayContaining([expect.stringContaining(`${replyId}  answer  SPAM × 2`)]),
    );
    await at.ops('qa', 'approve', replyId);
    expect((await at.ops('qa', 'reports')).toString()).not.toContain(replyId);
    expect((await report(asker, 'none')).code).toBe('NOT_FOUND');
  });
});

describe('an answerer', () => {
  const motive = 'I have lit three flats and like to explain.';
  /** A token lives for hours. */
  const token = async ({ accountId }: TestMember) =>
    (await startSession(at.shop, at.shop.db, accountId, testClient)).token;
  const apply = async (member: TestMember, change = {}) =>
    at.api.call('applyAsAnswerer', {
      token: await token(member),
      body: { models: [lampSpu], motive, agreeRule: true, ...change },
    });
  const status = async (member: TestMember) => at.api.ok('getAnswererStatus', { token: await token(member) });

  it('applies with a product of their own, and answers about every other once approved', async () => {
    expect(await status(writer)).toMatchObject({ status: 'NONE', mayApply: true, ownedModels: [{ spu: lampSpu }] });
    expect(await status(asker)).toMatchObject({ status: 'NONE', mayApply: false, minLevel: 2 });
    expect(await apply(asker, { models: [] })).toMatchObject({ code: 'QA_ROLE' });
    expect(await apply(asker)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await apply(writer, { motive: `${' '.repeat(20)}short` })).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await apply(writer)).data).toMatchObject({ status: 'PENDING', mayApply: false, models: [lampSpu] });
    expect((await apply(writer)).status).toBe(200);
    expect(await apply(writer, { models: [] })).toMatchObject({ code: 'QA_STATE' });
    expect((await at.ops('answerer', 'list')).toString()).toContain(writer.email);
    await at.ops('answerer', 'approve', writer.email);
    expect(await at.mailTo(writer.email)).toContain('You’re an answerer now');
    expect(await at.api.ok('getUserInfo', { token: writer.token })).toMatchObject({ answererStatus: 'APPROVED' });
    const about = await at.asked(asker, { spu: 'LM-DOME' });
    expect((await at.answer(writer, about)).data).toMatchObject({ isBuyer: false, isAnswerer: true });
    const invited = await at.api.ok('getQaSpace', { token: writer.token, query: { tab: 'INVITED' } });
    expect(invited.list.every(({ question }) => question.status === 'OPEN')).toBe(true);
  });

  it('waits 30 days after a refusal', async () => {
    await apply(writer);
    await at.ops('answerer', 'reject', writer.email, '--reason', 'Please say more about yourself.');
    expect(await status(writer)).toMatchObject({
      status: 'REJECTED',
      mayApply: false,
      retryTime: start + answererCoolDown,
      reason: 'Please say more about yourself.',
    });
    at.shop.clock.advance(answererCoolDown - 1);
    expect(await apply(writer)).toMatchObject({ code: 'QA_COOLDOWN' });
    at.shop.clock.advance(1);
    expect((await apply(writer)).data).toMatchObject({ status: 'PENDING', reason: null });
  });

  it('is suspended when the third reported answer is removed, not by answers that nobody reported', async () => {
    await apply(writer);
    await at.ops('answerer', 'approve', writer.email);
    for (const isReported of [true, false, true, true]) {
      expect((await status(writer)).status).toBe('APPROVED');
      at.shop.clock.advance(day);
      const member = { ...writer, token: await token(writer) };
      const id = await at.answered(member, questionId);
      if (isReported) await report({ ...asker, token: await token(asker) }, id);
      await at.ops('qa', 'remove', id, '--reason', 'OTHER');
    }
    expect(await status(writer)).toMatchObject({ status: 'SUSPENDED', mayApply: false });
    expect(await at.mailTo(writer.email)).toContain('You’re not an answerer right now');
    await at.ops('answerer', 'approve', writer.email);
    expect(await status(writer)).toMatchObject({ status: 'APPROVED', reason: null });
  });
});
