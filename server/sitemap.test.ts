import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSeededShop, type SeededShop } from './shop/catalogue/catalogue-fixture.ts';
import { serveSitemap } from './sitemap.ts';

const app = Fastify();
let seeded: SeededShop;
beforeAll(async () => {
  seeded = await openSeededShop();
  serveSitemap(app, seeded.shop, {
    ...{ listedPaths: ['/home', '/collections'], personalPaths: ['/account/my-center'] },
    ...{ findPathsIn: async () => [], shownAt: ({ type, promoId }) => `/${type}/${promoId}` },
  });
});
afterAll(async () => {
  await app.close();
  await seeded.close();
});

const read = async (url: string) => (await app.inject({ url })).body;

it('names what a market sells and says, each once, as somebody of the market is given it', async () => {
  const { publicOrigin } = seeded.shop.config;
  expect(await read('/robots.txt')).toBe(
    `User-agent: *\nDisallow: /account/my-center\n\nSitemap: ${publicOrigin}/sitemap.xml\n`,
  );
  const index = await read('/sitemap.xml');
  expect(index.match(/<loc>/g)).toHaveLength(5);
  expect(index).toContain(`<loc>${publicOrigin}/sitemap-ja.xml</loc>`);
  const list = await read('/sitemap-us.xml');
  for (const address of [
    '/home?site=US',
    '/product-detail?spu=LM-TORCH&amp;site=US',
    '/collections?categoryId=table-lamps&amp;site=US',
  ]) {
    expect(list).toContain(`<loc>${publicOrigin}${address}</loc>`);
  }
  const addresses = [...list.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(list).toMatch(/\/support\/topic-faq-detail\/[^<]*<\/loc><lastmod>\d{4}-\d{2}-\d{2}<\/lastmod>/);
  expect(await read('/sitemap-ja.xml')).not.toContain('LM-TORCH');
});

it('is read once in ten minutes', async () => {
  const before = await read('/sitemap-gb.xml');
  await seeded.shop.db.deleteFrom('help_passages').where('kind', '=', 'ARTICLE').execute();
  expect(await read('/sitemap-gb.xml')).toBe(before);
  seeded.shop.clock.advance(11 * 60_000);
  expect(await read('/sitemap-gb.xml')).not.toContain('topic-faq-detail');
});
