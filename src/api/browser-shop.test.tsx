import { expect, test, vi } from 'vitest';

function setHost(name: string, origin: string) {
  const meta = document.head.appendChild(document.createElement('meta'));
  Object.assign(meta, { name, content: origin });
}

test('a fault is posted to the web log, by a beacon or else by a request [S7.remote-log.01]', async () => {
  const beacon = vi.fn<(url: string, entry: string) => boolean>(() => true);
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => new Response(null, { status: 204 }));
  Object.assign(window, { fetch });
  Object.assign(navigator, { sendBeacon: beacon });
  setHost('log-host', 'https://log.test');
  const { remoteLog } = await import('./browser-shop.ts');

  remoteLog.pageError(new Error('broken'));
  await expect.poll(() => beacon).toHaveBeenCalledTimes(1);
  const [url, entry = ''] = beacon.mock.calls[0] ?? [];
  expect(url).toBe('https://log.test/web-log/v1/entry');
  expect(JSON.parse(entry)).toMatchObject({ traceId: 'web-code', appId: 'app-mall' });
  expect(fetch).not.toHaveBeenCalled();

  beacon.mockReturnValue(false);
  remoteLog.pageError(new Error('broken again'));
  await expect.poll(() => fetch).toHaveBeenCalledTimes(1);
  const request = fetch.mock.calls[0]?.[0];
  expect([request?.method, request?.url]).toEqual(['POST', url]);
});

test('operations and theme files are asked of the hosts that the document names [S7.calls.01 S7.theme-files.01]', async () => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => Response.json({ status: 200 }));
  Object.assign(window, { fetch });
  const [{ createBrowserShop }, { openFiles }] = await Promise.all([import('./browser-shop.ts'), import('./files.ts')]);
  const askBoth = async () => {
    const { client } = createBrowserShop({
      own: () => ({}),
      monitored: () => undefined,
      onUnauthorized: () => Promise.resolve(false),
    });
    await Promise.all([client.GET('/app-mall/v1/market/list'), openFiles().get('/themes/dark/ui.json')]);
    return fetch.mock.calls.splice(0).map(([{ url }]) => url);
  };
  expect(await askBoth()).toEqual(
    ['/app-mall/v1/market/list', '/themes/dark/ui.json'].map((path) => window.location.origin + path),
  );
  setHost('api-host', 'https://api.test');
  setHost('theme-host', 'https://themes.test');
  expect(await askBoth()).toEqual([
    'https://api.test/app-mall/v1/market/list',
    'https://themes.test/themes/dark/ui.json',
  ]);
});
