import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { lostRouteNames } from './areas/prom.ts';
import { mainHostRedirects, redirects } from './redirects.ts';
import { matchRoute, redirectOf } from './route-match.ts';
import { activityPage, publicPage, type Route } from './route.ts';
import { notFound, routes } from './routes.ts';

const specified = `
/home /home/share /home/frame /home/search /profile /collections
/product-detail /product-detail/price-detail /product-detail/warranty /product-detail/efficiency
/account/address-list /account/address-detail /account/login /account/signUp /account/my-center /account/su-center
/shopping-cart /order/list /order/detail /order/checkout /order/completed /order/revoke /order/payment /order/payment/card
/payment/recall /order/logistics-detail /order/rma /order/bill /order/unsubscribe
/faq/list /faq/detail /faq/comments /faq/answerer-guide /faq/my-space /faq/qa-rule
/coupon/list /coupon/rule /coupon/center /coupon/support-list /coin/center /coin/task-product-list /coin/details /coin/rule
/prom/flash-sale /prom/suit-list /prom/suit-detail /prom/point-guide /prom/activity-list /prom/black-friday-in-july-sale
/prom/pd-warmup /prom/prize-list /prom/winner-announcement /prom/new-product-crown /prom/new-product-crown-detail
/prom/early-bird-activity /prom/early-bird-activity-detail /prom/early-Interest /prom/early-Interest-detail
/prom/doll-machine /prom/new-user /prom/activity-making/:handle /prom/early-bird-campaign /prom/early-bird-campaign-detail
/support /support/sku-faq-detail/:model /support/topic-faq-detail/:topicId /support/search /support/consultation-center
/support/redirect /user-manual/seel-policy-explanation`
  .trim()
  .split(/\s+/);

const ours = [
  '/support/shipping-policy',
  '/support/return-policy',
  '/support/policy',
  '/compare',
  ...Object.values(lostRouteNames),
];

const withoutSample = (rows: readonly Route[]) =>
  rows.filter(({ samples = [] }) => samples.length === 0).map(({ path }) => path);

