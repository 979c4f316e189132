import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { makeApp } from '#server/app.ts';
import { seed } from '#server/seed/seed.ts';
import { innerFetch } from '#server/render/inner-fetch.ts';
import { handlers } from '#server/routes/handlers.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { findPlace, render } from '#src/app/entry-server.tsx';
import { loadPage } from '#src/pages/load-page.ts';
import { routes } from '#src/routing/routes.ts';
import { matchRoute } from '#src/routing/route-match.ts';
import { samplesOf } from '#tests/fixtures/samples.ts';
import { watchQueries, type AskedQueries } from './asked-queries.ts';

let shop: TestShop;
let app: FastifyInstance;
let queries: AskedQueries;

beforeAll(async () => {
  shop = await openTestShop();
  await seed(shop.database, shop.clock, { demoShopper: true });
  app = await makeApp({ shop, handlers });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(() => {
  queries = watchQueries();
});
afterEach(() => queries.stop());

const requests = vi.fn<typeof fetch>((input, init) => innerFetch(app)(input, init));

async function open(address: string) {
  requests.mockClear();
  const { pathname: path, search: typed } = new URL(address, 'https://shop.test');
  const place = findPlace({ path, search: typed, isOtherHost: false });
  if (place.kind === 'redirect') throw new Error(`${address} leads to ${place.to}`);
  const { search } = place;
  return render({ site: 'US', path, search, origin: 'https://shop.test', isOtherHost: false, fetch: requests });
}

/** The server renders for a guest: what a public page is for members alone is none of its samples here. */
const addressesOf = (rendering: 'server' | 'browser') =>
  routes
    .filter((route) => route.rendering === rendering)
    .flatMap((route) => samplesOf(route).map((sample) => [sample.address, route, sample] as const))
    .filter(([, , { as }]) => rendering === 'browser' || as !== 'member');

/** What stands in the main heading, without the markup inside it; the one before it is for who has no scripts. */
const headingOf = (markup: string) =>
  [...markup.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].at(-1)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? '';
const fits = (expected: string | RegExp) => (typeof expected === 'string' ? expected : expect.stringMatching(expected));

describe('a public page', () => {
  test.each(addressesOf('server'))(
    '%s prefetches every query that its components ask for',
    async (address, _, sample) => {
      const page = await open(address);
      expect(page.status).toBe(200);
      expect({ title: page.title, heading: headingOf(page.markup) }).toEqual({
        title: fits(sample.title),
        heading: fits(sample.heading),
      });
      expect(queries.pending()).toEqual([]);
      expect(page.markup).not.toContain('data-skeleton');
    },
  );

  test('that loads less than it shows is found with the keys of what is missing', async () => {
    const { route } = matchRoute('/product-detail');
    const page = await loadPage(route);
    vi.spyOn(page, 'prefetch', 'get').mockReturnValue(undefined);
    await open('/product-detail?spu=LM-DOME');
    expect(queries.pending()).toEqual([expect.stringContaining('LM-DOME')]);
    vi.restoreAllMocks();
  });
});

test('a product says its best coupon before any script has come', async () => {
  const { markup } = await open('/product-detail?spu=LM-DOME');
  expect(markup).toMatch(/<a [^>]*href="\/coupon\/support-list\?templateId=[^"]+"[^>]*>[^<]* with a coupon/);
});

test('a lamp that can be lit has its switches before any script has come', async () => {
  const { markup } = await open('/product-detail?spu=LM-HEX');
  const stage = /<section[^>]* data-awaits-code="".*?<\/section>/s.exec(markup)?.[0] ?? '';
  expect(stage.match(/<input[^>]*type="(?:radio|range)"/g)).toHaveLength(8);
  expect(stage).toContain('Brightness');
});

describe('a personal page', () => {
  test.each(addressesOf('browser'))(
    '%s is its skeleton, and asks the shop for nothing',
    async (address, route, { title, as }) => {
      const page = await open(address);
      expect(page.status).toBe(200);
      // Only the browser knows a member.
      if (as !== 'member') expect(page.title).toEqual(fits(title));
      expect(page.markup).toContain(`data-skeleton="${route.skeleton}"`);
      expect(queries.count()).toBe(0);
      expect(requests).not.toHaveBeenCalled();
    },
  );
});
