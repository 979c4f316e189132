import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentRoutes } from '#server/routes/content.ts';
import { sites } from '#rules/markets.ts';
import { answerCoins } from '#rules/qa-limits.ts';
import { sellers } from '#server/shop/market/seller.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  api = await openTestApi(shop, contentRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

describe('the policy about the warranty', () => {
  const months = async (site: string) => {
    const { text } = await api.ok('getPolicy', { site, query: { key: 'warranty' } });
    const table = text.find((block) => block.type === 'TABLE');
    return table?.type === 'TABLE' && table.rows.map((row) => row[1]?.[0]?.text);
  };

  it('says how long the warranty of each market lasts', async () => {
    expect([await months('US'), await months('EU')]).toEqual([
      ['24', '36', '12'],
      ['36', '36', '24'],
    ]);
  });

  it('is made of typed blocks, with its version and the day of its last change', async () => {
    const policy = await api.ok('getPolicy', { query: { key: 'warranty' } });
    expect(policy).toMatchObject({ key: 'warranty', version: 2, title: 'Warranty', updatedTime: shop.clock.now() });
    expect(new Set(policy.text.map(({ type }) => type))).toEqual(new Set(['TABLE', 'HEADING', 'LIST']));
  });
});

describe('the policies of a market', () => {
  const wordsOf = (value: unknown) => JSON.stringify(value);

  it.each(sites)('are the same nine in %s, and every policy they name is one of them', async (site) => {
    const { list } = await api.ok('listPolicies', { site });
    const keys = list.map(({ key }) => key);
    expect(keys.toSorted()).toEqual([
      'accessibility',
      'cookies',
      'imprint',
      'privacy',
      'qa-rule',
      'return',
      'shipping',
      'terms',
      'warranty',
    ]);
    for (const key of keys) {
      const words = wordsOf((await api.ok('getPolicy', { site, query: { key } })).text);
      const named = [...words.matchAll(/policy\?key=(?<key>[\w-]+)/g)].map(({ groups }) => groups?.['key']);
      expect(keys).toEqual(expect.arrayContaining(named));
    }
  });

  it('have the rules for questions and answers begin with what an answer brings', async () => {
    const { title, text } = await api.ok('getPolicy', { site: 'US', query: { key: 'qa-rule' } });
    expect(title).toBe('Questions and answers');
    expect(wordsOf(text[0])).toContain(String(answerCoins.shown));
    expect(wordsOf(text)).toContain(sellers.US.email);
  });

  it('give the prices of its deliveries', async () => {
    const { title, text } = await api.ok('getPolicy', { site: 'GB', query: { key: 'shipping' } });
    expect(title).toBe('Delivery');
    const [table] = text;
    expect(table?.type === 'TABLE' && table.rows.map((row) => row.map((cell) => cell[0]?.text))).toEqual([
      ['Standard delivery', '£3.99, free from £49.00', '2 to 4'],
      ['Express delivery', '£8.99', '1'],
    ]);
  });

  it.each([
    ['EU', true],
    ['GB', true],
    ['US', false],
    ['CA', false],
    ['JA', false],
  ] as const)('offer a withdrawal in %s: %s', async (site, isOffered) => {
    const words = wordsOf(await api.ok('getPolicy', { site, query: { key: 'return' } }));
    expect(words.includes('/order/revoke')).toBe(isOffered);
    expect(words).toContain('30 days after delivery');
    // The same as rules/rma.ts gives, as banks and the order say it.
    expect(words).toContain('from October to December until the end of January');
    expect(words).toContain('within five working days');
    expect(words).toContain('/order/rma');
  });
});

describe('a policy that the shop does not have', () => {
  it('is not found', async () => {
    expect((await api.call('getPolicy', { query: { key: 'time-travel' } })).code).toBe('NOT_FOUND');
  });
});
