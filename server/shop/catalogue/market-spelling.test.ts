import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sites } from '#rules/markets.ts';
import { cartRoutes } from '#server/routes/cart.ts';
import { catalogueRoutes } from '#server/routes/catalogue.ts';
import { contentRoutes } from '#server/routes/content.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { inMarketSpelling } from './market-spelling.ts';
import { readCatalogue } from './read-catalogue.ts';

let shop: TestShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openTestShop({ seeded: true });
  api = await openTestApi(shop, { ...catalogueRoutes, ...contentRoutes, ...cartRoutes });
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const british = /(?:colour|grey|centre|favourite|metre)/i;
const codes = new Set(['url', 'src', 'href', 'key', 'spu', 'id', 'handle']);

/** The texts of an answer, without addresses and codes. */
function wordsOf(data: object): string {
  const texts: string[] = [];
  JSON.stringify(data, (key, value: unknown) => {
    const isCode = codes.has(key) || (key === 'value' && /^[a-z-]+$/.test(String(value)));
    if (typeof value === 'string' && !isCode) texts.push(value);
    return value;
  });
  return texts.join('\n');
}

describe('what the shop says in the United States', () => {
  it('is spelled as it is there, in lists, filters, products and suggestions', async () => {
    const list = await api.ok('listProducts', { query: { pageSize: 50 } });
    expect(wordsOf(list)).toMatch(/\bcolor/i);
    expect(wordsOf(list)).not.toMatch(british);
    for (const { spu } of list.list) {
      expect(wordsOf(await api.ok('getProduct', { query: { spu } })), spu).not.toMatch(british);
    }
    for (const data of [
      await api.ok('suggest', { query: { q: 'color' } }),
      await api.ok('getCategoryTree'),
      await api.ok('getHotTerms'),
      await api.ok('listCollections'),
      await api.ok('getHomeLayout'),
    ])
      expect(wordsOf(data)).not.toMatch(british);
  });

  it.each([
    ['US', 'color'],
    ['GB', 'colour'],
  ] as const)('%s: its titles say %s, and a search for either spelling finds the same', async (site, word) => {
    const search = async (q: string) => (await api.ok('listProducts', { site, query: { q, pageSize: 50 } })).list;
    const [american, ours] = [await search('color bulb'), await search('colour bulb')];
    expect(american.map(({ title }) => title)).toContain(`Orb A60 ${word} bulb`);
    expect(ours).toEqual(american);
    expect((await search('colors')).map(({ spu }) => spu)).toEqual((await search('colours')).map(({ spu }) => spu));
    const suggested = async (q: string) => api.ok('suggest', { site, query: { q } });
    expect(await suggested('color b')).toEqual(await suggested('colour b'));
  });
});

describe('what lies in a cart', () => {
  const quoted = async (site: 'US' | 'GB') => {
    const rows = await shop.db.selectFrom('skus').select('sku').orderBy('sku').execute();
    const lines = rows.map(({ sku }) => ({ sku, quantity: 1 }));
    const carts = [];
    for (let at = 0; at < lines.length; at += 20) {
      carts.push(await api.ok('quoteCart', { site, body: { lines: lines.slice(at, at + 20), selected: [] } }));
    }
    return carts.flatMap((cart) => cart.lines.map(({ title, options }) => ({ title, options })));
  };

  it('is spelled as its market does, names and options of all variants', async () => {
    expect(wordsOf(await quoted('US'))).toMatch(/\bgray|color/i);
    expect(wordsOf(await quoted('US'))).not.toMatch(british);
    expect(wordsOf(await quoted('GB'))).toMatch(british);
  });
});

describe('the spelling of a catalogue', () => {
  it('is made once, and shared by the markets that read it as it is written', async () => {
    const catalogues = await Promise.all(sites.map((site) => readCatalogue(shop, site)));
    expect(await readCatalogue(shop, 'US')).toBe(catalogues[sites.indexOf('US')]);
    expect(catalogues[sites.indexOf('EU')]).toBe(catalogues[sites.indexOf('GB')]);
  });

  it('leaves addresses, codes and keys alone, and what has no such word is the same object', () => {
    const plain = { title: 'Dome', image: { url: '/colour/1/', alt: 'A lamp' } };
    const said = { title: 'Grey lamp', plain, values: [{ key: 'colour', value: 'grey', label: 'Grey' }], id: 'colour' };
    const spelled = inMarketSpelling(said, 'US');
    expect(spelled).toEqual({
      ...said,
      title: 'Gray lamp',
      values: [{ key: 'colour', value: 'grey', label: 'Gray' }],
    });
    expect(spelled.plain).toBe(plain);
    expect(inMarketSpelling(said, 'GB')).toBe(said);
  });
});
