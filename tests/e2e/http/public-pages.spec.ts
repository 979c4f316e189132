import { type APIRequestContext, expect, test } from '@playwright/test';
import { sites } from '#rules/markets.ts';
import { sampleVisits } from '../pages/visits.ts';
import { headOf } from './head.ts';

/** What the server renders: its pages stand before any script has come. */
const ofServer = [
  ['S2.routes.01', '/home'],
  ['S2.routes.02', '/home/share'],
  ['S2.routes.04', '/home/search'],
  ['S2.routes.06', '/collections'],
  ['S2.routes.07', '/product-detail'],
  ['S2.routes.13', '/account/login'],
  ['S2.routes.14', '/account/signUp'],
  ['S2.routes.17', '/shopping-cart'],
  ['S2.routes.30', '/faq/list'],
  ['S2.routes.31', '/faq/detail'],
  ['S2.routes.32', '/faq/comments'],
  ['S2.routes.33', '/faq/answerer-guide'],
  ['S2.routes.35', '/faq/qa-rule'],
  ['S2.routes.70', '/support'],
  ['S2.routes.71', '/support/sku-faq-detail/:model'],
  ['S2.routes.72', '/support/topic-faq-detail/:topicId'],
  ['S2.routes.76', '/user-manual/seel-policy-explanation'],
  ['S2.routes.74', '/support/consultation-center'],
  ['S2.routes.37', '/coupon/rule'],
  ['S2.routes.38', '/coupon/center'],
  ['S2.routes.39', '/coupon/support-list'],
  ['S2.routes.73', '/support/search'],
  ['S2.routes.75', '/support/redirect'],
  ['S2.routes.44', '/prom/flash-sale'],
  ['S2.routes.45', '/prom/suit-list'],
  ['S2.routes.46', '/prom/suit-detail'],
  ['S2.routes.47', '/prom/point-guide'],
  ['S2.routes.48', '/prom/activity-list'],
  ['S2.routes.49', '/prom/black-friday-in-july-sale'],
  ['S2.routes.50', '/prom/pd-warmup'],
  ['S2.routes.65', '/prom/black-friday-deals'],
  ['S2.routes.67', '/prom/activity-making/:handle'],
  ['S2.routes.53', '/prom/new-product-crown'],
  ['S2.routes.54', '/prom/new-product-crown-detail'],
  ['S2.routes.55', '/prom/early-bird-activity'],
  ['S2.routes.56', '/prom/early-bird-activity-detail'],
  ['S2.routes.68', '/prom/early-bird-campaign'],
  ['S2.routes.69', '/prom/early-bird-campaign-detail'],
  ['S2.routes.57', '/prom/early-Interest'],
  ['S2.routes.58', '/prom/early-Interest-detail'],
  ['S2.routes.61', '/prom/doll-machine'],
  ['S2.routes.64', '/prom/new-user'],
  ['S2.routes.59', '/prom/new-outdoor-lights-giveaway'],
  ['S2.routes.62', '/prom/new-lamp-series'],
  ['S2.routes.66', '/prom/black-friday-prize-draw'],
  ['S2.routes.52', '/prom/winner-announcement'],
  ['S2.routes.60', '/prom/new-outdoor-lights-winners'],
  ['S2.routes.63', '/prom/new-lamp-series-winners'],
] as const;

const locationsOf = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** Every address of the list of a market answers and may be found; of these every so many are looked at. */
async function crawl(request: APIRequestContext, list: string, every = 1) {
  const response = await request.get(list);
  expect(response.headers()['content-type']).toContain('xml');
  const addresses = locationsOf(await response.text());
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses.filter((_, place) => place % every === 0)) {
    const page = await request.get(address);
    expect.soft([page.status(), headOf(await page.text()).noindex], address).toEqual([200, false]);
  }
  return addresses;
}

test('the sitemap of a market names its pages, and each of them may be found', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const lists = locationsOf(await (await request.get('/sitemap.xml')).text());
  expect(lists).toHaveLength(sites.length);
  const addresses = await crawl(request, lists.find((list) => list.endsWith('-ja.xml')) ?? '', 10);
  for (const part of ['/home?', 'spu=LM-DOME', 'categoryId=', 'handle=', '/faq/detail', '/support/topic-faq-detail/']) {
    expect(
      addresses.some((address) => address.includes(part)),
      part,
    ).toBe(true);
  }
  expect(addresses.filter((address) => address.includes('LM-TORCH'))).toEqual([]);
});

test('so do those of all markets @all', async ({ request }) => {
  for (const site of sites) await crawl(request, `/sitemap-${site.toLowerCase()}.xml`);
});

const visits = sampleVisits('guest').filter(({ route }) => route.rendering === 'server');
const fits = (expected: string | RegExp) => (typeof expected === 'string' ? expected : expect.stringMatching(expected));

/** Parts of a document that wait for a script, and say nothing where none comes. */
const silentParts = (html: string) =>
  [...html.matchAll(/aria-busy="true"/g)]
    .map(({ index }) => html.slice(index, index + 3_000))
    .filter((part) => !/<noscript>\s*\S|JavaScript/.test(part));

test(`every public page is sent whole [S1.scope.01] [S2.titles.01] [${ofServer.map(([id]) => id).join(' ')}]`, async ({
  request,
}) => {
  const paths = new Set(visits.map(({ route }) => route.path));
  expect(ofServer.filter(([, path]) => !paths.has(path))).toEqual([]);
  for (const { path, title, heading, isIndexed, isCanonical } of visits) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(200);
    const html = await response.text();
    expect.soft(silentParts(html), path).toEqual([]);
    expect.soft(headOf(html), path).toEqual({
      title: fits(title),
      headings: [fits(heading)],
      noindex: !isIndexed,
      canonical: isCanonical,
      language: 'en',
    });
  }
});
