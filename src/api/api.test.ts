import { describe, expect, test } from 'vitest';
import { refreshBand } from '#rules/tokens.ts';
import { envelope, failureOf, json, layout, shopAnswering } from './answering-fixture.ts';
import { idempotent } from './client.ts';
import { unwrap } from './envelope.ts';
import { createGate } from './gate.ts';
import { createServerClock } from './server-clock.ts';

describe('every request', () => {
  test('carries what is stored about the client [S7.calls.02 S7.calls.03]', async () => {
    const { client, sent } = shopAnswering(() => json(envelope(200, { blocks: [] })));
    await unwrap(client.GET(layout));
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      site: 'GB',
      authorization: 'Bearer at_1',
      appversion: '5.0.0',
      clientid: 'client-0001-0001',
      country: 'GB',
      'accept-language': 'en',
      timezone: 'Europe/London',
      clienttype: '6',
    });
    expect(sent[0]?.credentials).toBe('same-origin');
  });

  test('of page times carries the client id, too [S7.page-time-upload.02]', async () => {
    const { client, sent } = shopAnswering(() => json(envelope(200)));
    const page = { path: '/home', duration: 3_000, pathName: 'home', moduleId: 'home', activityName: '' };
    await unwrap(client.POST('/app-mall/v1/page-time/report', { body: { pages: [page] } }));
    expect(sent[0]?.headers.get('clientid')).toBe('client-0001-0001');
  });

  test('leaves out what is not known', async () => {
    const { client, sent } = shopAnswering(() => json(envelope(200, { blocks: [] })), { token: '', country: '' });
    await unwrap(client.GET(layout));
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('country')).toBe(false);
  });

  test('can carry the key of its intent', async () => {
    const { client, sent } = shopAnswering(() => json(envelope(200, [])));
    const key = '7f3f9b0e-9e5c-4f1e-8a53-7f3f9b0e9e5c';
    await unwrap(
      client.POST('/app-mall/v1/shopping-cart/merge', {
        body: [{ sku: 'A', quantity: 1 }],
        params: { header: idempotent(key) },
      }),
    );
    expect(sent[0]?.headers.get('idempotency-key')).toBe(key);
  });

  test('waits while the token is exchanged; the exchange itself does not [S4.refresh.06]', async () => {
    const { client, sent, gate } = shopAnswering(() => json(envelope(200, { blocks: [] })));
    let waiting: Promise<unknown> = Promise.resolve();
    await gate.closeDuring(async () => {
      waiting = unwrap(client.GET(layout));
      await client.POST('/bff-app/v1/mobile/refresh-token', { body: { refreshToken: 'rt', clientId: 'c' } });
      expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/bff-app/v1/mobile/refresh-token']);
    });
    await waiting;
    expect(sent).toHaveLength(2);
  });

  test('that waited for an exchange is given up where somebody else came meanwhile', async () => {
    const member = { account: 'A1' };
    const { client, sent, gate } = shopAnswering(() => json(envelope(200)), {
      get account() {
        return member.account;
      },
    });
    let waiting: Promise<unknown> = Promise.resolve();
    await gate.closeDuring(() => {
      waiting = failureOf(unwrap(client.GET(layout)));
      member.account = 'B2';
      return Promise.resolve();
    });
    expect(await waiting).toMatchObject({ kind: 'aborted' });
    expect(sent).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
    'never carries the refresh token that is exchanged %i turns later',
    async (turns) => {
      const exchange = { isOn: false };
      const { client, sent, gate } = shopAnswering(() => json(envelope(200, { blocks: [] })), {
        get token() {
          return exchange.isOn ? 'rt_1' : 'at_1';
        },
      });
      const asking = client.GET(layout);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      exchange.isOn = true;
      await gate.closeDuring(async () => {
        await new Promise((resolve) => setImmediate(resolve));
        exchange.isOn = false;
      });
      await asking;
      expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer at_1']);
    },
  );

  test('goes on after an exchange that failed', async () => {
    const gate = createGate();
    await expect(gate.closeDuring(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(gate.opening()).toBeUndefined();
  });
});

describe('a reply', () => {
  test('of status 200 gives its data', async () => {
    const { client } = shopAnswering(() => json(envelope(200, { blocks: [] })));
    await expect(unwrap(client.GET(layout))).resolves.toEqual({ blocks: [] });
  });

  test('of another status fails with what the server said', async () => {
    const fields = [{ path: 'email', rule: 'email', message: 'Not an email' }];
    const { client } = shopAnswering(() => json(envelope(422, null, { code: 'ADDR_FIELD', fields })));
    const error = await failureOf(unwrap(client.GET(layout)));
    expect(error).toMatchObject({ kind: 'answer', status: 422, code: 'ADDR_FIELD', message: 'No.' });
    expect(error.fieldMessage('email')).toBe('Not an email');
  });

  test('of HTTP 503 is named by the status [S8.errors.01 S8.errors.02 S8.errors.07]', async () => {
    const { client } = shopAnswering(() => new Response('<html>', { status: 503 }));
    const error = await failureOf(unwrap(client.GET(layout)));
    expect(error).toMatchObject({ kind: 'http', status: 503, message: 'Request failed with status 503', name: '503' });
    expect(error.response).toBeInstanceOf(Response);
    expect(error.response?.status).toBe(503);
  });

  test.each(['not json', '{"half":', '[]', '{"status":200.5}'])('%j cannot be read [S8.errors.08]', async (text) => {
    const { client } = shopAnswering(() => new Response(text, { headers: { 'content-type': 'application/json' } }));
    expect((await failureOf(unwrap(client.GET(layout)))).kind).toBe('parse');
  });

  test('that never comes is a network error', async () => {
    const { client } = shopAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await failureOf(unwrap(client.GET(layout)));
    expect(error).toMatchObject({ kind: 'network', message: 'Network error occurred' });
  });

  test('that breaks off is a network error', async () => {
    const broken = new ReadableStream({ pull: (reply) => reply.error(new TypeError('terminated')) });
    const { client } = shopAnswering(() => new Response(broken));
    expect((await failureOf(unwrap(client.GET(layout)))).kind).toBe('network');
  });

  test('that nobody waits for any more is no network error', async () => {
    const { client } = shopAnswering(() => Promise.reject(new DOMException('aborted', 'AbortError')));
    expect((await failureOf(unwrap(client.GET(layout)))).kind).toBe('aborted');
  });

  test('knows the time of the server [S4.refresh.10]', async () => {
    const { client, clock } = shopAnswering(() => json(envelope(200, { blocks: [] })));
    await unwrap(client.GET(layout));
    expect(clock.now()).toBe(1_000_000);
  });
});

describe('body status 40', () => {
  test('passes without an error, a notice or a log entry [S8.errors.03]', async () => {
    const { client, logged, onUnauthorized } = shopAnswering(() => json(envelope(40)));
    expect(await unwrap(client.GET(layout))).toEqual({});
    expect(logged).not.toHaveBeenCalled();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('body status 401', () => {
  test('does not send the request of one member with the token of the next', async () => {
    const member = { token: 'at_1', account: 'A1' };
    const { client, sent, onUnauthorized } = shopAnswering(() => json(envelope(401)), {
      get token() {
        return member.token;
      },
      get account() {
        return member.account;
      },
    });
    onUnauthorized.mockImplementation(() => {
      Object.assign(member, { token: 'bob', account: 'B2' });
      return Promise.resolve(true);
    });
    expect((await failureOf(unwrap(client.GET(layout)))).status).toBe(401);
    expect(sent).toHaveLength(1);
  });

  test('of a member call asks for the session once per reply, with the token that was sent [S4.session.01]', async () => {
    const { client, onUnauthorized } = shopAnswering(() => json(envelope(401)));
    await failureOf(unwrap(client.GET(layout)));
    expect(onUnauthorized.mock.calls).toEqual([['at_1']]);
  });

  test('goes once more with the token that has taken its place', async () => {
    const { client, sent, onUnauthorized } = shopAnswering(
      (request) => json(envelope(request.headers.get('authorization') === 'Bearer at_2' ? 200 : 401, { count: 1 })),
      {
        get token() {
          return onUnauthorized.mock.calls.length > 0 ? 'at_2' : 'at_1';
        },
      },
    );
    onUnauthorized.mockResolvedValue(true);
    await unwrap(client.POST('/app-mall/v1/shopping-cart', { body: { sku: 'A', quantity: 1 } }));
    expect(await Promise.all(sent.map((request) => request.json()))).toEqual([
      { sku: 'A', quantity: 1 },
      { sku: 'A', quantity: 1 },
    ]);
  });

  test('of that token, too, is an answer', async () => {
    const { client, sent, onUnauthorized } = shopAnswering(() => json(envelope(401)));
    onUnauthorized.mockResolvedValue(true);
    expect((await failureOf(unwrap(client.GET(layout)))).status).toBe(401);
    expect(sent).toHaveLength(2);
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  test('of a guest ends no session', async () => {
    const { client, onUnauthorized } = shopAnswering(() => json(envelope(401)), { token: '' });
    await failureOf(unwrap(client.GET(layout)));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of login is a form error [S4.session.03]', async () => {
    const { client, onUnauthorized } = shopAnswering(() => json(envelope(401, null, { code: 'AUTH_BAD_CREDENTIALS' })));
    const body = { email: 'a@b.test', password: 'x' };
    const error = await failureOf(unwrap(client.POST('/bff-app/v1/mobile/email/login', { body })));
    expect(error.code).toBe('AUTH_BAD_CREDENTIALS');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('of something that is not our envelope ends no session', async () => {
    const { client, onUnauthorized } = shopAnswering(() => json({ status: 401 }));
    await failureOf(unwrap(client.GET(layout)));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('the server clock', () => {
  test('prefers the quickest reply', () => {
    const clock = createServerClock(() => 0);
    clock.measure(5_000, 0, 100);
    clock.measure(9_000, 0, 8_000);
    expect(clock.now()).toBe(4_950);
  });

  test('keeps the band of a token when the device is 20 days off [S4.refresh.10]', () => {
    const day = 86_400_000;
    const expires = 1_900_000_000_000;
    const bandAt = (device: number) => {
      const clock = createServerClock(() => device);
      clock.measure(expires - 155 * day, device, device);
      return refreshBand(expires, clock.now());
    };
    const right = expires - 155 * day;
    expect([bandAt(right), bandAt(right - 20 * day), bandAt(right + 20 * day)]).toEqual(['renew', 'renew', 'renew']);
    expect(refreshBand(expires, right + 20 * day)).toBe('exchange');
  });

  test('follows a device clock that was set anew', () => {
    const year = 31_536_000_000;
    const clock = createServerClock(() => year);
    clock.measure(50, 0, 100);
    clock.measure(1_100, year + 1_000, year + 1_200);
    expect(clock.now()).toBe(0);
  });
});

test('a query holds at most 20 elements of an array, repeated, and no absent values', async () => {
  const { client, sent } = shopAnswering(() => json(envelope(200, { list: [] })));
  const filters = Array.from({ length: 25 }, (_, index) => `room:${index}`);
  await unwrap(client.GET('/app-mall/v1/product/list', { params: { query: { facets: filters, pageNo: 2 } } }));
  const params = new URL(sent[0]?.url ?? '').searchParams;
  expect(params.getAll('facets')).toEqual(filters.slice(0, 20));
  expect([...params.keys()].filter((name) => name !== 'facets')).toEqual(['pageNo']);
});
