import { expect, test } from '@playwright/test';
import { mainHostRedirects, redirects } from '#src/routing/redirects.ts';
import type { Route } from '#src/routing/route.ts';
import { routes } from '#src/routing/routes.ts';
import { e2ePorts } from '#tests/fixtures/e2e-ports.ts';
import { headOf } from './head.ts';

/** Without what names it, it is no page to be found. */
const isNameless = ({ rendering, query = [], unlisted }: Route) =>
  rendering === 'server' && (unlisted === 'nameless' || query.some((name) => !name.endsWith('?')));

/** No browser here: what the first response of every address says. */
const addressOf = ({ path, samples: [sample] = [] }: Route) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => String(sample?.values?.[name] ?? 'lamp'));
const titleOf = ({ path, title, samples: [sample] = [] }: Route) =>
  (path.includes(':') ? sample?.title : undefined) ?? title;
/** Only the titles of promotions are fixed by the specification. */
const requirement = ({ isActivity }: Route) => (isActivity ? '' : ' [S2.titles.04]');

for (const route of routes) {
  const address = addressOf(route);
  const isPersonal = route.rendering === 'browser';
  const rest = isPersonal ? 'its skeleton' : 'one heading';
  test(`${address} answers with its title and ${rest}${requirement(route)}`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(isNameless(route) ? 404 : 200);
    expect(response.headers()['content-security-policy']).toContain("trusted-types 'none'");
    const html = await response.text();
    const { headings, ...head } = headOf(html);
    expect(head).toEqual({
      title: titleOf(route),
      noindex: route.noindex === true || isNameless(route),
      canonical: route.isCanonical === true,
      language: 'en',
    });
    expect(headings).toHaveLength(isPersonal ? 0 : 1);
    if (isPersonal)
      expect(html).toContain(`aria-busy="true" aria-label="Loading" role="status" data-skeleton="${route.skeleton}"`);
  });
}

const moved = [
  ['S2.routes.80', '/', '/home'],
  ['S2.redirects.01', '/support/logistics-terms', '/support/shipping-policy'],
  ['S2.redirects.02', '/faq/return-policy', '/support/return-policy'],
] as const;

for (const [id, from, to] of moved) {
  test(`${from} leads to ${to} and keeps what was asked [${id}] [S2.redirects.03]`, async ({ request }) => {
    const response = await request.get(`${from}?site=GB&x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`${to}?site=GB&x=1`);
    const followed = await request.get(`${from}?site=GB&x=1`);
    expect([followed.status(), new URL(followed.url()).pathname]).toEqual([200, to]);
  });
}

test('every address that moved is looked at', () => {
  expect(Object.entries({ ...redirects, ...mainHostRedirects })).toEqual(moved.map(([, from, to]) => [from, to]));
});

test('under another host name only the root leads on [S2.redirects.04]', async ({ request }) => {
  const elsewhere = `http://127.0.0.1:${e2ePorts.port}`;
  for (const path of Object.keys(mainHostRedirects))
    expect((await request.get(`${elsewhere}${path}?x=1`, { maxRedirects: 0 })).status()).toBe(404);
  const root = await request.get(`${elsewhere}/?x=1`, { maxRedirects: 0 });
  expect([root.status(), root.headers()['location']]).toEqual([302, '/home?x=1']);
});

test('an address with a slash at its end moves for all time and keeps what was asked', async ({ request }) => {
  for (const address of routes.map(addressOf)) {
    const response = await request.get(`${address}/?site=GB&x=1`, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']]).toEqual([301, `${address}?site=GB&x=1`]);
  }
});

const nowhere = [
  ['S2.routes.77', '/no-such-page'],
  ['S2.routes.77', '/order'],
  ['S2.routes.77', '/HOME'],
  ['S2.routing.01', '/home/x'],
  ['S2.routing.01', '/faq/list/x'],
  ['S2.routing.01', '/prom/activity-making/lamp/x'],
] as const;

for (const [id, address] of nowhere) {
  test(`${address} is not found, and no search engine keeps it [${id}]`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    const html = await response.text();
    const title = 'Page not found';
    expect(headOf(html)).toMatchObject({ title, headings: [title], noindex: true, canonical: false });
  });
}

for (const address of [
  '/product-detail?spu=LM-NOTHING',
  '/product-detail?spu=%25',
  '/collections?handle=nothing',
  '/collections?categoryId=nothing',
  '/collections?categoryId=table-lamps&pageNo=9',
  '/collections?handle=golden-hour&pageNo=50',
  '/faq/list?pageNo=99',
  '/faq/detail?questionId=01JD0000000000000000000000',
  '/prom/suit-list?pageNo=99',
  '/prom/activity-list?pageNo=99',
  '/prom/suit-detail?suitId=nothing',
]) {
  test(`${address} is not found either, and says so without scripts`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(headOf(html)).toMatchObject({ noindex: true, canonical: false });
    expect(html).toMatch(/<h[12][^>]*>[^<]*(not found|no page|not here|isn’t here|can’t find|not there|no such|gone)/i);
  });
}

test('beside a light that is not here stand others, also without scripts', async ({ request }) => {
  const html = await (await request.get('/product-detail?spu=LM-NOTHING')).text();
  expect(html).toMatch(/<main.*href="[^"]*\/product-detail\?spu=LM-/s);
});

test('a search with words is not for search engines', async ({ request }) => {
  const found = headOf(await (await request.get('/home/search?q=lamp')).text());
  expect(found).toMatchObject({ noindex: true, headings: [expect.stringContaining('lamp')] });
});
