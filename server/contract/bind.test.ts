import { once } from 'node:events';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeApp } from '../app.ts';
import { tokenHash } from '../security/token-hash.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import { Reply } from './reply.ts';
import type { RequestContext } from './request-context.ts';
import { ShopError } from './shop-error.ts';

const file = join(import.meta.dirname, 'fixture-contract.yaml');
const uuid = '0b0e7d3c-93a1-4f5e-8f0a-1f6f3f0a9d11';

interface Seen {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Readonly<Record<string, unknown>>;
  context?: Partial<RequestContext>;
  bearer?: unknown;
}

let shop: TestShop;
let app: FastifyInstance;
let seen: Seen;
let answer: () => unknown;
let checkCount: number;

const handler = async (request: Seen): Promise<unknown> => {
  seen = request;
  return answer();
};
const names = ['getLamp', 'addLamp', 'getMine', 'getOrder', 'refresh', 'operate'];
const all = Object.fromEntries(names.map((name) => [name, handler]));

const addSession = async (
  token: string,
  row: { revoked_at?: number; token_expire_time?: number } = {},
): Promise<void> => {
  const now = shop.clock.now();
  await shop.db
    .insertInto('sessions')
    .values({
      id: shop.newId(),
      account_id: 'ada',
      client_id: 'c',
      family_id: shop.newId(),
      counter: 0,
      token_hash: tokenHash(token),
      token_expire_time: now + 1_000,
      refresh_token_hash: tokenHash(`r${token}`),
      refresh_token_expire_time: now + 2_000,
      parent_id: null,
      used_at: null,
      revoked_at: null,
      revoke_reason: null,
      user_agent: '',
      ip_prefix: '',
      created_at: now,
      updated_at: now,
      ...row,
    })
    .execute();
};

