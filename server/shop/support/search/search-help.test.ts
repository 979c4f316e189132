import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { helpLink } from '#rules/help-links.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { supportSearchRoutes } from '#server/routes/support-search.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { answeredStatements } from '#server/testing/answered-statements.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { suggest } from '../../catalogue/suggest.ts';
import { suggestHelp } from './suggest-help.ts';

let shop: TestShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  api = await openTestApi(shop, { ...catalogueRoutes, ...supportSearchRoutes });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const search = (q: string, pageNo = 1) => api.ok('searchHelp', { site: 'US', query: { q, pageNo } });
const marked = ({ text, marks }: { text: string; marks: { start: number; end: number }[] }) =>
  marks.map(({ start, end }) => text.slice(start, end));

describe('a search over everything', () => {
  it('answers with articles, products, questions and policies, and marks the words in them', async () => {
    const found = await search('cut light strip');
    expect(found).toMatchObject({ words: 'cut light strip', isSure: true, pageNo: 1 });
    const [article] = found.articles.list;
    expect(article).toMatchObject({ ref: 'cut-strip', href: '/support/topic-faq-detail/strips?faqId=cut-strip' });
    expect(marked(article?.title ?? { text: '', marks: [] }).join(' ')).toMatch(/strip/i);
    expect([found.products, found.questions].every(({ total }) => total > 0)).toBe(true);
    expect(found.products.list[0]?.price).toBeTruthy();
    expect((await search('return a light')).policies.list.map(({ ref }) => ref)).toContain('return');
  });

  it('puts misspelt words right at once, and says so', async () => {
    const found = await search('waranty cliam');
    expect(found.words).toBe('warranty claim');
    expect(found.articles.list[0]?.ref).toBe('warranty-claim');
  });

  it('is not sure of what the shop does not know', async () => {
    expect((await search('best restaurants near me')).isSure).toBe(false);
    expect(await search('qqqq zzzz')).toMatchObject({ isSure: false, articles: { list: [], total: 0 } });
  });

  it('comes in pages: all of them together are each text once', async () => {
    const first = await search('light');
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(first.articles.total / first.pageSize) }, (_, index) =>
        search('light', index + 1),
      ),
    );
    const refs = pages.flatMap(({ articles }) => articles.list.map(({ ref }) => ref));
    expect([refs.length, new Set(refs).size]).toEqual([first.articles.total, first.articles.total]);
    expect(first.articles.total).toBeGreaterThan(first.pageSize);
  });

  it('marks words and never markup', async () => {
    const found = await search('<b>light</b> strip');
    for (const { title, text } of found.articles.list) {
      for (const part of [title, text]) expect(marked(part).join('')).not.toMatch(/[<>&]/);
    }
  });
});

describe('suggestions', () => {
  it('have help beside the products, also for a word that is not typed to its end', async () => {
    const { help } = await api.ok('suggest', { site: 'US', query: { q: 'flicke' } });
    expect(help[0]).toMatchObject({ href: '/support/topic-faq-detail/dimming?faqId=flicker' });
    expect((await api.ok('suggest', { site: 'US', query: { q: 'fl' } })).help).toEqual([]);
  });

  it('cost one statement more with it', async () => {
    let statements = 0;
    const db = shop.db.withPlugin(answeredStatements(() => (statements += 1)));
    const counted = { ...shop, db, database: { ...shop.database, db } };
    const costOf = async (act: () => Promise<unknown>) => {
      await act();
      statements = 0;
      await act();
      return statements;
    };
    const alone = await costOf(() => suggest(counted, 'US', 'flicke'));
    const withHelp = await costOf(() =>
      Promise.all([suggest(counted, 'US', 'flicke'), suggestHelp(counted, 'US', 'flicke')]),
    );
    expect(withHelp).toBe(alone + 1);
  });
});

describe('a key of the list of links', () => {
  it('leads where the list says, in any case, and an unknown one to the help', async () => {
    const resolve = (key: string) => api.ok('resolveHelpLink', { query: { key } });
    expect(await resolve('RETURNS')).toEqual({ route: '/support/return-policy' });
    expect(await resolve('app-ios')).toEqual(helpLink('app-ios'));
    expect(await resolve('https://evil.example/')).toEqual({ route: '/support' });
    expect(await api.ok('resolveHelpLink', { query: { code: 'reset' } })).toEqual(helpLink('reset'));
    expect(await api.ok('resolveHelpLink', {})).toEqual({ route: '/support' });
  });
});
