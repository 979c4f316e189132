import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractApi, openContractApi, operation, operations } from './contract-api.ts';

let api: ContractApi;
beforeAll(async () => {
  api = await openContractApi();
});
afterAll(() => api.close());

const json = { 'content-type': 'application/json' };
const login = '/bff-app/v1/mobile/email/login';
const post = (payload: string | Buffer, headers: Record<string, string> = json, url = login) =>
  api.app.inject({ method: 'POST', url, headers, payload });

describe('a body that cannot be read', () => {
  it.each(['{', 'null}', '{"email":}', '\u0000', '{"a":1}{', '[1,', 'undefined', '"\\u{1}"'])(
    'is answered 400: %j',
    async (payload) => {
      const reply = await post(payload);
      expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
    },
  );

  it.each(['null', '1', '"text"', '[]', 'true'])('is refused when it is no object: %s', async (payload) => {
    expect((await post(payload)).json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });

  it('is refused when it is missing', async () => {
    const reply = await api.app.inject({ method: 'POST', url: login });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
  });

  it('is refused when its length is a lie of text in another encoding', async () => {
    const reply = await post(Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]));
    expect(reply.statusCode).toBe(400);
  });
});

describe('a body that is too much', () => {
  it('is answered 413 above its limit', async () => {
    const reply = await post(`{"email":"${'x'.repeat(140_000)}"}`);
    expect([reply.statusCode, reply.json().code]).toEqual([413, 'BAD_REQUEST']);
  });

  it('is refused however deep it is', async () => {
    const deep = `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`;
    expect((await post(deep)).json().status).toBe(400);
    expect((await post(`${'['.repeat(60_000)}${']'.repeat(60_000)}`)).json().status).toBe(400);
  });

  it('gets a short list of what is wrong', async () => {
    const lines = Array.from({ length: 5_000 }, () => ({}));
    const answer = await api.send(operation('quoteCart'), { body: { lines } });
    expect(answer.status).toBe(400);
    expect(answer.fields?.length).toBeLessThanOrEqual(20);
  });
});

describe('a body that reaches for a prototype', () => {
  const poisons = [
    '{"__proto__":{"admin":true},"email":"a@b.c","password":"x"}',
    '{"email":"a@b.c","password":"x","constructor":{"prototype":{"admin":true}}}',
    '{"email":{"__proto__":{"admin":true}},"password":"x"}',
    '{"\\u005f_proto__":{"admin":true}}',
  ];

  it.each(poisons)('is refused: %s', async (payload) => {
    expect((await post(payload)).json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it.each(['__proto__[admin]=1', 'constructor.prototype.admin=1', '__proto__.admin=1'])(
    'in its query changes nothing: %s',
    async (query) => {
      const reply = await api.app.inject({ method: 'GET', url: `/app-mall/v1/product/list?${query}` });
      expect(reply.json().status).toBe(200);
      expect(Object.prototype).not.toHaveProperty('admin');
    },
  );
});

describe('the character NUL, which no database of ours can keep', () => {
  it('is refused in a body and in a query', async () => {
    const body = { email: 'a\u0000@lampyris.test', password: 'x' };
    expect((await post(JSON.stringify(body))).json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
    const reply = await api.app.inject({ method: 'GET', url: '/app-mall/v1/search/suggest?q=a%00b' });
    expect(reply.json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
  });
});

describe('an address that is not of the shop', () => {
  it.each([
    '/app-mall/v1/none',
    '/app-mall/v1/product/list/',
    '/APP-MALL/v1/product/list',
    '/app-mall/v1/%2e%2e/%2e%2e/etc/passwd',
    '/app-mall/v1/order/detail%00',
    '/bff-app/v1/mobile/user-info;a=1',
  ])('is answered 404: %s', async (url) => {
    const reply = await api.app.inject({ method: 'GET', url });
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'NOT_FOUND']);
  });

  it('that is no address at all is answered 400', async () => {
    const reply = await api.app.inject({ method: 'GET', url: '/app-mall/v1/%E0%A4%A' });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('a method that an address does not know', () => {
  const verbs = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;
  const paths = [...new Set(operations.map(({ path }) => path))].filter((path) => !path.includes('{'));

  it.each(paths)('is answered 404: %s', async (path) => {
    const methods = operations.filter((candidate) => candidate.path === path).map(({ method }) => method);
    for (const method of verbs.filter((verb) => !methods.includes(verb))) {
      const reply = await api.app.inject({ method, url: path, headers: json, payload: '{}' });
      expect([method, reply.statusCode, reply.json().code]).toEqual([method, 404, 'NOT_FOUND']);
    }
  });

  it('such as TRACE never sees the headers of the request again', async () => {
    const reply = await api.app.inject({ method: 'TRACE', url: login, headers: { authorization: 'Bearer at_x' } });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain('at_x');
  });
});

describe('headers that are odd', () => {
  const ask = (headers: Record<string, string>) =>
    api.app.inject({ method: 'GET', url: '/app-mall/v1/product/list', headers });

  it.each<Record<string, string>>([
    { site: '../..' },
    { site: 'x'.repeat(5_000) },
    { country: '<US>' },
    { clientid: 'x'.repeat(5_000) },
    { clienttype: 'NaN' },
    { 'accept-language': '*;q=9' },
    { 'accept-encoding': 'br;q=, ,,;' },
    { 'user-agent': 'x'.repeat(5_000) },
  ])('leave the shop open: %o', async (headers) => {
    expect((await ask(headers)).json().status).toBe(200);
  });

  it.each(['Basic YTpi', 'Bearer', 'Bearer ', 'Bearer a b', `Bearer ${'x'.repeat(9_000)}`])(
    'never pass for a token: %j',
    async (authorization) => {
      const reply = await api.app.inject({
        method: 'GET',
        url: '/app-mall/v1/shopping-cart',
        headers: { authorization },
      });
      expect(reply.json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    },
  );
});
