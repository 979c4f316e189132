import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Site, sites } from '#rules/markets.ts';
import { makeApp } from '#server/app.ts';
import { innerFetch } from '#server/render/inner-fetch.ts';
import { handlers } from '#server/routes/handlers.ts';
import { seed } from '#server/seed/seed.ts';
import { serveSitemap } from '#server/sitemap.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import * as webApp from '#src/app/entry-server.tsx';
import type { PagePath } from '#src/routing/routes.ts';
import { matchRoute } from '#src/routing/route-match.ts';
import { routes } from '#src/routing/routes.ts';
import { walk, type Walker } from './walker.tsx';

/** Why nobody comes there by a link of a page. */
const insideAFlow: Partial<Record<PagePath, string>> = {
  '/home/frame': 'opens what a foreign link leads to',
  '/support/redirect': 'opens what a key of an app or of a printed manual names',
  '/order/payment': 'follows the checkout',
  '/order/payment/card': 'follows the choice of a card',
  '/order/completed': 'follows the payment',
  '/payment/recall': 'is where a bank sends somebody back to',
};

/** Where a market had an edition of a draw alone, whose own address shows the same. */
const sameAsAnEdition: Partial<Record<Site, readonly string[]>> = { JA: ['/prom/new-lamp-series-winners'] };

const visitor = vi.hoisted((): { member: string | null } => ({ member: null }));
vi.mock(import('#src/actors/use-actors.ts'), async (original) => ({
  ...(await original()),
  useMember: () => visitor.member,
  useIsResolvingSession: () => false,
}));

const origin = 'https://shop.test';
const mostPresses = 3;
/** With `npm test` a guest walks, in the market with the most; whole, members walk as well, in each. */
const isWhole = inject('share') === 1;
let shop: TestShop;
let app: FastifyInstance;
let member: Walker['member'] = null;

beforeAll(async () => {
  shop = await openTestShop({ seeded: !isWhole });
  if (isWhole) await seed(shop.database, shop.clock, { demoShopper: true });
  app = await makeApp({ shop, handlers });
  if (!isWhole) return;
  const logIn = await app.inject({
    method: 'POST',
    url: '/bff-app/v1/mobile/email/login',
    headers: { site: 'US' },
    payload: { email: 'demo@lampyris.test', password: 'Glow-worm-42' },
  });
  member = logIn.json().data;
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Whether nobody is to find a page, as where its market has nothing of it: no page of the market leads there. */
async function isKeptOut(address: string, site: Site): Promise<boolean> {
  const { pathname: path, search } = new URL(address, origin);
  const page = await webApp.render({ site, path, search, origin, isOtherHost: false, fetch: innerFetch(app) });
  return page.tags.some(({ attributes }) => attributes['name'] === 'robots');
}

/** The pages of a market that links lead to: those of a member, and what a guest finds. */
async function pathsOf(site: Site, who: 'guest' | 'member'): Promise<string[]> {
  const linked = routes.filter(({ path }) => !(path in insideAFlow));
  if (who === 'member') return linked.filter(({ rendering }) => rendering === 'browser').map(({ path }) => path);
  const found: string[] = [];
  for (const { path, rendering, unlisted } of linked) {
    if (sameAsAnEdition[site]?.includes(path)) continue;
    if (rendering === 'browser' || (unlisted === 'by-market' && (await isKeptOut(path, site)))) continue;
    found.push(path);
  }
  return found;
}

describe.each(isWhole ? sites : (['US'] as const))('in %s every page is three presses from the home page', (site) => {
  test.each(isWhole ? (['guest', 'member'] as const) : (['guest'] as const))('for a %s', async (who) => {
    const walker = { site, member: who === 'member' ? member : null, fetch: innerFetch(app) };
    visitor.member = walker.member?.accountId ?? null;
    expect(await walk(walker, await pathsOf(site, who), mostPresses)).toEqual([]);
  });
});

/** The addresses of the sitemap of a market, without the market. */
async function sitemapOf(site: Site): Promise<string[]> {
  const server = Fastify();
  const findPathsIn: typeof webApp.findPathsIn = (task) => webApp.findPathsIn({ ...task, fetch: innerFetch(app) });
  serveSitemap(server, shop, { ...webApp, findPathsIn });
  const { body } = await server.inject({ url: `/sitemap-${site.toLowerCase()}.xml` });
  await server.close();
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, searchParams } = new URL(location.replaceAll('&amp;', '&'));
    searchParams.delete('site');
    return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
  });
}

describe.each(isWhole ? sites : (['JA'] as const))('the sitemap of %s', (site) => {
  test('has a page of each route that may be found there, by the names that make it one, and no other', async () => {
    const addresses = await sitemapOf(site);
    const listed = addresses.map((address) => ({ address, route: matchRoute(address.replace(/\?.*/, '')).route }));
    const findable: string[] = [];
    for (const { path, rendering, noindex, unlisted } of routes) {
      if (rendering === 'browser' || noindex === true) continue;
      if (unlisted !== 'by-market' || !(await isKeptOut(path, site))) findable.push(path);
    }
    expect([...new Set(listed.map(({ route }) => route.path))].toSorted()).toEqual(findable.toSorted());
    for (const { address, route } of listed) {
      const { address: names = route.subject === undefined ? [] : [route.subject] } = route;
      for (const name of new URL(address, origin).searchParams.keys()) expect(names, address).toContain(name);
    }
    const oneOfEach = new Map(listed.map(({ address, route }) => [route.path, address]));
    for (const address of oneOfEach.values()) expect(await isKeptOut(address, site), address).toBe(false);
  });
});
