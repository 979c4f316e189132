import { expect, test } from '@playwright/test';
import { redirects, routes, type Route } from '#src/routes.ts';
import { titles } from '#src/text/titles.ts';

/** No browser here: what the first response of every address says. */
const addressOf = ({ path }: Route) => path.replaceAll(/:\w+/g, 'lamp');
const titleOf = ({ title }: Route) => (typeof title === 'string' ? titles[title] : title.fixed);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

function headOf(html: string) {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return {
    title: title.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => entities[name] ?? ''),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    noindex: html.includes('content="noindex"'),
    canonical: html.includes('rel="canonical"'),
  };
}

for (const route of routes) {
  const address = addressOf(route);
  const isPersonal = route.rendering === 'browser';
  test(`${address} answers with its title${isPersonal ? ' and its skeleton' : ' and one heading'}`, async ({
    request,
  }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-security-policy']).toContain("trusted-types 'none'");
    const html = await response.text();
    const { headings, ...head } = headOf(html);
    expect(head).toEqual({
      title: titleOf(route),
      // Without a product it is no page to be found.
      noindex: route.noindex === true || address === '/product-detail',
      canonical: address === '/home',
    });
    expect(headings).toBe(isPersonal ? 0 : 1);
    if (isPersonal) expect(html).toContain('aria-busy="true"');
  });
}

for (const [from, to] of Object.entries(redirects)) {
  test(`${from} leads to ${to} and keeps what was asked [S2.redirects.03]`, async ({ request }) => {
    const response = await request.get(`${from}?site=GB&x=1`, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers()['location']).toBe(`${to}?site=GB&x=1`);
  });
}

test('an address with a slash at its end moves for all time and keeps what was asked', async ({ request }) => {
  for (const address of routes.map(addressOf)) {
    const response = await request.get(`${address}/?site=GB&x=1`, { maxRedirects: 0 });
    expect.soft([response.status(), response.headers()['location']]).toEqual([301, `${address}?site=GB&x=1`]);
  }
});

for (const address of ['/nowhere', '/home/nowhere', '/order', '/HOME', '/product-detail?spu=LM-NOTHING']) {
  test(`${address} is not found, and no search engine keeps it`, async ({ request }) => {
    const response = await request.get(address);
    expect(response.status()).toBe(404);
    expect(headOf(await response.text())).toMatchObject({ noindex: true, canonical: false });
  });
}

test('a search with words is not for search engines', async ({ request }) => {
  const found = headOf(await (await request.get('/home/search?q=lamp')).text());
  expect(found).toMatchObject({ noindex: true, headings: 1 });
});
