import { describe, expect, test, vi } from 'vitest';
import { takePassThrough } from '#bridge-sdk/browser/browser-fallbacks.ts';
import { createShopClient } from '../../api/client.ts';
import { bridgeSlots } from '../../storage/bridge-slots.ts';
import { stored } from '../../storage/keys.ts';
import { createStore } from '../../storage/store.ts';
import { openInApp } from './app-fixture.ts';
import { listenToHost } from './host-news.ts';

function listen(owner?: Promise<string>) {
  const store = createStore({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    onForeignChange: () => undefined,
  });
  const client = createShopClient(async () => {
    const accountId = await owner;
    return Response.json({ status: accountId ? 200 : 401, message: '', serverTime: 1, data: { accountId } });
  }, 'https://shop.test');
  const page = openInApp();
  const jar = { cookie: '' };
  const notify = vi.fn<(notice: { readonly text: string }) => void>();
  listenToHost(page.bridge, page.host, { client, store, jar, notify });
  return { ...page, store, jar, notify };
}

const token = (accountToken: string | null, accountId: string | null) => ({
  type: 'host.tokenReceived',
  token: accountToken,
  accountId,
});

describe('the news of an app', () => {
  test('sign somebody in and out', async () => {
    const { app, news } = listen();
    app.emit('accountToken', { accountToken: 'ada', accountId: 'A1' });
    app.emit('accountToken', { accountToken: '' });
    await expect.poll(() => news).toEqual([token('ada', 'A1'), token(null, null)]);
  });

  test('that do not say whose token it is have the server asked', async () => {
    const { app, news } = listen(Promise.resolve('A1'));
    app.emit('accountToken', { accountToken: 'ada' });
    await expect.poll(() => news).toEqual([token('ada', 'A1')]);
  });

  test('about a token that the server does not take sign nobody in', async () => {
    const { app, news } = listen();
    app.emit('accountToken', { accountToken: 'forged' });
    app.emit('marketChange', { market: 'DE', marketName: 'Germany' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(news).toEqual([{ type: 'host.marketChanged', market: 'DE' }]);
  });

  test('of another market are said with the name that the app gives it, and nothing is said of the same [S3.records.08]', () => {
    const { app, notify } = listen();
    app.emit('marketChange', { market: 'US', marketName: 'United States' });
    app.emit('marketChange', { market: 'FR', marketName: 'Frankreich' });
    expect(notify.mock.calls.map(([{ text }]) => text)).toEqual([
      'Your app is set to Frankreich. Prices are now in EUR.',
    ]);
  });

  test('of a log-out end what was still being asked about', async () => {
    let answer = (_: string) => undefined as void;
    const { app, news } = listen(new Promise((resolve) => (answer = resolve)));
    app.emit('accountToken', { accountToken: 'ada' });
    app.emit('accountToken', { accountToken: '' });
    answer('A1');
    await new Promise((resolve) => setImmediate(resolve));
    expect(news).toEqual([token(null, null)]);
  });

  test('about light reach the theme and are kept for the next page', () => {
    const { app, news, store } = listen();
    app.emit('notifyLightMode', { lightMode: true });
    expect(news).toEqual([{ type: 'host.lightModeChanged', lightMode: true }]);
    expect(store.read(stored.lightMode)).toBe(true);
  });

  test('change what each field names, once, and nothing of what it cannot mean [S3.records.06]', () => {
    const { app, news, store, jar } = listen();
    app.emit('hostData', { appVersion: '5.2.1', client: 'client-000001', country: 'UK', festivalSkin: 'lantern' });
    expect([stored.appVersion, stored.clientId, stored.country, stored.festivalSkin].map(store.read)).toEqual([
      '5.2.1',
      'client-000001',
      'GB',
      'lantern',
    ]);
    app.emit('hostData', { language: 'en' });
    expect(jar.cookie).toMatch(/^umi_locale=en/);
    app.emit('hostData', { country: 'nowhere', appVersion: 'new', language: 'tlh', lightMode: false });
    expect([stored.country, stored.appVersion].map(store.read)).toEqual(['GB', '5.2.1']);
    expect(store.read(stored.locale)).toBe('en');
    app.emit('hostData', { festivalSkin: 'snow' });
    expect(news).toEqual([{ type: 'host.lightModeChanged', lightMode: false }]);
  });

  test('that an app repeats with every field sign nobody in again', async () => {
    const { app, news } = listen(Promise.resolve('A1'));
    app.emit('hostData', { accountToken: 'ada' });
    await expect.poll(() => news).toHaveLength(1);
    app.emit('hostData', { festivalSkin: 'snow' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(news).toEqual([token('ada', 'A1')]);
  });

  test('for a page wait in storage until it shows', () => {
    const { app, store } = listen();
    app.emit('hostNotification', { path: '/coin/center', payload: { coins: 3 } });
    app.emit('hostNotification', { path: '/support', payload: 'new' });
    expect(store.read(stored.notifyFromApp)).toEqual({ '/coin/center': '{"coins":3}', '/support': '"new"' });
  });

  test('passed from another page wait under their request code, and the way into the shop under its key [S3.storage.16 S3.storage.32]', () => {
    const { app, store } = listen();
    app.emit('passThroughReceived', { requestCode: 'support-question', data: 'flicker' });
    app.emit('passThroughReceived', { requestCode: 'mall', data: 'banner:harvest' });
    app.emit('passThroughReceived', { requestCode: 'mall', data: 'ada@example.com' });
    expect(takePassThrough(bridgeSlots(store), 'support-question')).toBe('"flicker"');
    expect(store.read(stored.mallPassThrough)).toBe('banner:harvest');
  });
});
