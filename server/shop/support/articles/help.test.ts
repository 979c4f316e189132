import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliverOrder, releaseOrder } from '#server/shop/orders/move-order.ts';
import { openOrderShop, type OrderShop } from '#server/shop/orders/order-fixture.ts';
import { shipOrder } from '#server/shop/orders/ship-order.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { countVotes } from './vote.ts';

let at: OrderShop;
beforeAll(async () => {
  at = await openOrderShop();
});
afterAll(() => at.close());

const faqId = 'cut-strip';
const countOf = async (id = faqId) => {
  const count = (await countVotes(at.shop.db)).find((each) => each.faqId === id);
  return [count?.helped ?? 0, count?.failed ?? 0];
};
const say = (clientId: string, helpful: boolean | null, note?: string) =>
  at.api.call('sendHelpFeedback', { clientId, body: { faqId, helpful, ...(note !== undefined && { note }) } });
const ops = async (...args: string[]) => (await runCommand(at.shop, ['article', ...args])).join('\n');

describe('the home of the help', () => {
  it('has the topics with their articles, one article of each among the first, and the hours of the market', async () => {
    at.shop.clock.set(Date.UTC(2026, 11, 22, 15));
    const home = await at.api.ok('getSupportHome');
    expect(home.topics.map(({ topic }) => topic.topicId).slice(0, 2)).toEqual(['connect', 'control']);
    expect(home.topics.flatMap(({ articles }) => articles)).toHaveLength(40);
    expect(new Set(home.hotArticles.map(({ topicId }) => topicId)).size).toBe(6);
    expect(home.contact).toMatchObject({ isOpen: true, hours: expect.stringContaining('9:00 AM') });
    // Thursday and Friday; the 26th is a Saturday.
    expect(home.notices.map(({ day }) => new Date(day).getUTCDate())).toEqual([24, 25]);
  });

  it('has the lights of a member, as they were received, and none for a guest', async () => {
    const member = await at.member();
    const ticket = await at.place({ member });
    const lights = async () => (await at.api.ok('getSupportHome', { token: member.token })).myProducts;
    expect(await lights()).toEqual([]);
    await at.payByCard(ticket);
    await at.deliverWebhooks();
    await releaseOrder(at.shop, ticket.orderNo);
    await shipOrder(at.shop, ticket.orderNo, { carrier: 'dhl', trackingNo: '1' });
    await deliverOrder(at.shop, ticket.orderNo);
    expect(await lights()).toMatchObject([{ spu: 'LM-ORB-A60' }]);
    expect((await at.api.ok('getSupportHome')).myProducts).toEqual([]);
  });
});

