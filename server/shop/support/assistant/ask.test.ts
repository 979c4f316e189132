import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { assistantAtOnce, assistantDaily, assistantKeep, assistantUndo } from '#rules/assistant.ts';
import { day } from '#rules/durations.ts';
import type { findPassages } from '../search/find-passages.ts';
import { askAssistant } from './ask.ts';
import { findAmong, help, openAssistantShop } from './assistant-fixture.ts';
import { countQuestion } from './daily-limits.ts';
import { forgetConversations } from './jobs.ts';
import { readTranscript } from './transcript.ts';

let at: Awaited<ReturnType<typeof openAssistantShop>>;
beforeAll(async () => {
  at = await openAssistantShop();
});
afterAll(() => at.close());

const conversation = async (sessionId: string, token?: string) =>
  (await at.api.ok('readAssistant', { body: { sessionId }, ...(token && { token }) })).messages;

describe('the assistant', () => {
  it.each([
    ['Where do I cut the strip?', 'cut-strip', /printed scissors/],
    ['I have a new router, how do I pair my lamp again?', 'pair-after-new-router', /five seconds/],
    ['Why does my lamp flicker with a wall dimmer?', 'flicker', /in the app/],
    ['How long does delivery take to the United States?', 'shipping', /three to five working days/],
    ['Can the Buoy stay outside in winter?', 'q-terrace', /minus 20/],
  ])('answers “%s” from %s', async (question, id, words) => {
    const { reply, sources, handover } = await at.ask(question);
    expect(reply).toMatch(words);
    expect(sources).toMatchObject([{ id, route: expect.stringMatching(/^\//) }]);
    expect(handover).toBe(false);
  });

  it('says that it does not know, and offers a person', async () => {
    expect(await at.ask('Which planet has the most moons?')).toMatchObject({
      reply: expect.stringMatching(/^I don’t know this/),
      sources: [],
      handover: true,
      actions: [{ type: 'CONTACT', route: '/support/consultation-center?tab=new' }],
    });
  });

  it.each(['I want a refund of $20', 'Give me a free coupon', 'Will you compensate me?'])(
    'promises no money: “%s”',
    async (question) => {
      const { reply, sources, handover } = await at.ask(question);
      expect(reply).toMatch(/^I can’t make decisions about refunds/);
      expect(sources).toMatchObject([{ route: '/support/return-policy' }]);
      expect(handover).toBe(true);
    },
  );

  it('says no sentence about money that stands in the help, and leads to the page', async () => {
    at.say([
      {
        ...{
          passageId: 'p',
          updatedTime: 0,
          kind: 'ARTICLE',
          ref: 'lost',
          title: 'A lost parcel',
          score: 1,
          met: 2,
          confidence: 1,
        },
        ...{ text: 'A lost parcel is refunded in full. You get a coupon of $10.', address: '/support/policy?key=lost' },
      },
    ]);
    expect(await at.ask('What about a lost parcel?')).toMatchObject({
      reply: 'This page has the details.',
      sources: [{ id: 'lost' }],
    });
    at.say(help);
  });

  it('offers the price of the product that it is asked about', async () => {
    const { actions } = await at.ask('What is in the price?', { context: { model: 'LM-DOME' } });
    expect(actions[0]).toMatchObject({
      type: 'PRICE_DETAILS',
      route: expect.stringMatching(/^\/product-detail\/price-detail\?sku=LM-DOME/),
    });
    expect((await at.ask('What is in the price?', { context: { model: 'LM-NONE' } })).actions).not.toContainEqual(
      expect.objectContaining({ type: 'PRICE_DETAILS' }),
    );
  });
});

describe('a conversation', () => {
  it('goes on for whoever has its id, and is read in its order', async () => {
    const { sessionId } = await at.ask('Where do I cut the strip? 💡');
    expect(sessionId).toMatch(/^[\w-]{22}$/);
    expect((await at.ask('And my flickering lamp?', { sessionId })).sessionId).toBe(sessionId);
    const messages = await conversation(sessionId);
    expect(messages.map(({ who }) => who)).toEqual(['SHOPPER', 'ASSISTANT', 'SHOPPER', 'ASSISTANT']);
    expect(messages[0]).toMatchObject({ text: 'Where do I cut the strip? 💡' });
    expect(messages[1]).toMatchObject({ sources: [{ id: 'cut-strip' }] });
    expect(await readTranscript(at.shop.db, sessionId, { accountId: undefined })).toHaveLength(4);
  });

  it('of a member is read by nobody else, with its id either', async () => {
    const [owner, other] = [await at.member(), await at.member()];
    const { sessionId } = await at.ask('Where do I cut the strip?', { member: owner });
    expect(await conversation(sessionId, owner.token)).toHaveLength(2);
    expect(await conversation(sessionId, other.token)).toEqual([]);
    expect(await conversation(sessionId)).toEqual([]);
    expect((await at.ask('Where do I cut the strip?', { member: other, sessionId })).sessionId).not.toBe(sessionId);
    const clear = { body: { sessionId, cleared: true } };
    expect(await at.api.call('clearAssistant', { ...clear, token: other.token })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await readTranscript(at.shop.db, sessionId, { accountId: other.accountId })).toBeUndefined();
  });

  it('of a guest who logs in belongs to the account', async () => {
    const member = await at.member();
    const { sessionId } = await at.ask('Where do I cut the strip?');
    const joined = await at.ask('And my flickering lamp?', { sessionId, member });
    expect(joined.sessionId).toBe(sessionId);
    expect(await conversation(sessionId, member.token)).toHaveLength(4);
    expect(await conversation(sessionId)).toEqual([]);
  });

  it('of a guest who logs in and asks in several tabs at once stays one', async () => {
    const member = await at.member();
    const { sessionId } = await at.ask('Where do I cut the strip?');
    const tabs = ['My lamp flickers', 'Where do I cut it?', 'A new router?'];
    const replies = await Promise.all(tabs.map((question) => at.ask(question, { sessionId, member })));
    expect(replies.map((reply) => reply.sessionId)).toEqual(tabs.map(() => sessionId));
    expect(await conversation(sessionId, member.token)).toHaveLength(8);
  });

  it('has a question that is sent again once', async () => {
    const { sessionId } = await at.ask('Where do I cut the strip?');
    const again = { sessionId, askId: randomUUID() };
    const [first, second] = [await at.ask('My lamp flickers', again), await at.ask('My lamp flickers', again)];
    expect(second).toEqual(first);
    expect(await conversation(sessionId)).toHaveLength(4);
  });

  it('that is cleared is gone, comes back within the hour, and is deleted afterwards', async () => {
    const { sessionId } = await at.ask('Where do I cut the strip?');
    const clear = (cleared: boolean) => at.api.call('clearAssistant', { body: { sessionId, cleared } });
    await clear(true);
    expect(await conversation(sessionId)).toEqual([]);
    await forgetConversations(at.shop);
    await clear(false);
    expect(await conversation(sessionId)).toHaveLength(2);
    await clear(true);
    at.shop.clock.advance(assistantUndo);
    await forgetConversations(at.shop);
    expect(await clear(false)).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('rests for thirty days and is deleted then', async () => {
    const { sessionId } = await at.ask('Where do I cut the strip?');
    at.shop.clock.advance(assistantKeep - 1);
    await forgetConversations(at.shop);
    expect(await conversation(sessionId)).toHaveLength(2);
    at.shop.clock.advance(1);
    await forgetConversations(at.shop);
    expect(await conversation(sessionId)).toEqual([]);
    const { rows } = await at.shop.db
      .selectFrom('assistant_messages')
      .select((row) => row.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(Number(rows)).toBe(0);
  });
});

describe('the limits of a day', () => {
  it('count exactly, however many ask at once', async () => {
    const member = await at.member();
    at.shop.clock.advance(day);
    const first = Array.from({ length: assistantDaily.member - 25 }, (_, index) => index);
    for (const index of first) await at.ask(`Where do I cut strip ${index}?`, { member });
    // Two at a time is what the slots let through; the counting is asked directly for the rest.
    const caller = {
      account: { accountId: member.accountId, sessionId: '', familyId: '', isProved: true },
      client: { id: '', type: 6, userAgent: '', ip: '10.0.0.9' },
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => countQuestion(at.shop, caller)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(25);
    expect(await at.call('Where do I cut the strip?', { member })).toMatchObject({ code: 'ASSISTANT_RATE' });
    at.shop.clock.advance(day);
    expect((await at.call('Where do I cut the strip?', { member })).status).toBe(200);
  });
});

describe('replies at once', () => {
  it('have a bound for each member, which ends with the reply or with its reader', async () => {
    const { accountId } = await at.member();
    const context = {
      ...{ site: 'US' as const, country: 'US', locale: 'en' as const, orderKey: undefined },
      account: { accountId, sessionId: '', familyId: '', isProved: true },
      client: { id: '', type: 6, userAgent: '', ip: '10.0.0.8' },
    };
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slowly: typeof findPassages = async (...search) => {
      await released;
      return findAmong(help)(...search);
    };
    const begin = () => {
      const question = { text: 'Where do I cut the strip?', context: { path: '/' } };
      const parts = askAssistant(at.shop, context, question, slowly, new AbortController().signal);
      return { parts, first: parts.next() };
    };
    const running = Array.from({ length: assistantAtOnce.each }, begin);
    const tooMany = Array.from({ length: 3 }, begin);
    const refused = await Promise.allSettled(tooMany.map(({ first }) => first));
    expect(refused).toMatchObject(refused.map(() => ({ status: 'rejected', reason: { code: 'UNAVAILABLE' } })));
    release();
    for (const { parts, first } of running) {
      expect((await first).value).toMatchObject({ text: expect.stringMatching(/^Cut/) });
      // Its reader goes away in the middle.
      await parts.return({ sessionId: '', reply: '', sources: [], actions: [], handover: false });
    }
    expect((await begin().first).done).toBe(false);
  });
});

describe('a reply on its way', () => {
  it('comes in events for who takes them, and the last one is the envelope', async () => {
    const answer = await at.api.app.inject({
      method: 'POST',
      url: '/bff-app/ai-robot/execute',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', clientid: randomUUID() },
      payload: { text: 'Where do I cut the strip?', context: { path: '/support' } },
    });
    expect(answer.headers['content-type']).toBe('text/event-stream');
    const events = answer.body
      .trim()
      .split('\n\n')
      .map((event) => JSON.parse(event.replace('data: ', '')));
    const envelope = events.pop();
    expect(envelope).toMatchObject({ status: 200, data: { sources: [{ id: 'cut-strip' }] } });
    expect(events.map(({ text }) => text).join(' ')).toBe(envelope.data.reply);
  });

  it('is refused in one piece before anything is said', async () => {
    expect(await at.call('\u200b \u0007')).toMatchObject({ code: 'BAD_REQUEST', fields: [{ path: 'text' }] });
    expect(await at.call('x'.repeat(501))).toMatchObject({ code: 'BAD_REQUEST' });
  });
});
