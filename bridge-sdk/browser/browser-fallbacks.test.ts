// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createBridge } from '../src/create-bridge.ts';
import { contract } from '../src/generated/contract.ts';
import {
  browserFallbacks,
  pageEventKey,
  storageKeys,
  takePassThrough,
  type BrowserPorts,
} from './browser-fallbacks.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(ports: Partial<BrowserPorts> = {}, stored: Record<string, string> = {}) {
  const values = new Map(Object.entries(stored));
  const store = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const navigate = vi.fn<BrowserPorts['navigate']>();
  const bridge = createBridge({ contract, fallbacks: browserFallbacks({ view: window, store, navigate, ...ports }) });
  return { bridge, store, navigate };
}

/** Details of one page event that are dispatched while `run` runs. */
async function detailsOf(name: string, run: () => Promise<unknown>): Promise<unknown[]> {
  const details: unknown[] = [];
  const listener = (event: Event) => details.push(event instanceof CustomEvent ? event.detail : event);
  window.addEventListener(name, listener);
  await run();
  window.removeEventListener(name, listener);
  return details;
}

test('a browser supports every command at once, but an upload needs a port', () => {
  const { bridge } = open();
  expect(bridge.mode).toBe('browser');
  const all = Object.keys(contract.commands);
  const doable = all.filter((name) => Reflect.apply(bridge.supports, undefined, [name]));
  expect(all.filter((name) => !doable.includes(name))).toEqual(['uploadMedia']);
  expect(open({ upload: async () => [] }).bridge.supports('uploadMedia')).toBe(true);
});

describe('a fallback dispatches a page event and stores its parameters:', () => {
  test.each([
    ['updateAppTitle', { title: 'Garden' }, 'webTitleChange', { title: 'Garden' }],
    ['updateRightButton', { count: 2 }, 'notifyRightButton', { type: 0, visible: false, count: 2, dot: false }],
    [
      'updateRightButtons',
      { buttons: [{ type: 4 }] },
      'notifyRightMultiButton',
      { buttons: [{ type: 4, visible: false, count: 0, dot: false }] },
    ],
    ['askToLogin', { returnTo: '/account' }, 'askToLogin', { returnTo: '/account' }],
    ['hideAppOverlay', {}, 'hideAppOverlay', {}],
  ])('%s as %3$s', async (command, params, event, detail) => {
    const { bridge, store } = open();
    const details = await detailsOf(event, () => Reflect.apply(bridge.call, undefined, [command, params]));
    expect(details).toEqual([expect.objectContaining(detail)]);
    expect(JSON.parse(store.get(pageEventKey(event)) ?? '')).toEqual(detail);
  });
});

test('notifyApp dispatches a page event of its own name', async () => {
  const { bridge } = open();
  const showAlert = () => bridge.call('notifyApp', { name: 'updateCartCountV2', data: { count: 3, site: 'EU' } });
  expect(await detailsOf('updateCartCountV2', showAlert)).toEqual([{ count: 3, site: 'EU' }]);
});

test('updateAppTitle sets the title of the document', async () => {
  await open().bridge.call('updateAppTitle', { title: 'Night lights' });
  expect(document.title).toBe('Night lights');
});

