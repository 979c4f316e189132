import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createShopClient, idempotent, type ShopClient } from './client.ts';
import { unwrap } from './envelope.ts';

const contract = path.resolve(import.meta.dirname, '../../openapi');

/** The part of an operation that says what it is sent and what it answers. */
interface Operation {
  readonly parameters?: readonly { readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: unknown;
}

/** An operation as the contract has it, which the server is bound to. */
async function operationOf(method: string, address: string): Promise<Operation | undefined> {
  const { paths } = parse(await readFile(path.join(contract, 'shop.yaml'), 'utf8'));
  const [file = '', name = ''] = String(paths[address]?.$ref).split('#/');
  return parse(await readFile(path.join(contract, file), 'utf8'))[name]?.[method.toLowerCase()];
}

function recorder() {
  const sent: Request[] = [];
  const client = createShopClient(async (request) => {
    sent.push(request);
    return Response.json({ status: 200, message: 'ok', data: {}, serverTime: 1, traceId: 't' });
  }, 'https://shop.test');
  return { client, sent };
}

const account = '/bff-app/v1/mobile';
const cart = '/app-mall/v1/shopping-cart';
const email = 'ada@example.org';
const registration = {
  email,
  ticket: 't',
  password: 'x',
  nickname: 'Ada',
  country: 'US',
  marketingOptIn: false,
  termsVersion: '1',
};
const line = { sku: 'GLOW-1', quantity: 2, buyType: 0 } as const;

/** What is sent with it: in the query, in the body, or nothing. */
type Payload = { readonly query: string } | { readonly body: unknown } | 'nothing';

const calls: readonly (readonly [
  id: string,
  method: string,
  address: string,
  call: (client: ShopClient) => Promise<unknown>,
  payload: Payload,
])[] = [
  [
    'S7.account-calls.01',
    'GET',
    `${account}/email/check`,
    (client) => client.GET('/bff-app/v1/mobile/email/check', { params: { query: { email } } }),
    { query: '?email=ada%40example.org' },
  ],
  [
    'S7.account-calls.02',
    'POST',
    `${account}/email/send/verification-code`,
    (client) => client.POST('/bff-app/v1/mobile/email/send/verification-code', { body: { email, scene: 'REGISTER' } }),
    { body: { email, scene: 'REGISTER' } },
  ],
  [
    'S7.account-calls.03',
    'POST',
    `${account}/email/verification-code/check`,
    (client) =>
      client.POST('/bff-app/v1/mobile/email/verification-code/check', {
        body: { email, code: '123456', scene: 'REGISTER' },
      }),
    { body: { email, code: '123456', scene: 'REGISTER' } },
  ],
  [
    'S7.account-calls.04',
    'POST',
    `${account}/email/registry`,
    (client) => client.POST('/bff-app/v1/mobile/email/registry', { body: registration }),
    { body: registration },
  ],
  [
    'S7.account-calls.05',
    'POST',
    `${account}/email/password-forget`,
    (client) =>
      client.POST('/bff-app/v1/mobile/email/password-forget', { body: { email, ticket: 't', password: 'x' } }),
    { body: { email, ticket: 't', password: 'x' } },
  ],
  [
    'S7.account-calls.06',
    'POST',
    `${account}/email/login`,
    (client) => client.POST('/bff-app/v1/mobile/email/login', { body: { email, password: 'x' } }),
    { body: { email, password: 'x' } },
  ],
  [
    'S7.account-calls.07',
    'POST',
    `${account}/email/logout`,
    (client) => client.POST('/bff-app/v1/mobile/email/logout', { body: {} }),
    { body: {} },
  ],
  [
    'S7.account-calls.08',
    'GET',
    `${account}/user-info`,
    (client) => client.GET('/bff-app/v1/mobile/user-info'),
    'nothing',
  ],
  ['S7.account-calls.09', 'GET', `${account}/su-info`, (client) => client.GET('/bff-app/v1/mobile/su-info'), 'nothing'],
  [
    'S7.account-calls.10',
    'POST',
    `${account}/refresh-token`,
    (client) => client.POST('/bff-app/v1/mobile/refresh-token', { body: { refreshToken: 'r', clientId: 'c' } }),
    { body: { refreshToken: 'r', clientId: 'c' } },
  ],
  ['S7.shop-calls.01', 'GET', cart, (client) => client.GET('/app-mall/v1/shopping-cart'), 'nothing'],
  [
    'S7.shop-calls.02',
    'POST',
    cart,
    (client) => client.POST('/app-mall/v1/shopping-cart', { body: line }),
    { body: line },
  ],
  [
    'S7.shop-calls.03',
    'PUT',
    cart,
    (client) => client.PUT('/app-mall/v1/shopping-cart', { body: [{ id: 'L1', ...line }] }),
    { body: [{ id: 'L1', ...line }] },
  ],
  [
    'S7.shop-calls.04',
    'DELETE',
    cart,
    (client) => client.DELETE('/app-mall/v1/shopping-cart', { body: { ids: ['L1'] } }),
    { body: { ids: ['L1'] } },
  ],
  [
    'S7.shop-calls.05',
    'POST',
    `${cart}/merge`,
    (client) =>
      client.POST('/app-mall/v1/shopping-cart/merge', { body: [line], params: { header: idempotent('key-1') } }),
    { body: [line] },
  ],
  [
    'S7.shop-calls.06',
    'GET',
    `${cart}/quantity`,
    (client) => client.GET('/app-mall/v1/shopping-cart/quantity'),
    'nothing',
  ],
];

describe('page and server agree on', () => {
  test.each(calls)('[%s] %s %s', async (_id, method, address, call, payload) => {
    const { client, sent } = recorder();
    await call(client);
    const [request] = sent;
    const { pathname, search } = new URL(request?.url ?? '');
    const body = (await request?.text()) ?? '';
    const operation = await operationOf(method, address);
    expect([request?.method, pathname]).toEqual([method, address]);
    expect(operation).toBeDefined();
    expect(search).toBe(payload !== 'nothing' && 'query' in payload ? payload.query : '');
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(
      payload !== 'nothing' && 'body' in payload ? payload.body : undefined,
    );
    expect(operation?.requestBody !== undefined).toBe(payload !== 'nothing' && 'body' in payload);
  });

  test.each([500, 401, 422])('a refresh that fails when it answers %i [S7.account-calls.11]', async (status) => {
    const client = createShopClient(
      async () => Response.json({ status, message: 'No.', data: null, serverTime: 1, traceId: 't' }),
      'https://shop.test',
    );
    const body = { refreshToken: 'r', clientId: 'c' };
    await expect(unwrap(client.POST('/bff-app/v1/mobile/refresh-token', { body }))).rejects.toMatchObject({ status });
  });

  test('the new tokens and their end as an instant [S7.account-calls.11 S3.records.07]', async () => {
    const data = { token: 'at_2', refreshToken: 'rt_2', refreshTokenExpireTime: 1_900_000_000_000 };
    const client = createShopClient(
      async () => Response.json({ status: 200, message: 'ok', data, serverTime: 1, traceId: 't' }),
      'https://shop.test',
    );
    const body = { refreshToken: 'r', clientId: 'c' };
    expect(await unwrap(client.POST('/bff-app/v1/mobile/refresh-token', { body }))).toEqual(data);
  });
});