describe('a topic of the help', () => {
  it('lists its articles and opens one, with what it is about and what is related', async () => {
    const { topic, articles, article } = await at.api.ok('getTopicHelp', { query: { topicId: 'strips', faqId } });
    expect(topic.title).toBe('Strips');
    expect(articles.map((each) => each.faqId)).toContain(faqId);
    expect(article).toMatchObject({ faqId, topicId: 'strips' });
    expect(article?.products.map(({ spu }) => spu)).toContain('LM-RIBBON-S1');
    expect(article?.related.length).toBeGreaterThan(0);
  });

  it('opens an article that stands in another topic by now, and lists alone where there is no such article', async () => {
    const moved = await at.api.ok('getTopicHelp', { query: { topicId: 'gone', faqId } });
    expect(moved.topic.topicId).toBe('strips');
    const without = await at.api.ok('getTopicHelp', { query: { topicId: 'strips', faqId: 'gone' } });
    expect(without.article).toBeNull();
    expect(await at.api.call('getTopicHelp', { query: { topicId: 'gone', faqId: 'gone' } })).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('says in each market what holds there', async () => {
    const textOf = async (site: 'US' | 'EU') =>
      JSON.stringify(
        (await at.api.ok('getTopicHelp', { site, query: { topicId: 'returns', faqId: 'return-a-light' } })).article,
      );
    expect(await textOf('EU')).toMatch(/14 days/);
    expect(await textOf('EU')).not.toBe(await textOf('US'));
  });
});

describe('the help of a product', () => {
  it.each(['LM-RIBBON-S1', 'lm-ribbon-s1'])('is found as %s', async (model) => {
    const help = await at.api.ok('getProductHelp', { query: { model } });
    expect(help.product.spu).toBe('LM-RIBBON-S1');
    expect(help.topics.flatMap(({ articles }) => articles.map((each) => each.faqId))).toContain(faqId);
    expect(help.videos).toHaveLength(1);
    expect(help.manuals).toEqual([{ url: '/documents/manual/LM-RIBBON-S1?site=US' }]);
    expect(help.questions.length).toBeGreaterThan(0);
    expect(help.questionCount).toBeGreaterThanOrEqual(help.questions.length);
    expect(help.related.map(({ spu }) => spu)).not.toContain('LM-RIBBON-S1');
  });

  it('is found by the name of its model, and not by another', async () => {
    const { product } = await at.api.ok('getProductHelp', { query: { model: 'LM-RIBBON-S1' } });
    const byModel = await at.api.ok('getProductHelp', { query: { model: product.model.toLowerCase() } });
    expect(byModel.product).toEqual(product);
    expect(await at.api.call('getProductHelp', { query: { model: 'LM-GONE' } })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('whether an article helped', () => {
  it('is said once by a browser, changed and taken back', async () => {
    expect((await say('browser-1', true)).data).toEqual({ faqId, helpful: true, hasNote: false });
    await say('browser-1', true);
    expect(await countOf()).toEqual([1, 0]);
    expect((await say('browser-1', false, 'How wide is the gap?')).data).toMatchObject({
      helpful: false,
      hasNote: true,
    });
    expect(await countOf()).toEqual([0, 1]);
    const voteOf = (clientId: string) => at.api.ok('getHelpVote', { clientId, query: { faqId } });
    expect(await voteOf('browser-1')).toEqual({ faqId, helpful: false, hasNote: true });
    expect(await voteOf('browser-2')).toEqual({ faqId, helpful: null, hasNote: false });
    expect(await ops('feedback', faqId)).toMatch(/version 2 did not help: How wide is the gap\?$/);
    expect((await say('browser-1', null)).data).toEqual({ faqId, helpful: null, hasNote: false });
    expect(await countOf()).toEqual([0, 0]);
  });

  it('is one vote of a member on two browsers, and goes with the account that gave it', async () => {
    const { token, accountId } = await at.member();
    await at.api.ok('sendHelpFeedback', { token, clientId: 'phone', body: { faqId, helpful: true } });
    await at.api.ok('sendHelpFeedback', { token, clientId: 'laptop', body: { faqId, helpful: true } });
    expect(await countOf()).toEqual([1, 0]);
    const rows = at.shop.db.selectFrom('help_votes').select('voter').where('account_id', '=', accountId);
    expect(await rows.execute()).toHaveLength(1);
    await at.api.ok('sendHelpFeedback', { token, body: { faqId, helpful: null } });
  });

  it('would be counted more than once by a look before the write', async () => {
    const { db } = at.shop;
    const row = { faq_id: 'naive', voter: 'one', account_id: null, helpful: 1, note: null, version: 1 } as const;
    let counted = 0;
    const naiveVote = async () => {
      const before = await db.selectFrom('help_votes').select('voter').where('faq_id', '=', 'naive').executeTakeFirst();
      if (before) return;
      counted += 1;
      await db
        .insertInto('help_votes')
        .values({ ...row, site: 'ALL', created_at: 1, updated_at: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    };
    await Promise.all(Array.from({ length: 50 }, naiveVote));
    expect(counted).toBeGreaterThan(1);
    await db.deleteFrom('help_votes').where('faq_id', '=', 'naive').execute();
  });

  it('is counted to the vote when a browser says it fifty times at once and changes its mind', async () => {
    const sent = Array.from({ length: 50 }, (_, index) => say('hurried', index % 2 === 0));
    await Promise.all(sent);
    const [helped = 0, failed = 0] = await countOf();
    expect(helped + failed).toBe(1);
    const row = await at.shop.db
      .selectFrom('help_votes')
      .select('helpful')
      .where('faq_id', '=', faqId)
      .executeTakeFirstOrThrow();
    expect(helped).toBe(row.helpful);
    await say('hurried', null);
    expect(await countOf()).toEqual([0, 0]);
  });

  it('brings an article that helped to the front of the home of the help', async () => {
    await say('browser-2', true);
    expect((await at.api.ok('getSupportHome')).hotArticles[0]?.faqId).toBe(faqId);
    expect(await ops('feedback')).toBe(`${faqId}  helped 1, did not help 0`);
  });

  it('is refused for an article that is not shown, and with a note that is too long', async () => {
    const refused = await at.api.call('sendHelpFeedback', { body: { faqId: 'gone', helpful: true } });
    expect(refused.code).toBe('NOT_FOUND');
    expect((await say('browser-3', true, 'x'.repeat(501))).code).toBe('BAD_REQUEST');
  });
});
