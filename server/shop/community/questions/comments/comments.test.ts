import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hour, minute } from '#rules/durations.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import { unsubscribeLinks } from '#server/shop/account/preferences/mail-token.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { readCoinBalance } from '../../../coins/ledger/coin-account.ts';
import { countWrittenToday } from '../author-standing.ts';
import { openQuestionShop, type QuestionShop } from '../questions-fixture.ts';
import { mailComments } from './mail-comments.ts';

let at: QuestionShop;
let start: number;
let asker: TestMember;
let writer: TestMember;
let reader: TestMember;
let questionId: string;
let replyId: string;
beforeAll(async () => {
  at = await openQuestionShop();
  start = at.shop.clock.now();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.set(start);
  [asker, writer, reader] = [await at.member(), await at.buyer(), await regular()];
  questionId = await at.asked(asker);
  replyId = await at.answered(writer, questionId);
});

/** A member whose texts are shown at once. */
async function regular(): Promise<TestMember> {
  const member = await at.member();
  for (let count = 0; count < 3; count += 1) await at.asked(member);
  return member;
}
const say = ({ token }: TestMember, body: string, key: string = randomUUID()) =>
  at.api.call('commentOnReply', { token, key, body: { replyId, body } });
const said = async (member: TestMember, body = 'With the warm bulb?'): Promise<string> =>
  (await say(member, body)).data.commentId;
const read = (query: object = {}, member?: TestMember) =>
  at.api.ok('listComments', { query: { replyId, ...query }, ...(member && { token: member.token }) });
const shownBodies = async (query: object = {}) => (await read(query)).list.map(({ body }) => body);
const like = ({ token }: TestMember, targetId: string, on = true) =>
  at.api.call('likeContent', { token, body: { targetType: 'COMMENT', targetId, on } });

describe('a comment', () => {
  it('of a member whose texts were read before is shown at once, of another one when it was read', async () => {
    const first = await say(asker, 'Thank you! 💡 <b>');
    expect(first.data).toMatchObject({ status: 'PENDING', own: true, isAsker: true, body: 'Thank you! 💡 <\u2060b>' });
    expect(await read()).toMatchObject({ list: [], total: 0, own: [], mayComment: 'LOGIN' });
    expect((await read({}, asker)).own).toMatchObject([{ commentId: first.data.commentId }]);
    expect((await at.ops('qa', 'list')).toString()).toContain(`${first.data.commentId}  comment`);
    await at.ops('qa', 'approve', first.data.commentId);
    expect((await say(reader, 'Mail jo@mail.example')).data).toMatchObject({ status: 'PUBLISHED', isAsker: false });
    expect((await say(reader, 'See https://lamps.example')).data.status).toBe('PENDING');
    expect(await shownBodies({ sort: 'NEW' })).toHaveLength(2);
    expect((await read()).list.map(({ body }) => body)).toContain('Mail [email hidden]');
    const { replies } = await at.api.ok('getQuestion', { query: { questionId } });
    expect(replies).toMatchObject([{ replyId, commentCount: 2 }]);
    const { available } = await readCoinBalance(at.shop.db, reader.accountId, at.shop.clock.now());
    expect(available).toBe(0);
  });

  it('is written once, however often it is sent, and refused where there is nothing to comment on', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([say(reader, 'Once.', key), say(reader, 'Once.', key)]);
    expect(second.data.commentId).toBe(first.data.commentId);
    expect(await say(reader, ' '.repeat(9))).toMatchObject({ code: 'BAD_REQUEST' });
    await at.ops('qa', 'remove', replyId, '--reason', 'OTHER');
    expect(await say(reader, 'Too late?')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await like(asker, first.data.commentId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await at.api.call('listComments', { query: { replyId } })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await read({}, writer)).toMatchObject({ mayComment: 'CLOSED', reply: { status: 'REMOVED' } });
  });

  it('is liked once by each, and comes first then', async () => {
    const first = await said(reader, 'First');
    at.shop.clock.advance(minute);
    await said(reader, 'Second');
    expect(await shownBodies()).toEqual(['Second', 'First']);
    await Promise.all([asker, asker, writer].map((member) => like(member, first)));
    expect(await shownBodies()).toEqual(['First', 'Second']);
    expect(await shownBodies({ sort: 'NEW' })).toEqual(['Second', 'First']);
    expect((await like(asker, first, false)).data).toEqual({ targetId: first, likes: 1, liked: false });
    expect(await like(reader, first)).toMatchObject({ code: 'QA_OWN' });
  });

  it('is reported, taken away by an operator with a reason, and shown again', async () => {
    const commentId = await said(reader);
    const report = { targetType: 'COMMENT', targetId: commentId, reasonCode: 'SPAM' } as const;
    await at.api.ok('reportContent', { token: asker.token, body: report });
    expect((await at.ops('qa', 'reports')).toString()).toContain(`${commentId}  comment  SPAM × 1`);
    await at.ops('qa', 'remove', commentId, '--reason', 'ADVERTISING');
    expect(await read({}, reader)).toMatchObject({
      ...{ list: [], total: 0 },
      own: [{ status: 'REMOVED', rejection: 'ADVERTISING' }],
    });
    expect(await at.mailTo(reader.email)).toContain('Your comment wasn’t published');
    expect((await at.ops('qa', 'reports')).toString()).not.toContain(commentId);
    expect((await at.ops('qa', 'history', commentId)).toString()).toContain('REMOVE  ADVERTISING');
    await at.ops('qa', 'approve', commentId);
    expect((await read()).total).toBe(1);
  });

  it('is deleted by its author alone, for good', async () => {
    const commentId = await said(reader);
    const drop = ({ token }: TestMember) =>
      at.api.call('deleteContent', { token, body: { type: 'COMMENT', id: commentId } });
    expect(await drop(asker)).toMatchObject({ code: 'NOT_FOUND' });
    const both = await Promise.all([drop(reader), drop(reader)]);
    expect(both.map(({ code }) => code ?? 'OK').sort()).toEqual(['NOT_FOUND', 'OK']);
    expect(await read({}, reader)).toMatchObject({ list: [], total: 0, own: [] });
    await expect(at.ops('qa', 'approve', commentId)).rejects.toThrow('QA_STATE');
  });
});