beforeAll(async () => {
  shop = await openTestShop();
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  app = await makeApp({ shop, handlers: all, contract: { file } });
  checkCount = compile.mock.calls.length;
  compile.mockRestore();
  const now = shop.clock.now();
  await shop.db
    .insertInto('accounts')
    .values({
      id: 'ada',
      email: 'ada@example.com',
      password_hash: '',
      nickname: 'Ada',
      country: 'US',
      site: 'US',
      locale: 'en',
      terms_version: '1',
      email_verified_at: now,
      status: 'ACTIVE',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await addSession('at_good');
  await addSession('at_revoked', { revoked_at: now });
  await addSession('at_old', { token_expire_time: now });
});
beforeEach(() => {
  seen = {};
  answer = () => ({ sku: 'ARC' });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ method: 'GET', url, headers });
const post = (body: unknown, headers: Record<string, string> = { 'idempotency-key': uuid }) =>
  app.inject({
    method: 'POST',
    url: '/lamp',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });
const lamp = { sku: 'ARC', address: { postcode: '10115' } };

describe('binding the contract', () => {
  it('compiles no check of what nobody has asked yet', () => {
    expect(checkCount).toBe(0);
  });

  it('fails at start when an operation has no handler or a handler no operation', async () => {
    const { getLamp: _, ...rest } = all;
    await expect(makeApp({ shop, handlers: { ...rest, getLump: handler }, contract: { file } })).rejects.toThrow(
      'Operations without a handler: getLamp. Handlers without an operation: getLump',
    );
  });
});

describe('a request', () => {
  it('reaches its handler with defaults, the right types and nothing undeclared', async () => {
    await get('/lamp/ARC?rooms=hall&evil=1&__proto__=x', { site: 'DE', country: 'FR' });
    expect(seen.params).toEqual({ sku: 'ARC' });
    expect(seen.query).toEqual({ watts: 5, rooms: ['hall'] });
    expect([seen.context?.site, seen.context?.country]).toEqual(['EU', 'FR']);
    await get('/lamp/ARC?watts=7&rooms=hall&rooms=den');
    expect(seen.query).toEqual({ watts: 7, rooms: ['hall', 'den'] });
    expect([seen.context?.site, seen.context?.country]).toEqual(['US', 'US']);
  });

  it('has the country of its market when it names one the market does not ship to', async () => {
    await get('/lamp/ARC', { site: 'GB', country: 'US' });
    expect(seen.context?.country).toBe('GB');
  });

  it.each([
    ['/lamp/ARC?watts=0', 'watts', 'number', 'Watts must be between 1 and 10'],
    ['/lamp/ARC?watts=11', 'watts', 'number', 'Watts must be between 1 and 10'],
    ['/lamp/ARC?watts=many', 'watts', 'pattern', 'Watts is not valid'],
    ['/lamp/ARC?rooms=a&rooms=b&rooms=c', 'rooms', 'number', 'The number of rooms cannot be greater than 2'],
    ['/lamp/arc', 'sku', 'pattern', 'Sku is not valid'],
  ])('%s is refused because of %s', async (url, path, rule, message) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ status: 400, code: 'BAD_REQUEST', fields: [{ path, rule, message }] });
    expect(seen).toEqual({});
  });

  it.each([
    [{ ...lamp, sku: 'LONGER' }, 'sku', 'length', 'Sku cannot be longer than 5 characters'],
    [{ ...lamp, sku: null }, 'sku', 'empty', 'Sku cannot be empty'],
    [{ ...lamp, quantity: '2' }, 'quantity', 'pattern', 'Quantity is not valid'],
    [{ ...lamp, total: 1 }, 'total', 'pattern', 'Total is not valid'],
    [{ sku: 'ARC', address: {} }, 'address.postcode', 'required', 'Postcode is required'],
    [[], '', 'pattern', 'Request is not valid'],
  ])('with the body %j is refused because of "%s"', async (body, path, rule, message) => {
    expect((await post(body)).json()).toMatchObject({ status: 400, fields: [{ path, rule, message }] });
  });

  it('without its idempotency key is refused by name', async () => {
    expect((await post(lamp, {})).json()).toMatchObject({ status: 400, code: 'IDEMPOTENCY_KEY_REQUIRED' });
    expect((await post(lamp, { 'idempotency-key': 'not-a-uuid' })).json()).toMatchObject({
      fields: [{ rule: 'pattern', message: 'Idempotency key is not valid' }],
    });
    await post(lamp);
    expect(seen.headers?.['idempotency-key']).toBe(uuid);
    expect(seen.body).toEqual({ ...lamp, quantity: 1 });
  });

  it.each(['{"sku":', '', '{"sku":"ARC","__proto__":{"admin":true},"address":{"postcode":"1"}}'])(
    'with the text %j is a transport error',
    async (text) => {
      const reply = await post(text);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    },
  );

  it('that is too large is refused with 413', async () => {
    const reply = await post(JSON.stringify({ ...lamp, note: 'x'.repeat(128 * 1_024) }));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({ status: 400, message: 'The request is too large.' });
  });

  it('to an unknown path is answered with 404 and the envelope', async () => {
    const reply = await get('/app-mall/v1/nowhere');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ status: 404, code: 'NOT_FOUND', data: null });
  });
});

