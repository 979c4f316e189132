import { describe, expect, test, vi } from 'vitest';
import { envelope, failureOf, json, layout, shopAnswering } from './answering-fixture.ts';
import { unwrap } from './envelope.ts';
import { createRemoteLog, redact, unloggedPaths } from './remote-log.ts';

describe('the remote log', () => {
  test.each([
    ['S7.remote-log.06', 200],
    ['S7.remote-log.06', 401],
    ['S7.remote-log.08', 40],
  ])('[%s] gets no entry for body status %i', async (_id, status) => {
    const { client, logged } = shopAnswering(() => json(envelope(status, { blocks: [] })));
    await unwrap(client.GET(layout)).catch(() => undefined);
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    ['HTTP 500', () => json(envelope(500), 500), 500],
    ['body status 500', () => json(envelope(500)), 200],
    ['body status 422', () => json(envelope(422)), 200],
    ['a page of a proxy', () => new Response('<html>', { status: 502 }), 502],
  ])(
    'gets one entry for %s, without token and query [S7.remote-log.02 S7.remote-log.03 S7.remote-log.06]',
    async (_what, answer, httpStatus) => {
      const { client, logged } = shopAnswering(answer);
      await failureOf(unwrap(client.GET(layout)));
      expect(logged).toHaveBeenCalledTimes(1);
      const entry = logged.mock.calls[0]?.[0] ?? '';
      expect(JSON.parse(entry)).toMatchObject({ traceId: 'web-api', appId: 'app-mall', data: { httpStatus } });
      expect(entry).not.toContain('at_1');
      expect(entry).not.toContain('secret');
    },
  );

  test('records where, how and what was sent and answered, and no secret of it [S7.remote-log.04 S7.remote-log.05]', async () => {
    const { client, logged } = shopAnswering(() => json(envelope(500, { hint: 'later', token: 'at_9' })));
    const body = { email: 'ada@example.org', scene: 'RESET' } as const;
    await failureOf(unwrap(client.POST('/bff-app/v1/mobile/email/send/verification-code', { body })));
    const { data } = JSON.parse(logged.mock.calls[0]?.[0] ?? '');
    expect(Object.keys(data)).toEqual(['url', 'href', 'httpStatus', 'httpMethod', 'data', 'headers', 'body']);
    expect(data).toMatchObject({
      url: 'https://shop.test/bff-app/v1/mobile/email/send/verification-code',
      href: 'https://shop.test/home',
      httpStatus: 200,
      httpMethod: 'POST',
      data: { email: '[redacted]', scene: 'RESET' },
      headers: { site: 'GB' },
      body: { status: 500, data: { hint: 'later', token: '[redacted]' } },
    });
    expect(Object.keys(data.headers)).not.toContain('authorization');
  });

  test('records a fault of the page by its stack and its place [S7.remote-log.03 S7.remote-log.09 S7.remote-log.10]', () => {
    const send = vi.fn<(entry: string) => void>();
    const log = createRemoteLog({ send, href: () => 'https://shop.test/home?q=1#a', now: () => 0 });
    const fault = new Error('broken');
    log.pageError(fault);
    expect(JSON.parse(send.mock.calls[0]?.[0] ?? '')).toEqual({
      traceId: 'web-code',
      appId: 'app-mall',
      data: { stack: fault.stack, href: 'https://shop.test/home' },
    });
  });

  const named = [
    ['S7.named-paths.01', '/bff-app/v1/mobile/email/registry'],
    ['S7.named-paths.02', '/bff-app/v1/mobile/email/login'],
    ['S7.named-paths.03', '/app-mall/v1/internal/inventory/stock'],
    ['S7.named-paths.04', '/app-mall/v1/order/checkSkuQualityAndInventory'],
    ['S7.named-paths.05', '/app-mall/v1/user-share-code/bind'],
    ['S7.named-paths.06', '/app-mall/v1/appQuestionAnswer/answerer-apply'],
    ['S7.named-paths.07', '/bff-app/ai-robot/execute'],
    ['S7.named-paths.08', '/app-mall/v1/appQuestionAnswer/reply'],
  ] as const;

  test.each(named)('[%s] never records %s, whatever its query [S7.remote-log.07]', (_id, path) => {
    const send = vi.fn();
    const log = createRemoteLog({ send, href: () => '', now: () => 0 });
    const failed = { httpStatus: 500, httpMethod: 'POST', headers: {}, data: 1, body: 1 };
    log.request({ ...failed, url: `https://shop.test${path}` });
    log.request({ ...failed, url: `https://shop.test${path}?a=1` });
    expect(send).not.toHaveBeenCalled();
    log.request({ ...failed, url: `https://shop.test${path}/more` });
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('excludes those paths and no other [S7.remote-log.07]', () => {
    expect(unloggedPaths).toEqual(named.map(([, path]) => path));
  });

  test('blackens secrets and personal data at any depth [S7.remote-log.05]', () => {
    const canary = 'canary-7';
    const said = JSON.stringify(
      redact({ a: [{ password: canary, refreshToken: canary, b: { postcode: canary, email: canary } }], ok: 1 }),
    );
    expect(said).not.toContain(canary);
    expect(said).toContain('"ok":1');
  });

  test.each([
    'line1',
    'line2',
    'city',
    'district',
    'company',
    'taxId',
    'birthday',
    'note',
    'remark',
    'accessKey',
    'sessionId',
  ])('blackens %s of an address or an order', (key) => {
    expect(redact({ lines: 1, [key]: 'canary' })).toEqual({ lines: 1, [key]: '[redacted]' });
  });

  test('blackens an address of mails, a card and a token in the words of a fault', () => {
    const send = vi.fn<(entry: string) => void>();
    const log = createRemoteLog({ send, href: () => '', now: () => 0 });
    log.pageError('Canary.bird@lampyris.test paid with 4242 4242 4242 4242 and at_vU8kJs-12 at line 12:1763740000');
    expect(JSON.parse(send.mock.calls[0]?.[0] ?? '').data.stack).toBe(
      '[redacted] paid with [redacted] and [redacted] at line 12:1763740000',
    );
  });

  test('leaves the bodies out where an entry would be too long', () => {
    const send = vi.fn<(entry: string) => void>();
    const log = createRemoteLog({ send, href: () => '', now: () => 0 });
    const body = { note: 'x'.repeat(9_000) };
    log.request({ url: '/a', httpStatus: 500, httpMethod: 'POST', headers: {}, data: 1, body });
    expect(JSON.parse(send.mock.calls[0]?.[0] ?? '')).toMatchObject({ data: { url: '/a', httpStatus: 500 } });
    expect(send.mock.calls[0]?.[0].length).toBeLessThan(8_192);
  });

  test('sends ten entries a minute at most', () => {
    const send = vi.fn();
    let now = 0;
    const log = createRemoteLog({ send, href: () => '', now: () => now });
    for (let i = 0; i < 11; i++) log.pageError(new Error('x'));
    expect(send).toHaveBeenCalledTimes(10);
    now = 60_000;
    log.pageError(new Error('x'));
    expect(send).toHaveBeenCalledTimes(11);
  });
});
