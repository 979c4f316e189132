import { commitsOf, rerendersOf } from '../testing/rendered-components.ts';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Actors } from '../actors/actors.ts';
import { noMachines } from '../actors/machine-arrival.ts';
import { startActors } from '../actors/start-actors.ts';
import { createShopClient } from '../api/client.ts';
import { createGate } from '../api/gate.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createRemoteLog } from '../api/remote-log.ts';
import { dome } from '../pages/product/parts/product-fixture.ts';
import { loadPage } from '../pages/load-page.ts';
import { loadReviews } from '../pages/product/product-detail/reviews/product-reviews.tsx';
import { matchRoute } from '../routing/route-match.ts';
import { store } from '../storage/browser-store.ts';
// It comes after the first sign of somebody: what is loaded already comes before the machines start.
import '../widgets/compare/compare-choice.tsx';
import { App } from './app.tsx';
import { BrowserApp } from './browser-app.tsx';
import { nextTask } from './next-task.ts';

// The document of the tests has no pictures to decode.
HTMLImageElement.prototype.decode = () => Promise.resolve();

const image = {
  url: '/media/products/dome/',
  alt: 'Dome',
  w: 800,
  h: 800,
  widths: [320],
  lqip: { day: '#aaaaaa', night: '#111111' },
};
const money = { amount: 4_900, currency: 'USD' };
const price = { list: money, sale: money, discountPct: null, priorLowest: null };
const card = (spu: string) => ({
  spu,
  sku: `${spu}-1`,
  title: `Lamp ${spu}`,
  subtitle: '',
  image,
  price,
  badges: [],
  rating: 0,
  ratingCount: 0,
  swatches: [],
  stockState: 'OK',
  singleSku: true,
  energyClass: null,
});
const room = {
  key: 'room',
  label: 'Room',
  kind: 'CHECK',
  promoted: true,
  values: [
    { value: 'bedroom', label: 'Bedroom', count: 1, selected: false },
    { value: 'study', label: 'Study', count: 1, selected: false },
  ],
};
const hero = { title: 'Evening', text: 'Dome is low.', action: 'See Dome', href: '/collections', image };
const answers: Readonly<Record<string, object>> = {
  '/app-mall/v1/home/layout': {
    blocks: [{ id: 'hero', type: 'HERO', version: 1, moduleId: 'hero', data: { heroes: [hero] } }],
  },
  '/app-mall/v1/product/detail': dome,
  '/app-mall/v1/product/recommend': { list: [card('C'), card('D')], recommendMark: 'm' },
  '/app-mall/v1/review/list': {
    list: [],
    total: 0,
    pageNo: 1,
    pageSize: 5,
    summary: { avg: 0, count: 0, hist: [0, 0, 0, 0, 0] },
  },
  '/app-mall/v1/product/list': {
    list: [card('A'), card('B')],
    total: 5,
    pageNo: 1,
    pageSize: 24,
    facets: [room],
    applied: [],
  },
};

const running: Actors[] = [];

/** A page of the shop whose real machines start when they are told to. */
async function openBefore(path: string, isServed = false): Promise<() => Promise<void>> {
  window.history.replaceState(null, '', path);
  const data = createQueryClient();
  const client = createShopClient((request) => {
    const answer = answers[new URL(request.url).pathname];
    const body = answer
      ? { status: 200, message: 'OK', data: answer, serverTime: 1, traceId: 't' }
      : { status: 404, message: 'Not there', data: null, serverTime: 1, traceId: 't' };
    return Promise.resolve(Response.json(body));
  }, window.location.origin);
  const log = createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 });
  const parts = { client, gate: createGate(), store, jar: document, data, base: '', log, nextTask };
  const { route, params } = matchRoute(window.location.pathname);
  const page = await loadPage(route);
  // Code that comes when somebody is near would come in the middle of a tap.
  await loadReviews();
  const arrival: { start?: (actors: Actors) => void } = {};
  const starting = new Promise<Actors>((resolve) => (arrival.start = resolve));
  const context = { data, client, site: 'US', origin: window.location.origin, base: '' } as const;
  const { pathname, search } = window.location;
  const served = { path: pathname, search };
  const container = document.body.appendChild(document.createElement('div'));
  if (isServed) {
    const place = { path: pathname, query: new URLSearchParams(search), params };
    await page.prefetch?.(data, { client, site: 'US', member: null }, place);
    const { IntersectionObserver } = globalThis;
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    const markup = renderToString(<App context={{ ...context, machines: noMachines }} ssr={served} />);
    vi.stubGlobal('IntersectionObserver', IntersectionObserver);
    container.append(...new DOMParser().parseFromString(markup, 'text/html').body.childNodes);
  }
  await act(async () => {
    render(<BrowserApp context={context} starting={starting} served={served} />, { container, hydrate: isServed });
  });
  await screen.findByRole('heading', { level: 1 });
  await rest();
  return async () => {
    const actors = await startActors(parts, 'US');
    running.push(actors);
    arrival.start?.(actors);
    await screen.findByRole('region', { name: 'Notices' });
    await rest();
  };
}

/** The whole shop at rest on a page, with its real machines. */
async function open(path: string) {
  const start = await openBefore(path);
  await start();
}

/** All code that was asked for is there, and what waits for a moment has had it. */
const rest = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(300);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(300);
  });
const tap = (target: HTMLElement) =>
  commitsOf(async () => {
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(target);
    await rest();
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no theme files here')));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  for (const { app } of running.splice(0)) app.stop();
  window.localStorage.clear();
  vi.unstubAllGlobals();
});

