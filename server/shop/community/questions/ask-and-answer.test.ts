import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { qaDailyLimits } from '#rules/qa-limits.ts';
import type { TestMember } from '#server/testing/test-member.ts';
import { lampSpu, openQuestionShop, type QuestionShop } from './questions-fixture.ts';

let at: QuestionShop;
let start: number;
let asker: TestMember;
beforeAll(async () => {
  at = await openQuestionShop();
  start = at.shop.clock.now();
});
afterAll(() => at.close());
beforeEach(async () => {
  at.shop.clock.set(start);
  asker = await at.member();
});

const detail = (questionId: string, member?: TestMember) =>
  at.api.call('getQuestion', { query: { questionId }, ...(member && { token: member.token }) });
const list = async (query: object = {}, member?: TestMember) =>
  at.api.ok('listQuestions', {
    query: { spu: lampSpu, pageSize: 50, ...query },
    ...(member && { token: member.token }),
  });
/** A member whose texts are shown at once. */
const regular = async (): Promise<TestMember> => {
  const member = await at.buyer();
  for (let count = 0; count < 3; count += 1) await at.asked(member);
  return member;
};

describe('a question', () => {
  it('waits for an operator, is seen by its author alone until then, and by everyone afterwards', async () => {
    const { data } = await at.ask(asker, { body: 'For the bedroom.' });
    const { questionId } = data;
    expect(data).toMatchObject({ status: 'PENDING', own: true, following: true, product: { spu: lampSpu } });
    expect((await list({}, asker)).own.map((each) => each.questionId)).toEqual([questionId]);
    expect((await list()).own).toEqual([]);
    expect(await detail(questionId)).toMatchObject({ status: 404 });
    expect((await detail(questionId, asker)).data).toMatchObject({
      question: { status: 'PENDING' },
      mayReply: 'PENDING',
    });
    expect(await at.ops('qa', 'list')).toEqual(expect.arrayContaining([expect.stringContaining(questionId)]));
    await at.ops('qa', 'approve', questionId);
    expect((await detail(questionId)).data.question).toMatchObject({ status: 'OPEN', own: false, following: false });
    expect((await list()).list.map((each) => each.questionId)).toContain(questionId);
    expect((await list({}, asker)).own).toEqual([]);
  });

  it('is shown at once after three texts of its author, unless it has a link', async () => {
    const member = await regular();
    expect((await at.ask(member)).data.status).toBe('OPEN');
    expect((await at.ask(member, { body: 'See https://lamps.example' })).data.status).toBe('PENDING');
  });

  it('is written once, however often it is sent', async () => {
    const key = randomUUID();
    const [first, second] = await Promise.all([at.ask(asker, {}, key), at.ask(asker, {}, key)]);
    expect(first.data.questionId).toBe(second.data.questionId);
    expect(await at.ask(asker, { title: 'Something else here?' }, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('hides contacts before it is stored, and shows hostile text as text', async () => {
    const title = 'Mail jo@mail.example about LUS261121K7Q2MD?';
    const { questionId } = (await at.ask(asker, { title, body: '<img src=x onerror=alert(1)> 💡' })).data;
    const stored = await at.shop.db
      .selectFrom('questions')
      .select(['title', 'body'])
      .where('id', '=', questionId)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({
      title: 'Mail [email hidden] about [order number hidden]?',
      body: '<img src=x onerror=alert(1)> emoji(128161)',
    });
    expect((await detail(questionId, asker)).data.question.body).toBe('<\u2060img src=x onerror=alert(1)> 💡');
  });

  it('is refused when too short after trimming, about no product, or with somebody else’s upload', async () => {
    expect(await at.ask(asker, { title: '   why?       ' })).toMatchObject({
      code: 'BAD_REQUEST',
      fields: [{ path: 'title' }],
    });
    expect(await at.ask(asker, { spu: 'LM-NONE' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await at.ask(asker, { mediaIds: ['none'] })).toMatchObject({ code: 'NOT_FOUND' });
  });

  it(`is one of ${qaDailyLimits.questions} on a local day, also where many come at once`, async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => at.ask(asker)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(qaDailyLimits.questions);
    expect(answers.filter(({ code }) => code === 'QA_RATE')).toHaveLength(8 - qaDailyLimits.questions);
  });

  it('is found by its product, words and tags, and sorted by what happens', async () => {
    const cold = await at.asked(asker, { title: 'Does rain harm it on a balcony?' });
    at.shop.clock.advance(minute);
    const hot = await at.asked(asker, { title: 'Is the remote of zinc or brass?' });
    await at.answered(await at.buyer(), hot);
    const ids = async (query: object) => (await list(query)).list.map(({ questionId }) => questionId);
    expect(await ids({ q: 'zinc remotes' })).toEqual([hot]);
    expect(await ids({ q: 'zinc rain' })).toEqual([]);
    expect(await ids({ q: 'the of' })).toEqual([]);
    expect(await ids({ tag: 'OUTDOOR' })).toEqual([cold]);
    expect((await ids({ sort: 'HOT' }))[0]).toBe(hot);
    expect((await ids({ sort: 'UNANSWERED' })).includes(hot)).toBe(false);
    expect((await ids({ sort: 'NEW', pageSize: 1 }))[0]).toBe(hot);
    expect((await list({ q: 'zinc' })).list[0]).toMatchObject({
      answerCount: 1,
      snippet: { text: 'As warm as a candle.', isBest: false },
    });
    const similar = await at.api.ok('findSimilarQuestions', { query: { q: 'Can rain harm my balcony?' } });
    expect(similar.list.map(({ questionId }) => questionId)).toEqual([cold]);
    const compound = await at.asked(asker, { title: 'Does the Wi-Fi reach my lampshade?' });
    for (const q of ['wifi', 'wi-fi lamp shade', 'WI FI', 'lamp-shades']) {
      expect(await ids({ q }), q).toEqual([compound]);
    }
  });
});

describe('an answer', () => {
  it('is for members who received the product, for answerers, and for nobody else', async () => {
    const questionId = await at.asked(asker);
    const stranger = await at.member();
    expect((await detail(questionId)).data.mayReply).toBe('LOGIN');
    expect((await detail(questionId, stranger)).data.mayReply).toBe('BUYERS');
    expect(await at.answer(stranger, questionId)).toMatchObject({ code: 'QA_ROLE' });
    const buyer = await at.buyer();
    expect((await detail(questionId, buyer)).data.mayReply).toBe('YES');
    expect((await at.answer(buyer, questionId)).data).toMatchObject({
      isBuyer: true,
      isAnswerer: false,
      status: 'PENDING',
    });
    await at.ops('qa', 'close', questionId);
    expect(await at.answer(buyer, questionId)).toMatchObject({ code: 'QA_STATE' });
    expect((await detail(questionId, buyer)).data.mayReply).toBe('CLOSED');
  });

  it('is seen by its author alone while it waits, counted and mailed to the asker when it is shown', async () => {
    const questionId = await at.asked(asker);
    const buyer = await at.buyer();
    const { replyId } = (await at.answer(buyer, questionId, { body: 'Like <b>candles</b>.' })).data;
    expect((await detail(questionId)).data).toMatchObject({ total: 0, replies: [], ownReplies: [] });
    expect((await detail(questionId, buyer)).data.ownReplies).toMatchObject([
      { replyId, status: 'PENDING', own: true },
    ]);
    await at.ops('qa', 'approve', replyId);
    expect((await detail(questionId)).data).toMatchObject({
      question: { status: 'ANSWERED', answerCount: 1 },
      total: 1,
      replies: [{ replyId, own: false }],
    });
    expect(await at.mailTo(asker.email)).toEqual(['Your question has an answer']);
    await at.api.ok('followQuestion', { token: asker.token, body: { questionId, on: false } });
    await at.answered(await at.buyer(), questionId);
    expect(await at.mailTo(asker.email)).toHaveLength(1);
  });

  it('comes from the shop with its badge', async () => {
    const questionId = await at.asked(asker);
    await at.ops('qa', 'official-reply', questionId, '--text', 'About 2,200 kelvin.');
    expect((await detail(questionId)).data.replies).toMatchObject([{ isOfficial: true, author: 'Lampyris' }]);
  });

  it('is one of twenty on a local day', async () => {
    const buyer = await at.buyer();
    const questionId = await at.asked(asker);
    for (let count = 0; count < qaDailyLimits.replies; count += 1) await at.answer(buyer, questionId);
    expect(await at.answer(buyer, questionId)).toMatchObject({ code: 'QA_RATE' });
    expect((await detail(questionId, buyer)).data.mayReply).toBe('LIMIT');
  });
});

describe('an own text', () => {
  it('is edited for 15 minutes, with contacts hidden, and is deleted at any time', async () => {
    const { questionId } = (await at.ask(asker)).data;
    const ref = { type: 'QUESTION', id: questionId } as const;
    const edit = (body: object) => at.api.call('editContent', { token: asker.token, body: { ...ref, ...body } });
    expect(await edit({ title: 'Is it warm? jo@mail.example' })).toMatchObject({ status: 200 });
    expect((await detail(questionId, asker)).data.question.title).toBe('Is it warm? [email hidden]');
    expect(
      await at.api.call('editContent', { token: (await at.member()).token, body: { ...ref, body: 'Mine' } }),
    ).toMatchObject({ code: 'NOT_FOUND' });
    at.shop.clock.advance(15 * minute);
    expect(await edit({ body: 'Late' })).toMatchObject({ code: 'QA_EDIT_OVER' });
    await at.api.ok('deleteContent', { token: asker.token, body: ref });
    expect((await detail(questionId, asker)).data.question.status).toBe('REMOVED');
    await expect(at.ops('qa', 'approve', questionId)).rejects.toThrow('QA_STATE');
  });

  it('cannot be changed into what would have had to wait', async () => {
    const { questionId } = (await at.ask(asker)).data;
    await at.ops('qa', 'approve', questionId);
    const body = { type: 'QUESTION', id: questionId, body: 'Changed' } as const;
    expect(await at.api.call('editContent', { token: asker.token, body })).toMatchObject({ code: 'QA_EDIT_OVER' });
    const member = await regular();
    const own = (await at.ask(member)).data.questionId;
    const link = { type: 'QUESTION', id: own, body: 'www.lamps.example' } as const;
    expect(await at.api.call('editContent', { token: member.token, body: link })).toMatchObject({
      code: 'QA_EDIT_OVER',
    });
    const plain = { ...link, body: 'For a hall.' };
    expect(await at.api.call('editContent', { token: member.token, body: plain })).toMatchObject({ status: 200 });
  });
});
