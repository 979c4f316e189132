import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actors } from '../actors/actors.ts';
import { startActors } from '../actors/start-actors.ts';
import { createShopClient } from '../api/client.ts';
import { createGate } from '../api/gate.ts';
import { createQueryClient } from '../api/query-client.ts';
import { createRemoteLog } from '../api/remote-log.ts';
import { BrowserApp } from './browser-app.tsx';
import { nextTask } from './next-task.ts';
import { loadPage } from '../pages/load-page.ts';
import { matchRoute } from '../routing/route-match.ts';
import { store } from '../storage/browser-store.ts';
import { stored } from '../storage/keys.ts';

const running: Actors[] = [];
const beacon = vi.fn<(url: string, entry: string) => boolean>(() => true);

/** The whole app in a browser with its real machines, on a page that asks the server for nothing it needs. */
async function openShop(path: string, code?: () => Promise<Actors>) {
  window.history.replaceState(null, '', path);
  const data = createQueryClient();
  const missing = { status: 404, message: 'Not there', data: null, serverTime: 1, traceId: 't' };
  const client = createShopClient(() => Promise.resolve(Response.json(missing)), window.location.origin);
  const site = store.read(stored.site);
  const start = async () => {
    const log = createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 });
    const parts = { client, gate: createGate(), store, jar: document, data, base: '', log, nextTask };
    const actors = await startActors(parts, site);
    running.push(actors);
    return actors;
  };
  const context = { data, client, site, origin: window.location.origin, base: '' };

  // As the entry does: a page that the server has rendered is taken over with its code.
  await loadPage(matchRoute(path).route);
  const whenStarted = code?.() ?? Promise.resolve().then(start);
  render(<BrowserApp context={context} starting={whenStarted} served={{ path, search: '' }} />);
  await act(() => whenStarted.then(() => undefined).catch(() => undefined));
}

/** The first banner: the library takes the header of a section for one as well. */
const bar = () => within(screen.getAllByRole('banner')[0] ?? document.body);

async function chooseMarket(name: RegExp, answer: string): Promise<string | null> {
  await userEvent.click(bar().getByText(/ · [A-Z]{3}$/));
  await userEvent.click(await bar().findByRole('radio', { name }));
  await userEvent.click(bar().getByRole('button', { name: 'Change market' }));
  const dialog = await screen.findByRole('alertdialog');
  const words = dialog.textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: answer }));
  return words;
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no theme files here')));
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: beacon });
  store.write(stored.site, 'US');
  store.write(stored.country, 'US');
});

afterEach(() => {
  cleanup();
  for (const { app } of running.splice(0)) app.stop();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  beacon.mockClear();
});

describe('the bar on top', () => {
  test('leads everywhere in the market of the shopper and counts what a guest has put into the cart', async () => {
    const line = { id: 'GLOW-1_0', sku: 'GLOW-1', buyType: 0, quantity: 2, status: true } as const;
    store.write(stored.cart, { list: { US: [line] }, selected: {}, status: {} });
    await openShop('/support');
    const cart = await bar().findByRole('link', { name: 'Cart, 2 items' });
    expect(cart.getAttribute('href')).toBe('/shopping-cart?site=US');
    expect(bar().getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/account/login?site=US');
  });

  test('is answered by an end of the page from which a guest finds the account, coupons, coins and the invitation', async () => {
    await openShop('/support');
    const end = within(screen.getByRole('contentinfo'));
    const places = ['My account', 'Coupons', 'Coins', 'Invite friends'].map((name) =>
      end.getByRole('link', { name }).getAttribute('href'),
    );
    expect(places).toEqual(
      ['/account/my-center', '/coupon/center', '/coin/center', '/home/share'].map((path) => `${path}?site=US`),
    );
  });

  test('says what waits where, and moves the whole shop to another market, for the next document too', async () => {
    const line = { sku: 'GLOW-1', buyType: 0, status: true } as const;
    const list = { US: [{ ...line, id: 'GLOW-1_0', quantity: 2 }], GB: [{ ...line, id: 'GLOW-1_0', quantity: 1 }] };
    store.write(stored.cart, { list, selected: {}, status: {} });
    await openShop('/support');
    const words = await chooseMarket(/United Kingdom/, 'Change market');
    expect(words).toContain('Your cart stays in the United States. Items in your cart in the United Kingdom: 1.');
    expect((await bar().findByRole('link', { name: 'Cart, 1 item' })).getAttribute('href')).toContain('site=GB');
    expect(store.read(stored.site)).toBe('GB');
    expect(document.cookie).toContain('site=GB');
  });

  test.each(['/order/checkout', '/support'])('stays at %s in its market where the shopper says so', async (path) => {
    await openShop(path);
    await chooseMarket(/United Kingdom/, 'Stay here');
    expect(store.read(stored.site)).toBe('US');
    expect(window.location.pathname).toBe(path);
  });

  test('keeps the theme that was chosen', async () => {
    await openShop('/support');
    await userEvent.click(await bar().findByRole('switch', { name: 'Dark theme' }));
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
    expect(store.read(stored.themeId)).toBe('2');
  });
});

describe('without a network', () => {
  test('a notice says so in the words of the specification [S8.errors.04]', async () => {
    await openShop('/support');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText('Oops! Network error, please check your network and try again')).toBeTruthy();
  });
});

describe('machines that do not arrive', () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));

  test('leave a Reload on a personal page, not its skeleton for ever', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openShop('/account/address-list', lost);
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(document.querySelector('main [aria-busy="true"]')).toBeNull();
    const entry = [`${window.location.origin}/web-log/v1/entry`, expect.stringContaining('web-code')];
    await expect.poll(() => beacon).toHaveBeenCalledWith(...entry);
  });

  test('leave a public page readable, with a Reload above it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openShop('/support', lost);
    expect(await screen.findByRole('heading', { level: 1, name: 'Support' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Reload' })).toBeTruthy();
  });
});
