import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShopClient } from './client.ts';
import { unwrap } from './envelope.ts';
import { createGate } from './gate.ts';
import { createQueryClient } from './query-client.ts';
import { createServerClock } from './server-clock.ts';
import { createShopFetch } from './shop-fetch.ts';
import { shopKey, type Shop } from './shop.ts';

const answer = (data: unknown) => Response.json({ status: 200, message: 'ok', data, serverTime: 1, traceId: 't' });

function clientAnswering(reply: (request: Request) => Promise<Response>, timeout?: number) {
  const sent: Request[] = [];
  const none = {
    site: '',
    token: '',
    account: '',
    appVersion: '',
    clientId: '',
    country: '',
    locale: '',
    timezone: '',
    clientType: '',
  };
  const fetch = createShopFetch({
    fetch: (request) => {
      sent.push(request);
      return reply(request);
    },
    facts: () => none,
    gate: createGate(),
    clock: createServerClock(() => 0),
    deviceNow: () => 0,
    log: { request: () => undefined, pageError: () => undefined },
    onUnauthorized: () => Promise.resolve(false),
    ...(timeout === undefined ? {} : { timeout }),
  });
  return { client: createShopClient(fetch, 'https://shop.test'), sent };
}

/** A server that never answers, and a request that is given up. */
const silence = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });

describe('the client of the shop', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'sends JSON and forms by %s [S7.request-client.01]',
    async (method) => {
      const { client, sent } = clientAnswering(async () => answer({}));
      // The contract has no such path: what is tried here is how anything is written.
      const call = (init: object): unknown => Reflect.apply(client[method], undefined, ['/any', init]);
      await call({ body: { a: 1 } });
      await call({
        body: { a: 1, b: 'x y' },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(sent.map((request) => [request.method, request.headers.get('content-type')])).toEqual([
        [method, 'application/json'],
        [method, 'application/x-www-form-urlencoded'],
      ]);
      expect(await Promise.all(sent.map((request) => request.text()))).toEqual(['{"a":1}', 'a=1&b=x+y']);
    },
  );

  test('sends credentials to its own origin alone [S7.request-client.02]', async () => {
    const { client, sent } = clientAnswering(async () => answer({ blocks: [] }));
    await client.GET('/app-mall/v1/home/layout');
    expect(sent[0]?.credentials).toBe('same-origin');
  });

  test('asks the host of the shop by a relative path [S7.calls.01]', async () => {
    const { client, sent } = clientAnswering(async () => answer({ blocks: [] }));
    await client.GET('/app-mall/v1/home/layout');
    expect(sent[0]?.url).toBe('https://shop.test/app-mall/v1/home/layout');
  });
});

describe('a call without an answer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The platform's own timer does not follow the clock of a test.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((wait) => {
      const timer = new AbortController();
      setTimeout(() => timer.abort(new DOMException('late', 'TimeoutError')), wait);
      return timer.signal;
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([
    [undefined, 300_000],
    [50, 50],
  ])(
    'is given up by its time: a limit of %s, after %i ms, not one earlier [S7.calls.10 S7.request-client.03 S8.errors.06]',
    async (timeout, wait) => {
      const { client } = clientAnswering(silence, timeout);
      const ended = vi.fn();
      const calling = unwrap(client.GET('/app-mall/v1/home/layout')).catch(ended);
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await calling;
      expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
    },
  );
});

describe('what a GET answered', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => vi.useRealTimers());

  function reader() {
    const { client, sent } = clientAnswering(async () => answer({ blocks: [] }));
    const data = createQueryClient();
    const shop: Shop = { client, site: 'US', member: null };
    const read = (of: Shop = shop, options: { readonly staleTime?: number } = {}) =>
      data.fetchQuery({
        queryKey: shopKey(of, 'home'),
        queryFn: () => unwrap(client.GET('/app-mall/v1/home/layout')),
        ...options,
      });
    return { client, sent, data, shop, read };
  }

  test('is kept for 60 s and asked for again after that [S7.request-client.04 S7.request-client.05]', async () => {
    const { sent, read } = reader();
    await read();
    vi.advanceTimersByTime(59_900);
    await read();
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(100);
    await read();
    expect(sent).toHaveLength(2);
  });

  test('is asked for every time where nothing is to be kept [S7.request-client.04]', async () => {
    const { sent, read, shop } = reader();
    await read(shop, { staleTime: 0 });
    vi.advanceTimersByTime(1);
    await read(shop, { staleTime: 0 });
    expect(sent).toHaveLength(2);
  });

  test('is of one market and one member [S7.request-client.04]', async () => {
    const { sent, read, shop } = reader();
    await read();
    await read({ ...shop, site: 'GB' });
    await read({ ...shop, member: 'A1' });
    expect(sent).toHaveLength(3);
  });

  test('is asked for again after it was changed [S7.request-client.04]', async () => {
    const { sent, data, shop, read } = reader();
    await read();
    await data.invalidateQueries({ queryKey: shopKey(shop, 'home') });
    await read();
    expect(sent).toHaveLength(2);
  });

  test('is nothing that a POST answers [S7.request-client.04]', async () => {
    const { client, sent } = reader();
    const body = { sku: 'A', quantity: 1 };
    await client.POST('/app-mall/v1/shopping-cart', { body });
    await client.POST('/app-mall/v1/shopping-cart', { body });
    expect(sent).toHaveLength(2);
  });
});
