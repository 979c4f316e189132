import { expect, test, vi } from 'vitest';

test('a fault is posted to the web log, by a beacon or else by a request [S7.remote-log.01]', async () => {
  const beacon = vi.fn<(url: string, entry: string) => boolean>(() => true);
  const fetch = vi.fn<(request: Request) => Promise<Response>>(async () => new Response(null, { status: 204 }));
  Object.assign(window, { fetch });
  Object.assign(navigator, { sendBeacon: beacon });
  const { remoteLog } = await import('./browser-shop.ts');

  remoteLog.pageError(new Error('broken'));
  await vi.waitFor(() => expect(beacon).toHaveBeenCalledTimes(1));
  const [url, entry = ''] = beacon.mock.calls[0] ?? [];
  expect(url).toBe('/web-log/v1/entry');
  expect(JSON.parse(entry)).toMatchObject({ traceId: 'web-code', appId: 'app-mall' });
  expect(fetch).not.toHaveBeenCalled();

  beacon.mockReturnValue(false);
  remoteLog.pageError(new Error('broken again'));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  const request = fetch.mock.calls[0]?.[0];
  expect([request?.method, new URL(request?.url ?? '').pathname]).toEqual(['POST', '/web-log/v1/entry']);
});