describe('linkBrowser', () => {
  const origin = window.location.origin;
  test.each([
    ['/shopping-cart', 'appBrowser', '/shopping-cart?site=EU', false],
    [`${origin}/shopping-cart?a=1#top`, 'appBrowser', '/shopping-cart?a=1&site=EU#top', false],
    ['/home?site=US', 'appBrowserInside', '/home?site=EU', true],
    [
      'https://other.example/a?b=c',
      'appBrowser',
      '/home/frame?url=https%3A%2F%2Fother.example%2Fa%3Fb%3Dc&site=EU',
      false,
    ],
  ] as const)('%s is opened %s at %s', async (redirectUrl, skipWay, to, isReplacing) => {
    const { bridge, navigate } = open({}, { [storageKeys.site]: 'DE' });
    await bridge.call('linkBrowser', { redirectUrl, skipWay });
    expect(navigate.mock.calls).toEqual([[to, { isReplacing }]]);
  });

  test('opens a page of another origin with its title', async () => {
    const { bridge, navigate } = open();
    await bridge.call('linkBrowser', { redirectUrl: 'https://other.example/', title: 'A & B' });
    expect(navigate.mock.calls[0]?.[0]).toBe('/home/frame?url=https%3A%2F%2Fother.example%2F&title=A+%26+B&site=US');
  });

  test.each(['javascript:alert(1)', 'data:text/html,a', '//evil.example', '/\\evil.example', 'http://', 'cart', ''])(
    '%j is refused',
    async (redirectUrl) => {
      const { bridge, navigate } = open();
      await expect(bridge.call('linkBrowser', { redirectUrl })).rejects.toMatchObject({ code: 'INVALID_PARAMS' });
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});

describe('closePage', () => {
  test('goes back in the history', async () => {
    vi.spyOn(window.history, 'back').mockImplementation(() => window.dispatchEvent(new PopStateEvent('popstate')));
    const { bridge, navigate } = open();
    const closed = bridge.call('closePage');
    await vi.advanceTimersByTimeAsync(100);
    await closed;
    expect(navigate).not.toHaveBeenCalled();
  });

  test('goes to /home when the history has not moved after 100 ms, and not before', async () => {
    vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    const { bridge, navigate } = open();
    const closed = bridge.call('closePage');
    await vi.advanceTimersByTimeAsync(99);
    expect(navigate).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await closed;
    expect(navigate.mock.calls).toEqual([['/home', { isReplacing: true }]]);
  });
});

describe('a dialog', () => {
  test.each([true, false])('asks through the port of the page, and its answer %s is the result', async (isAgreed) => {
    const ask = vi.fn(async () => isAgreed);
    const { bridge } = open({ confirm: ask });
    expect(await bridge.call('confirm', { message: 'Remove?' })).toEqual({ confirmed: isAgreed });
    expect(ask.mock.calls).toEqual([[{ message: 'Remove?', okText: 'Ok', cancelText: 'Cancel' }, undefined]]);
  });

  test('asks through the window when the page has no port for dialogs', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const showAlert = vi.spyOn(window, 'alert').mockReturnValue(undefined);
    const { bridge } = open();
    expect(await bridge.call('confirm', { message: 'Remove?' })).toEqual({ confirmed: true });
    await bridge.call('alert', { message: 'Sold out' });
    expect(showAlert).toHaveBeenCalledWith('Sold out');
  });

  test('alerts through the port of the page', async () => {
    const showAlert = vi.fn(async () => undefined);
    await open({ alert: showAlert }).bridge.call('alert', { message: 'Sold out' });
    expect(showAlert.mock.calls).toEqual([[{ message: 'Sold out', okText: 'Yes' }, undefined]]);
  });
});

describe('a fallback reads from storage', () => {
  test('the session that getUserInfo returns', async () => {
    const { bridge } = open({}, { accountId: 'A1', token: 'ada', isSavvyUser: 'true' });
    expect(await bridge.call('getUserInfo')).toEqual({ accountId: 'A1', accountToken: 'ada', savvyUser: true });
    expect(await open().bridge.call('getUserInfo')).toEqual({ accountId: '', accountToken: '', savvyUser: false });
  });

  test.each([
    ['', '', 'US'],
    ['GB', 'DE', 'GB'],
    ['', 'DE', 'EU'],
    ['', 'UK', 'GB'],
    ['', 'JP', 'JA'],
    ['', 'BR', 'EU'],
    ['CA', '', 'CA'],
  ])('the market: site %j and country %j make %s', async (site, country, market) => {
    expect(await open({}, { site, country }).bridge.call('getMarketInfo')).toEqual({ market, marketName: '' });
  });

  test.each([
    ['0123456789a', true],
    ['0123456789', false],
    ['', false],
  ])('the client id %j when it is long enough: %s', async (clientid, isKept) => {
    const { bridge, store } = open({}, { clientid, themeId: '3', lightMode: 'false' });
    const { clientId, ...rest } = await bridge.call('getInitialAppData');
    expect(clientId === clientid).toBe(isKept);
    expect(store.get('clientid')).toBe(clientId);
    expect(clientId.length).toBeGreaterThan(10);
    expect(rest).toEqual({ accountId: '', themeId: 3, lightMode: false });
  });

  test('and returns defaults on a first visit', async () => {
    const { bridge } = open();
    expect(await bridge.call('getInitialAppData')).toMatchObject({ accountId: '', themeId: 1, lightMode: true });
  });

  test('and removes what passThrough stored under a code', async () => {
    const { bridge, store } = open();
    await bridge.call('passThrough', { requestCode: 'address', data: { addressId: 'A7' } });
    expect(takePassThrough(store, 'other')).toBeUndefined();
    expect(takePassThrough(store, 'address')).toBe('{"addressId":"A7"}');
    expect(takePassThrough(store, 'address')).toBeUndefined();
  });
});

test('applyChangeMarketInfo stores the market and dispatches marketChange', async () => {
  const { bridge, store } = open();
  const details = vi.fn();
  bridge.on('marketChange', details);
  await bridge.call('applyChangeMarketInfo', { market: 'FR' });
  expect(store.get('site')).toBe('EU');
  expect(details.mock.calls).toEqual([[{ market: 'FR', marketName: '' }]]);
});

test('setDefaultInputMethod changes nothing', async () => {
  expect(await open().bridge.call('setDefaultInputMethod', { mode: 'resize' })).toEqual({ applied: false });
});

describe('uploadMedia', () => {
  const picture = new File(['light'], 'lamp.png', { type: 'image/png' });
  const medium = { url: 'https://media.example/1.png', mime: 'image/png', bytes: 5 };
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]');
  function choose(...files: File[]) {
    const input = chooser();
    if (!input) throw new Error('no file chooser is open');
    Object.defineProperty(input, 'files', { value: files });
    input.dispatchEvent(new Event('change'));
  }

  test('uploads the chosen files and reports progress', async () => {
    const upload = vi.fn<NonNullable<BrowserPorts['upload']>>(async (_, { onProgress }) => {
      onProgress(2, 5);
      return [medium];
    });
    const { bridge } = open({ upload });
    const progress = vi.fn();
    bridge.on('mediaUploadProgress', progress);
    const done = bridge.call('uploadMedia', { source: 'camera', accept: ['image/png'] });
    expect(chooser()).toMatchObject({ accept: 'image/png', multiple: false, hidden: true });
    expect(chooser()?.getAttribute('capture')).toBe('environment');
    choose(picture, picture);
    expect(await done).toEqual({ items: [medium] });
    expect(upload.mock.calls[0]?.[0]).toEqual([picture]);
    expect(progress.mock.calls).toEqual([[{ sent: 2, total: 5 }]]);
    expect(chooser()).toBeNull();
  });

  test('returns an empty list when nothing was chosen', async () => {
    const upload = vi.fn(async () => []);
    const done = open({ upload }).bridge.call('uploadMedia', { max: 9 });
    expect(chooser()?.multiple).toBe(true);
    chooser()?.dispatchEvent(new Event('cancel'));
    expect(await done).toEqual({ items: [] });
    expect(upload).not.toHaveBeenCalled();
  });

  test('removes its file chooser when it is aborted', async () => {
    const stop = new AbortController();
    const done = open({ upload: async () => [] }).bridge.call('uploadMedia', {}, { signal: stop.signal });
    stop.abort();
    await expect(done).rejects.toMatchObject({ code: 'ABORTED', via: 'browser' });
    await vi.advanceTimersByTimeAsync(0);
    expect(chooser()).toBeNull();
  });
});
