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

function open(ports: Partial<BrowserPorts> = {}, kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  const store = {
    get: (key: string) => values.get(key),
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
  };
  const navigate = vi.fn<BrowserPorts['navigate']>();
  const bridge = createBridge({ contract, fallbacks: browserFallbacks({ view: window, store, navigate, ...ports }) });
  return { bridge, store, navigate };
}

/** What the page hears of one event while something runs. */
async function heardOf(name: string, run: () => Promise<unknown>): Promise<unknown[]> {
  const heard: unknown[] = [];
  const hear = (event: Event) => heard.push(event instanceof CustomEvent ? event.detail : event);
  window.addEventListener(name, hear);
  await run();
  window.removeEventListener(name, hear);
  return heard;
}

test('a browser is known at once and can do everything but upload, which needs a port', () => {
  const { bridge } = open();
  expect(bridge.mode).toBe('browser');
  const all = Object.keys(contract.commands);
  const doable = all.filter((name) => Reflect.apply(bridge.supports, undefined, [name]));
  expect(all.filter((name) => !doable.includes(name))).toEqual(['uploadMedia']);
  expect(open({ upload: async () => [] }).bridge.supports('uploadMedia')).toBe(true);
});

describe('the page hears, and finds later in storage,', () => {
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
    const heard = await heardOf(event, () => Reflect.apply(bridge.call, undefined, [command, params]));
    expect(heard).toEqual([expect.objectContaining(detail)]);
    expect(JSON.parse(store.get(pageEventKey(event)) ?? '')).toEqual(detail);
  });
});

test('news for the app are a page event of their own name', async () => {
  const { bridge } = open();
  const tell = () => bridge.call('notifyApp', { name: 'updateCartCountV2', data: { count: 3, site: 'EU' } });
  expect(await heardOf('updateCartCountV2', tell)).toEqual([{ count: 3, site: 'EU' }]);
});

test('a title is the document’s too', async () => {
  await open().bridge.call('updateAppTitle', { title: 'Night lights' });
  expect(document.title).toBe('Night lights');
});

describe('an address', () => {
  const here = window.location.origin;
  test.each([
    ['/shopping-cart', 'appBrowser', '/shopping-cart?site=EU', false],
    [`${here}/shopping-cart?a=1#top`, 'appBrowser', '/shopping-cart?a=1&site=EU#top', false],
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

  test('of a foreign page takes its title along', async () => {
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

describe('closing the page', () => {
  test('goes back', async () => {
    vi.spyOn(window.history, 'back').mockImplementation(() => window.dispatchEvent(new PopStateEvent('popstate')));
    const { bridge, navigate } = open();
    const closed = bridge.call('closePage');
    await vi.advanceTimersByTimeAsync(100);
    await closed;
    expect(navigate).not.toHaveBeenCalled();
  });

  test('goes home when nothing has moved after 100 ms, and not before', async () => {
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

describe('a person is asked', () => {
  test.each([true, false])('by the dialogs of the page, and their answer %s is the result', async (isAgreed) => {
    const ask = vi.fn(async () => isAgreed);
    const { bridge } = open({ confirm: ask });
    expect(await bridge.call('confirm', { message: 'Remove?' })).toEqual({ confirmed: isAgreed });
    expect(ask.mock.calls).toEqual([[{ message: 'Remove?', okText: 'Ok', cancelText: 'Cancel' }, undefined]]);
  });

  test('by the window where the page has no dialogs', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const tell = vi.spyOn(window, 'alert').mockReturnValue(undefined);
    const { bridge } = open();
    expect(await bridge.call('confirm', { message: 'Remove?' })).toEqual({ confirmed: true });
    await bridge.call('alert', { message: 'Sold out' });
    expect(tell).toHaveBeenCalledWith('Sold out');
  });

  test('and told by the dialogs of the page', async () => {
    const tell = vi.fn(async () => undefined);
    await open({ alert: tell }).bridge.call('alert', { message: 'Sold out' });
    expect(tell.mock.calls).toEqual([[{ message: 'Sold out', okText: 'Yes' }, undefined]]);
  });
});

describe('storage says', () => {
  test('who is signed in', async () => {
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
  ])('which market it is: site %j and country %j make %s', async (site, country, market) => {
    expect(await open({}, { site, country }).bridge.call('getMarketInfo')).toEqual({ market, marketName: '' });
  });

  test.each([
    ['0123456789a', true],
    ['0123456789', false],
    ['', false],
  ])('what the client %j is called, if that is long enough: %s', async (clientid, isKept) => {
    const { bridge, store } = open({}, { clientid, themeId: '3', lightMode: 'false' });
    const { clientId, ...rest } = await bridge.call('getInitialAppData');
    expect(clientId === clientid).toBe(isKept);
    expect(store.get('clientid')).toBe(clientId);
    expect(clientId.length).toBeGreaterThan(10);
    expect(rest).toEqual({ accountId: '', themeId: 3, lightMode: false });
  });

  test('what a first visit begins with, when nothing is kept', async () => {
    const { bridge } = open();
    expect(await bridge.call('getInitialAppData')).toMatchObject({ accountId: '', themeId: 1, lightMode: true });
  });

  test('what another page left, once', async () => {
    const { bridge, store } = open();
    await bridge.call('passThrough', { requestCode: 'address', data: { addressId: 'A7' } });
    expect(takePassThrough(store, 'other')).toBeUndefined();
    expect(takePassThrough(store, 'address')).toBe('{"addressId":"A7"}');
    expect(takePassThrough(store, 'address')).toBeUndefined();
  });
});

test('another market is stored and heard of', async () => {
  const { bridge, store } = open();
  const heard = vi.fn();
  bridge.on('marketChange', heard);
  await bridge.call('applyChangeMarketInfo', { market: 'FR' });
  expect(store.get('site')).toBe('EU');
  expect(heard.mock.calls).toEqual([[{ market: 'FR', marketName: '' }]]);
});

test('the keyboard stays as it is', async () => {
  expect(await open().bridge.call('setDefaultInputMethod', { mode: 'resize' })).toEqual({ applied: false });
});

describe('an upload', () => {
  const picture = new File(['light'], 'lamp.png', { type: 'image/png' });
  const medium = { url: 'https://media.example/1.png', mime: 'image/png', bytes: 5 };
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]');
  function choose(...files: File[]) {
    const input = chooser();
    if (!input) throw new Error('no file chooser is open');
    Object.defineProperty(input, 'files', { value: files });
    input.dispatchEvent(new Event('change'));
  }

  test('takes what the person chose, and says how far it is', async () => {
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

  test('of nothing is no error and no upload', async () => {
    const upload = vi.fn(async () => []);
    const done = open({ upload }).bridge.call('uploadMedia', { max: 9 });
    expect(chooser()?.multiple).toBe(true);
    chooser()?.dispatchEvent(new Event('cancel'));
    expect(await done).toEqual({ items: [] });
    expect(upload).not.toHaveBeenCalled();
  });

  test('that is given up leaves no chooser behind', async () => {
    const stop = new AbortController();
    const done = open({ upload: async () => [] }).bridge.call('uploadMedia', {}, { signal: stop.signal });
    stop.abort();
    await expect(done).rejects.toMatchObject({ code: 'ABORTED', via: 'browser' });
    await vi.advanceTimersByTimeAsync(0);
    expect(chooser()).toBeNull();
  });
});