describe(`the ${qaDailyLimits.comments} comments of a day`, () => {
  const rush = (write: (body: string) => Promise<unknown>) =>
    Promise.all(Array.from({ length: 50 }, (_, index) => write(`Comment ${index}`)));
  const written = async (): Promise<number> => (await read()).total;

  it('are not one more where 50 come at once', async () => {
    const answers = await rush((body) => say(reader, body).then(({ code }) => code ?? 'OK'));
    expect(answers.filter((code) => code === 'OK')).toHaveLength(qaDailyLimits.comments);
    expect(answers.filter((code) => code === 'QA_RATE')).toHaveLength(50 - qaDailyLimits.comments);
    expect(await written()).toBe(qaDailyLimits.comments);
    expect((await read({}, reader)).mayComment).toBe('LIMIT');
  });

  it('would be more if they were counted before the row is locked: a control', async () => {
    const { db, clock, newId } = at.shop;
    const counted = { accountId: reader.accountId, now: clock.now(), zone: 'UTC' };
    await rush(async (body) => {
      if ((await countWrittenToday(db, 'question_comments', counted)) >= qaDailyLimits.comments) return;
      const ids = { id: newId(), question_id: questionId, reply_id: replyId, account_id: reader.accountId };
      const times = { shown_time: null, created_at: clock.now(), updated_at: clock.now() };
      await db
        .insertInto('question_comments')
        .values({ ...ids, ...times, author: 'R', body, status: 'PENDING' })
        .execute();
    });
    expect(await countWrittenToday(db, 'question_comments', counted)).toBeGreaterThan(qaDailyLimits.comments);
  });
});

describe('the author of an answer', () => {
  const mails = async () => {
    await mailComments(at.shop);
    return (await at.mailTo(writer.email)).filter((subject) => /comments? on your answer/.test(subject));
  };

  it('hears of comments of others in one mail an hour', async () => {
    await Promise.all([said(reader), said(writer)]);
    expect(await mails()).toEqual(['A comment on your answer']);
    at.shop.clock.advance(1);
    await said(reader);
    at.shop.clock.advance(hour - 2);
    await said(reader);
    expect(await mails()).toHaveLength(1);
    at.shop.clock.advance(1);
    expect((await mails()).toSorted()).toEqual(['2 comments on your answer', 'A comment on your answer']);
    at.shop.clock.advance(hour);
    expect(await mails()).toHaveLength(2);
  });

  it('hears nothing of what is away again, and nothing once the topic is off', async () => {
    await at.ops('qa', 'remove', await said(reader), '--reason', 'OTHER');
    expect(await mails()).toEqual([]);
    await said(reader);
    const link = new URL(unsubscribeLinks(at.shop, writer.email, 'COMMUNITY').oneClick);
    await at.api.app.inject({ method: 'POST', url: `${link.pathname}${link.search}`, payload: {} });
    expect(await mails()).toEqual([]);
  });
});
