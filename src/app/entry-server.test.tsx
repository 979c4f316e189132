// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { findPlace, render } from './entry-server.tsx';

const lqip = { day: '#aaaaaa', night: '#111111' };
const image = { url: '/media/products/dome/', alt: 'Dome', w: 800, h: 800, widths: [320], lqip };
const hero = { title: 'Evening', text: 'Warm.', action: 'See Dome', href: '/product-detail?spu=dome', image };
const layout = { blocks: [{ id: 'hero', type: 'HERO', version: 1, moduleId: 'm', data: { heroes: [hero] } }] };

function answering(envelope: object) {
  const fetch = vi.fn((_input: RequestInfo | URL) =>
    Promise.resolve(Response.json({ serverTime: 1, traceId: 't', message: '', ...envelope })),
  );
  const ask = (path: string, site: Site = 'US', search = '') => {
    return render({ site, path, search, origin: 'https://shop.test', isOtherHost: false, fetch });
  };
  return { fetch, ask };
}

describe('a page from the server', () => {
  test('has its data in the markup and in the state', async () => {
    const page = await answering({ status: 200, data: layout }).ask('/home');
    expect(page.status).toBe(200);
    expect(page.markup).toContain('>Evening</h1>');
    expect(JSON.stringify(page.state)).toContain('See Dome');
    expect(page.cacheable).toBe(true);
  });

  test('stands without blocks that are unknown, newer than it or damaged', async () => {
    const [block] = layout.blocks;
    const others = [
      { ...block, id: 'unknown', type: 'HOLOGRAM' },
      { ...block, id: 'newer', version: 2, data: {} },
      { ...block, id: 'damaged', type: 'FEATURE', data: {} },
    ];
    const page = await answering({ status: 200, data: { blocks: [...others, block] } }).ask('/home');
    expect(page.status).toBe(200);
    expect(page.markup).toContain('>Evening</h2>');
  });

  test('carries the market on every link and in every request', async () => {
    const { ask, fetch } = answering({ status: 200, data: layout });
    const { markup } = await ask('/home', 'GB');
    const links = [...markup.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !/[?;]site=GB\b/.test(href))).toEqual([]);
    const [request] = fetch.mock.calls[0] ?? [];
    expect(request instanceof Request && request.headers.get('site')).toBe('GB');
  });

  test('needs no style attribute and no inline script', async () => {
    const { markup } = await answering({ status: 200, data: layout }).ask('/home');
    expect(markup).not.toMatch(/ style="|<script|onclick=/);
  });

  test('shows the skeleton where a personal page will be, and asks for nothing', async () => {
    const { ask, fetch } = answering({ status: 200, data: {} });
    const page = await ask('/account/address-list');
    expect(page.markup).toContain('aria-busy="true"');
    expect(fetch).not.toHaveBeenCalled();
  });

  test('says 404 for an unknown path', async () => {
    const page = await answering({ status: 200, data: {} }).ask('/nowhere');
    expect(page).toMatchObject({ status: 404, title: 'Page not found', cacheable: true });
  });

  test.each([
    ['/product-detail', '', {}],
    ['/product-detail', '?spu=%25', {}],
    ['/product-detail', '?spu=LM-GONE', { status: 404, code: 'NOT_FOUND', data: null }],
    ['/collections', '?categoryId=nope', { data: { list: [], blocks: [] } }],
    ['/collections', '?handle=nope', { status: 404, code: 'NOT_FOUND', data: null }],
    ['/faq/detail', '', {}],
    ['/faq/detail', '?questionId=01JD0000000000000000000000', { status: 404, code: 'NOT_FOUND', data: null }],
    ['/faq/list', '?pageNo=99', { data: { list: [], own: [], total: 29, pageNo: 99, pageSize: 10, product: null } }],
  ])('says 404 in words for %s%s, which browsers say as well', async (path, search, envelope) => {
    const page = await answering({ status: 200, data: {}, ...envelope }).ask(path, 'US', search);
    expect(page).toMatchObject({ status: 404, cacheable: false });
    expect(page.tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
    expect(page.markup).toMatch(/<h[12][^>]*>[^<]*(not found|no page|isn’t here|can’t find)/i);
    expect(page.state.queries.queries.every(({ state }) => state.errorUpdateCount === 0)).toBe(true);
  });

  test('of something that is shown elsewhere alone is read and in no search engine', async () => {
    const refused = { status: 422, code: 'NOT_IN_MARKET', data: { availableSites: ['EU'] } };
    const page = await answering(refused).ask('/prom/suit-detail', 'US', '?suitId=evening');
    expect(page.status).toBe(200);
    expect(page.tags).toContainEqual({ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } });
    expect(page.markup).not.toContain('aria-busy="true"');
  });

  test.each([
    ['/product-detail', '?utm_source=a&spu=LM-DOME&site=GB', '/product-detail?spu=LM-DOME'],
    ['/product-detail', '?sku=LM-PATH-6', '/product-detail?sku=LM-PATH-6'],
    ['/collections', '?f=room%3Abedroom&handle=golden-hour&pageNo=2', '/collections?handle=golden-hour&pageNo=2'],
    ['/collections', '?categoryId=table-lamps&sort=NEW&pageNo=1', '/collections?categoryId=table-lamps'],
    ['/faq/detail', '?questionId=01JD0000000000000000000000', '/faq/detail?questionId=01JD0000000000000000000000'],
    ['/home/share', '?code=ABCD2345', '/home/share?code=ABCD2345'],
    [
      '/support/topic-faq-detail/strips',
      '?faqId=cut-strip&gclid=1',
      '/support/topic-faq-detail/strips?faqId=cut-strip',
    ],
    ['/home', '?x=1', '/home'],
  ])('is shared as what it is: %s%s', async (path, search, address) => {
    const { tags } = await answering({ status: 404, data: null }).ask(path, 'US', search);
    expect(tags).toContainEqual({
      tag: 'meta',
      attributes: { property: 'og:url', content: `https://shop.test${address}` },
    });
  });

  test('starts from loading where a read failed, and is not kept', async () => {
    const page = await answering({ status: 500, data: null }).ask('/home');
    expect(page).toMatchObject({ status: 200, cacheable: false });
    expect(JSON.stringify(page.state)).not.toContain('error');
  });

  test('moves old addresses with their query, on the main host alone [S2.redirects.04]', async () => {
    const { ask } = answering({ status: 200, data: {} });
    const place = { path: '/faq/return-policy', search: '?site=GB' };
    expect(findPlace({ ...place, isOtherHost: false })).toEqual({
      kind: 'redirect',
      to: '/support/return-policy?site=GB',
      isPermanent: false,
    });
    expect(findPlace({ ...place, isOtherHost: true }).kind).toBe('place');
    expect(await ask(place.path)).toMatchObject({ kind: 'page', status: 404, title: 'Page not found' });
  });

  test('is one for all that is not there, with nothing of the address in it', async () => {
    for (const path of ['/nowhere', '/no/where/', '/faq%'])
      expect(findPlace({ path, search: '?q=1', isOtherHost: false })).toEqual({
        kind: 'place',
        path: '/*',
        search: '',
      });
    const { ask } = answering({ status: 200, data: { list: [] } });
    const [one, other] = [await ask('/*'), await ask('/nowhere')];
    expect(one).toMatchObject({ status: 404, cacheable: true });
    expect([other.tags, other.markup]).toEqual([one.tags, one.markup]);
    expect(JSON.stringify(one.tags)).not.toContain('og:url');
  });

  test('depends on what it reads of the query alone, in one order', () => {
    const searchOf = (path: string, search: string) => findPlace({ path, search, isOtherHost: false });
    expect(searchOf('/home', '?x=1&site=GB')).toEqual({ kind: 'place', path: '/home', search: '' });
    expect(searchOf('/home/search', '?utm_source=a&sort=BEST&f=b%3A1&q=lamp&f=a%3A2')).toEqual({
      kind: 'place',
      path: '/home/search',
      search: '?f=b%3A1&f=a%3A2&q=lamp&sort=BEST',
    });
    const search = (query: string) => searchOf('/home/search', query);
    expect(search(`?${'f=a%3A1&'.repeat(25)}`)).toMatchObject({ search: `?${Array(20).fill('f=a%3A1').join('&')}` });
    expect(search('?q[]=lamp&q[a][b][c][d][e][f][g]=1')).toMatchObject({ search: '' });
    expect(search(`?${'x=1&'.repeat(1_000)}q=lamp`)).toMatchObject({ search: '' });
    expect(search(`?${'x=1&'.repeat(999)}q=100%`)).toMatchObject({ search: '?q=100%25' });
  });
});