describe('the route table', () => {
  test('gives every page a sample, by which the tests of all pages open it', () => {
    // @ts-expect-error -- the control: a row without a sample does not compile
    const bare = publicPage({ path: '/bare', name: 'bare', title: 'Bare', skeleton: 'text' });
    expect(withoutSample([...routes, notFound])).toEqual([]);
    expect(withoutSample([...routes, bare])).toEqual(['/bare']);
  });

  test('keeps the fixed title of a promotion as its name in reports', () => {
    const sale = activityPage({ path: '/sale', title: 'Flash Sale', skeleton: 'list', samples: [{}] });
    expect(sale).toMatchObject({ name: 'Flash Sale', isActivity: true, rendering: 'server' });
  });

  test('holds every route of the specification and ours, each once, and nothing else', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([...specified, ...ours].sort());
  });

  test('takes the six lost names from one table, which nobody repeats [S2.routes.79]', async () => {
    const names = Object.values(lostRouteNames);
    expect(names).toHaveLength(6);
    expect(routes.filter(({ path }) => names.some((name) => name === path))).toHaveLength(6);
    const source = path.resolve(import.meta.dirname, '..');
    const files = (await readdir(source, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    expect(files.length).toBeGreaterThan(300);
    const texts = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')));
    const isRepeated = (text: string) => names.some((name) => new RegExp(`${name}['"\`?]`).test(text));
    expect(files.filter((_, index) => isRepeated(texts[index] ?? ''))).toEqual(['routing/areas/prom.ts']);
  });

  test('takes handle, model and topicId and no other parameter [S2.routes.78]', () => {
    const names = routes.flatMap(({ path }) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
    expect(names.sort()).toEqual(['handle', 'model', 'topicId']);
  });

  test('indexes nothing that belongs to one shopper', () => {
    const personal = /^\/(account|order|payment|shopping-cart|profile|home\/frame)/;
    expect(routes.filter(({ path, noindex }) => personal.test(path) && noindex !== true)).toEqual([]);
  });

  test('renders on the server nothing that needs a login', () => {
    expect(routes.filter(({ needsLogin, rendering }) => needsLogin && rendering === 'server')).toEqual([]);
  });

  test('redirects only to routes that exist', () => {
    for (const target of Object.values({ ...redirects, ...mainHostRedirects }))
      expect(matchRoute(target).route).not.toBe(notFound);
  });
});

describe('matching a path', () => {
  test.each(['/home', '/home/', '/order/payment/card', '/account/signUp'])('%s is found', (path) => {
    expect(matchRoute(path).route.path).toBe(path.replace(/\/$/, ''));
  });

  test('a parameter is one decoded segment', () => {
    expect(matchRoute('/prom/activity-making/winter%20light')).toMatchObject({ params: { handle: 'winter light' } });
  });

  test.each([
    '/',
    '/homes',
    '/home/search/more',
    '/account/signup',
    '//home',
    '/prom/activity-making/',
    '/prom/activity-making/a/b',
    '/prom/activity-making/%E0%A4%A',
    '/constructor',
  ])('%s is not a page', (path) => {
    expect(matchRoute(path).route).toBe(notFound);
  });
});

describe('redirecting at load', () => {
  test('keeps the query string', () => {
    expect(redirectOf('/faq/return-policy', '?site=GB')?.to).toBe('/support/return-policy?site=GB');
    expect(redirectOf('/', '')?.to).toBe('/home');
  });

  test('moves the addresses of the main host on no other one, where only the root leads on [S2.redirects.04]', () => {
    expect(Object.keys(mainHostRedirects)).toEqual(['/support/logistics-terms', '/faq/return-policy']);
    for (const path of Object.keys(mainHostRedirects)) {
      expect(redirectOf(path, '?x=1')?.to).toBe(`${mainHostRedirects[path]}?x=1`);
      expect(redirectOf(path, '?x=1', true)).toBeUndefined();
      expect(redirectOf(`${path}/`, '', true)).toBeUndefined();
    }
    expect(redirectOf('/', '?x=1', true)?.to).toBe('/home?x=1');
  });

  test('takes the slash from the end of every route, for all time', () => {
    for (const { path } of routes) {
      const address = path.replaceAll(/:\w+/g, 'lamp');
      expect(redirectOf(`${address}/`, '?site=GB&x=1')).toEqual({ to: `${address}?site=GB&x=1`, isPermanent: true });
    }
  });

  test('needs one step for a moved address with a slash', () => {
    expect(redirectOf('/faq/return-policy/', '')?.to).toBe('/support/return-policy');
  });

  test.each(['//evil.example/', '//', '/nowhere/', '/home//'])('leads %s to no other host', (path) => {
    const to = redirectOf(path, '')?.to;
    expect(to === undefined || /^\/[a-z]/.test(to)).toBe(true);
  });

  test.each(['/home', '/toString'])('leaves %s alone', (path) => {
    expect(redirectOf(path, '')).toBeUndefined();
  });

  test('names every parameter that its pages read of their query', async () => {
    const source = path.resolve(import.meta.dirname, '..');
    const files = (await readdir(source, { recursive: true })).filter(
      (file) => /^(pages|widgets|blocks)\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    const texts = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')));
    const read = texts.flatMap((text) => [...text.matchAll(/\bquery\.(?:get|getAll|has)\('(\w+)'\)/g)]);
    const named = new Set(routes.flatMap(({ query = [] }) => query.map((name) => name.replace('?', ''))));
    expect(read.length).toBeGreaterThan(40);
    // The hour of a room is read after the first paint alone, and the server renders the page without it.
    expect([...new Set(read.map(([, name = '']) => name))].filter((name) => !named.has(name))).toEqual(['hour']);
  });
});