/** They read the machines, or come with them. */
const withMachines = [
  ...['ThemeLight', 'LightSwitch', 'LateFrame', 'ErrorBoundary', 'WithMachines', 'StyleWatch', 'Notices'],
  ...['NotificationStack', 'LateAnalytics', 'Dialogs', 'DialogsLater', 'DialogOfVisit'],
];

// Before all others: what waits for a sign of somebody renders after the first one of this document.
test.each([
  ['/product-detail?spu=DOME', ['Later', 'RecentlyViewed']],
  ['/home', ['OfGuest']],
  ['/collections?categoryId=lamps', []],
])(
  'taken over from the server, %s renders nothing again but what reads the storage or comes with the scripts: %j',
  async (path, readers) => {
    expect(await rerendersOf(() => openBefore(path, true))).toEqual(readers);
  },
);

test.each(['/home', '/collections?categoryId=lamps', '/product-detail?spu=LM-DOME'])(
  'nothing of %s renders because the machines have started',
  async (path) => {
    const start = await openBefore(path);
    const rendered = (await commitsOf(start)).flat();
    expect(rendered).toContain('LightSwitch');
    expect(rendered.filter((name) => !withMachines.includes(name))).toEqual([]);
  },
);

test('what renders again is found', async () => {
  await openBefore('/home', true);
  const again = await rerendersOf(() => userEvent.click(screen.getByRole('button', { name: 'Menu' })));
  expect(again).toContain('SiteHeader');
});

const main = () => within(screen.getByRole('main'));
const kinds = (commit: readonly string[] = []) => [...new Set(commit)].toSorted();
const stepper = ['BuyButtons', 'Icon', 'IconButton', 'ProductQuantity', 'QuantityStepper'];
const buying = ['AddButton', 'Added', 'Button', 'Link', 'ShopLink', 'Slot', 'StockLine', 'Text', ...stepper];
const choosing = [
  'BarAtFoot',
  'Container',
  'OptionPicker',
  'Product',
  'ProductOptions',
  'ProductTop',
  'VisuallyHidden',
  ...buying,
].toSorted();

test('a variant is marked before its pictures, its price and the address follow', async () => {
  await open('/product-detail?spu=dome&sku=RED-S');
  const [first, second, third, ...more] = await tap(main().getByRole('radio', { name: 'Green' }));
  expect(kinds(first)).toEqual(choosing);
  expect(second).toEqual(expect.arrayContaining(['Gallery', 'ProductPrice', 'Sections']));
  expect(second).not.toContain('RoutePage');
  expect(third).toContain('RoutePage');
  for (const unchanged of ['Gallery', 'ProductPrice', 'Sections', 'SiteHeader']) expect(third).not.toContain(unchanged);
  expect(more).toEqual([]);
  expect(window.location.search).toContain('sku=GREEN-S');
});

test('a quantity shows its number with the buttons beside it, and then what follows from it', async () => {
  await open('/product-detail?spu=dome&sku=RED-S');
  const [first, second, ...more] = await tap(main().getByRole('button', { name: 'One more' }));
  expect(kinds(first)).toEqual(choosing);
  expect(kinds(second).filter((name) => !choosing.includes(name))).toEqual(['PromiseLine', 'Promises']);
  expect(more).toEqual([]);
});

test('a product that is added renders its buttons and the number on the cart, not the page', async () => {
  await open('/product-detail?spu=dome&sku=RED-S');
  const [button = document.body] = main().getAllByRole('button', { name: 'Add to cart' });
  const [first, second, ...more] = await tap(button);
  const badge = ['CartIconButton', 'CartLink', 'Icon', 'Link', 'ShopLink'];
  expect(kinds(first)).toEqual(['AddButton', 'Button', 'Spinner', ...badge].toSorted());
  expect(kinds(second)).toEqual(['AddButton', 'Added', 'Button']);
  // The sheet over the page, whose code comes with it.
  for (const commit of more) expect(commit).not.toContain('Product');
  expect(await screen.findByRole('dialog')).toBeDefined();
});

test('a card that is added renders its button, the number on the cart and a notice', async () => {
  await open('/home/search?q=lamp');
  const [button = document.body] = main().getAllByRole('button', { name: /^Add/ });
  const commits = await tap(button);
  const badge = ['CartIconButton', 'CartLink', 'Icon', 'Link', 'ShopLink'];
  const notice = ['Notice', 'Notices', 'NotificationStack'];
  expect(commits.map(kinds)).toEqual([badge, notice, ['Icon', 'IconButton', 'QuickAdd']]);
});

test('a filter is pressed before the address follows, and no card renders before other products are here', async () => {
  await open('/home/search?q=lamp');
  const commits = await tap(main().getByRole('button', { name: 'Bedroom' }));
  const ofAddress = commits.findIndex((commit) => commit.includes('RoutePage'));
  expect(commits.slice(0, ofAddress).map(kinds)).toEqual([
    ['Chip', 'QuickFilters'],
    ['Chip', 'QuickFilters'],
  ]);
  expect(commits[ofAddress]).toContain('ProductList');
  expect(commits[ofAddress]).not.toContain('ShopProductCard');
  expect(new URLSearchParams(window.location.search).getAll('f')).toEqual(['room:bedroom']);
});

test('a theme renders its switches', async () => {
  await open('/home/search?q=lamp');
  const [dark = document.body] = screen.getAllByRole('radio', { name: 'Dark', hidden: true });
  const commits = await tap(dark);
  const choice = ['Icon', 'SegmentedControl', 'ThemeChoice', 'ThemeSwitch', 'VisuallyHidden'];
  expect(commits.map(kinds)).toEqual([[...choice, 'LightSwitch', 'ThemeLight'].toSorted()]);
});