describe('an answer', () => {
  it('is the envelope with the server’s time and a trace id', async () => {
    const reply = await get('/lamp/ARC');
    expect(reply.json()).toEqual({
      status: 200,
      message: 'OK',
      data: { sku: 'ARC' },
      serverTime: shop.clock.now(),
      traceId: reply.headers['x-trace-id'],
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
  });

  it('that breaks the contract is caught outside production', async () => {
    answer = () => ({ lamp: 'ARC' });
    const reply = await get('/lamp/ARC');
    expect(reply.statusCode).toBe(500);
    expect(reply.json()).toMatchObject({
      status: 500,
      code: 'INTERNAL',
      message: 'Something went wrong. Please try again.',
    });
  });

  it('says nothing about a crash but the trace id', async () => {
    answer = () => {
      throw new Error('SELECT secret FROM lamps');
    };
    const reply = await get('/lamp/ARC');
    expect(reply.statusCode).toBe(500);
    expect(reply.body).not.toContain('secret');
    expect(reply.json()).toHaveProperty('traceId', reply.headers['x-trace-id']);
  });

  it('of a refused command carries its code and what helps to recover', async () => {
    answer = () => {
      throw new ShopError('OUT_OF_STOCK', { data: { left: 0 } });
    };
    const reply = await get('/lamp/ARC');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({ status: 422, code: 'OUT_OF_STOCK', data: { left: 0 } });
  });

  it('may be "already done" or no envelope at all', async () => {
    answer = () => Reply.alreadyDone();
    expect((await get('/lamp/ARC')).json()).toMatchObject({ status: 40, data: null });
    answer = () => Reply.raw(302, { location: '/home' });
    const redirect = await get('/lamp/ARC');
    expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/home']);
  });
});

describe('who may call', () => {
  const as = (token: string) => ({ authorization: `Bearer ${token}` });
  const statusOf = async (url: string, headers: Record<string, string>): Promise<number> =>
    (await get(url, headers)).json<{ status: number }>().status;

  it.each([
    ['nobody', {}, 401],
    ['a member', as('at_good'), 200],
    ['an unknown token', as('at_other'), 401],
    ['a revoked token', as('at_revoked'), 401],
    ['a token on the millisecond it expires', as('at_old'), 401],
    ['a refresh token', as('rt_good'), 401],
  ])('a member’s page: %s', async (_who, headers, status) => {
    expect(await statusOf('/mine', headers)).toBe(status);
  });

  it('a public operation: everybody, whatever the token', async () => {
    expect(await statusOf('/lamp/ARC', as('at_other'))).toBe(200);
    expect(seen.context?.account).toBeUndefined();
  });

  it('a guest’s operation: guests and members, but no dead token', async () => {
    const add = (headers: Record<string, string>) => post(lamp, { 'idempotency-key': uuid, ...headers });
    expect((await add({})).json()).toMatchObject({ status: 200 });
    expect((await add(as('at_good'))).json()).toMatchObject({ status: 200 });
    expect(seen.context?.account).toMatchObject({ accountId: 'ada' });
    expect((await add(as('at_old'))).json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
  });

  it('an order: its member or the bearer of its key, also with a dead token', async () => {
    expect(await statusOf('/order', {})).toBe(401);
    expect(await statusOf('/order', { 'order-access-key': 'k' })).toBe(200);
    expect(seen.context?.orderKey).toBe('k');
    expect(await statusOf('/order', { 'order-access-key': 'k', ...as('at_old') })).toBe(200);
    expect(await statusOf('/order', { 'order-access-key': 'k', ...as('rt_good') })).toBe(401);
    expect(await statusOf('/order', as('at_good'))).toBe(200);
  });

  it('a refresh: any bearer, which the handler judges', async () => {
    const refresh = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/refresh', headers });
    expect((await refresh({})).json()).toMatchObject({ status: 401 });
    expect((await refresh(as('rt_good'))).json()).toMatchObject({ status: 200 });
    expect(seen.bearer).toEqual({ kind: 'refresh', token: 'rt_good' });
  });

  it('the operations: the operator’s key only', async () => {
    expect(await statusOf('/operator', as('at_good'))).toBe(403);
    expect(await statusOf('/operator', { 'operator-key': 'guess' })).toBe(403);
    expect(await statusOf('/operator', { 'operator-key': shop.operatorKey })).toBe(200);
  });
});

describe('a body that a stranger sends', () => {
  const send = async (head: string, port: number) => {
    const socket = createConnection(port, '127.0.0.1');
    const answer = new Promise<string>((resolve, reject) => {
      let text = '';
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes('traceId')) resolve(text);
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(text === '' ? 'closed' : text));
    });
    await once(socket, 'connect');
    socket.write(`${head}\r\nhost: lamp\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`);
    return { answer, socket };
  };
  const listen = async (): Promise<number> => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    return Number(new URL(address).port);
  };

  it('is not waited for without a token that is valid, and for no longer than 30 seconds with one', async () => {
    const port = await listen();
    const refused = await send('POST /lamp HTTP/1.1\r\nauthorization: Bearer at_old', port);
    expect(await refused.answer).toContain('"status":401');
    refused.socket.destroy();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const slow = await send('POST /lamp HTTP/1.1\r\nauthorization: Bearer at_good', port);
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
      vi.advanceTimersByTime(30_000);
      expect(await slow.answer).toContain('408 Request Timeout');
    } finally {
      vi.useRealTimers();
    }
  });
});
