import { EventEmitter, once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minute } from '#rules/durations.ts';
import { makeApp } from './app.ts';
import { mailer } from './mail/mailer.ts';
import type { Pages } from './render/pages.ts';
import { inboxRoutes } from './routes/inbox.ts';
import { marketRoutes } from './routes/market.ts';
import { pagePolicy } from './security/headers.ts';
import { shopMails } from './shop/mails.ts';
import { toImage } from './shop/media/picture.ts';
import { storeUpload } from './shop/media/store-upload.ts';
import { arrivalOf, film } from './shop/media/upload-fixture.ts';
import { logInMember } from './testing/test-member.ts';
import { pageLimit } from './contract/rate-limits.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
let app: FastifyInstance;
const nonces: string[] = [];
const otherHosts: boolean[] = [];

let openSlowPages = (): void => undefined;
const slowPages = new Promise<void>((resolve) => (openSlowPages = resolve));

const pages: Pages = {
  policy: (path, nonce, inlineScripts) => pagePolicy(shop.config, path, nonce, inlineScripts),
  render: async ({ url, isOtherHost, nonce, fetch, beginRender }) => {
    if (url.pathname === '/collections') {
      const end = beginRender();
      if (url.searchParams.has('slow')) await slowPages;
      end();
    }
    nonces.push(nonce);
    otherHosts.push(isOtherHost);
    const inner = await fetch('/healthz');
    const isPage = url.pathname === '/home';
    return {
      status: isPage ? 200 : 404,
      body: `<p>${url.pathname} ${inner.status}</p>`,
      inlineScripts: ["'sha256-x'"],
    };
  },
};

beforeAll(async () => {
  shop = await openTestShop({ config: { rateLimits: true } });
  app = await makeApp({ shop, handlers: { ...marketRoutes, ...inboxRoutes }, pages, contract: { partial: true } });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const get = (url: string) => app.inject({ method: 'GET', url });

describe('a page', () => {
  it('carries a strict policy with a nonce that is never used twice', async () => {
    const [first, second] = [await get('/home'), await get('/home')];
    const policy = String(first.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
    expect(policy).toContain("script-src 'self' 'sha256-x'");
    for (const directive of [
      "default-src 'none'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      `frame-src ${shop.config.sandboxOrigin}`,
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(second.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('frames strangers only where it was opened to show them', async () => {
    const frames = async (url: string) =>
      String((await get(url)).headers['content-security-policy'])
        .split('; ')
        .find((directive) => directive.startsWith('frame-src'));
    expect(await frames('/home/frame?url=https%3A%2F%2Fa.example')).toBe(
      `frame-src ${shop.config.sandboxOrigin} https:`,
    );
    expect(await frames('/home/frames')).toBe(`frame-src ${shop.config.sandboxOrigin}`);
  });

  it('is rendered from the answers of our own API', async () => {
    expect((await get('/home')).body).toBe('<p>/home 200</p>');
  });

  it('that does not exist says so by its status', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    expect((await get('//evil.example')).body).not.toContain('href');
  });

  it('is never made of an address of the API or of a file', async () => {
    for (const url of ['/app-mall/v1/x', '/bff-app/v1/mobile/x', '/media/none.avif', '/assets/none.js', '/dev/none']) {
      const reply = await get(url);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    }
    expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
  });

  it('knows whether it is asked for under the main host, with its port', async () => {
    const { host } = new URL(shop.config.publicOrigin);
    for (const name of [host, 'shop.other.example', host.replace(/:\d+$/, ''), '']) {
      await app.inject({ method: 'GET', url: '/home', headers: { host: name } });
    }
    expect(otherHosts.slice(-4)).toEqual([false, true, true, true]);
  });

  it('is rendered for a home as often as for two callers, and for its neighbours all the same', async () => {
    const from = async (remoteAddress: string, round: number) =>
      (await app.inject({ method: 'GET', url: `/collections?handle=${round}`, remoteAddress })).statusCode;
    const rounds = Array.from({ length: 3 * pageLimit.calls }, (_, round) => round);
    const home = [];
    for (const round of rounds)
      home.push(await from(`2001:db8:0:a${(round % 200).toString(16).padStart(2, '0')}::1`, round));
    expect(home.filter((status) => status !== 429)).toHaveLength(2 * pageLimit.calls);
    // At 0.1 s for each no more than a quarter of a processor.
    expect(2 * pageLimit.calls * 0.1).toBeLessThanOrEqual(15);
    expect(await from('2001:db8:0:b00::1', 1)).not.toBe(429);
  });

  it('has no more than a tenth of those that wait, for one home', async () => {
    const waiting = Array.from({ length: 12 }, (_, round) =>
      app.inject({ method: 'GET', url: `/collections?slow=${round}`, remoteAddress: `2001:db8:1:${round}::1` }),
    );
    const neighbour = app.inject({ method: 'GET', url: '/collections?slow=x', remoteAddress: '2001:db8:2::1' });
    openSlowPages();
    const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
    expect((await neighbour).statusCode).not.toBe(503);
  });

  it('that a client has rendered too often asks again by itself, without a script', async () => {
    const answers = [];
    for (let round = 0; round < pageLimit.calls + 1; round += 1)
      answers.push(await get(`/collections?handle=${round}`));
    expect(answers.slice(0, pageLimit.calls).every(({ statusCode }) => statusCode !== 429)).toBe(true);
    const { statusCode, headers, body } = answers.at(-1) ?? (await get('/home'));
    expect([statusCode, headers['retry-after'], headers['content-type']]).toEqual([
      429,
      '1',
      'text/html; charset=utf-8',
    ]);
    expect(body).toContain('<meta http-equiv="refresh" content="1" />');
    expect(String(headers['content-security-policy'])).toContain(`'nonce-${/nonce="([^"]+)"/.exec(body)?.[1]}'`);
    expect((await get('/home')).statusCode).toBe(200);
  });
});

describe('a shop whose pages ask for data under another name', () => {
  const apiOrigin = 'https://api.shop.example';
  let named: FastifyInstance;
  beforeAll(async () => {
    const config = { ...shop.config, apiOrigin };
    const policy: Pages['policy'] = (path, nonce, scripts) => pagePolicy(config, path, nonce, scripts);
    const parts = { handlers: marketRoutes, pages: { ...pages, policy }, contract: { partial: true } };
    named = await makeApp({ shop: { ...shop, config }, ...parts });
  });
  afterAll(() => named.close());
  const ask = (method: 'GET' | 'OPTIONS', url: string, origin: string, headers: object = {}) =>
    named.inject({ method, url, headers: { origin, ...headers } });

  it('lets them, by the policy of a page and by the answers', async () => {
    const { publicOrigin } = shop.config;
    const page = await ask('GET', '/home', publicOrigin);
    expect(String(page.headers['content-security-policy'])).toContain(`connect-src 'self' ${apiOrigin};`);
    const list = await ask('GET', '/app-mall/v1/market/list', publicOrigin);
    expect(list.headers).toMatchObject({
      'access-control-allow-origin': publicOrigin,
      vary: 'origin, accept-encoding',
    });
    const preflight = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'site,clientid' };
    const { statusCode, headers } = await ask('OPTIONS', '/bff-app/v1/mobile/user-info', publicOrigin, preflight);
    expect([statusCode, headers['access-control-allow-headers']]).toEqual([204, 'site,clientid']);
    expect(headers['access-control-allow-methods']).toContain('PATCH');
  });

  it('lets no page of another address', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await ask(method, '/app-mall/v1/market/list', 'https://evil.example');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('every answer', () => {
  it.each(['/home', '/healthz', '/app-mall/v1/none'])('of %s carries the common headers', async (url) => {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect((await get(url)).headers).not.toHaveProperty('strict-transport-security');
  });

  it('asks for HTTPS for two years where the shop is served over it', async () => {
    const secure = await makeApp({
      shop: { ...shop, config: { ...shop.config, publicOrigin: 'https://shop.example' } },
      handlers: {},
      contract: { partial: true },
    });
    const reply = await secure.inject('/healthz');
    await secure.close();
    expect(reply.headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});

describe('health', () => {
  it('says that the process lives and that its tables are there', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('says for how many minutes mail is late, and nothing of what waits for its time or was given up', async () => {
    const now = shop.clock.now();
    const entry = (at: number, more: object = {}) => ({
      ...{ id: shop.newId(), kind: 'mail', payload: '{}', dedup_key: null, available_at: at, done_at: null },
      ...{ dead_at: null, last_error: null, created_at: now, updated_at: now, ...more },
    });
    const write = (...rows: ReturnType<typeof entry>[]) => shop.db.insertInto('outbox').values(rows).execute();
    await write(entry(now + 60 * minute), entry(now - 90 * minute, { dead_at: now }), entry(now - 14 * minute));
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
    await write(entry(now + 60 * minute, { attempts: 5, created_at: now - 37 * minute }));
    const late = await get('/readyz');
    expect([late.statusCode, late.json()]).toEqual([200, { status: 'ready', late: { mail: 37 } }]);
    await shop.db.deleteFrom('outbox').execute();
  });
});

it('refuses in its own envelope what comes while it closes', async () => {
  const ending = await makeApp({ shop, handlers: {}, pages, contract: { partial: true } });
  const requests = new EventEmitter();
  // Fastify waits for its hooks before it takes no more connections.
  ending.addHook('preClose', async () => {
    const answered = once(requests, 'answered');
    requests.emit('closing');
    await answered;
  });
  const origin = await ending.listen({ port: 0, host: '127.0.0.1' });
  const closing = once(requests, 'closing');
  const closed = ending.close();
  await closing;
  const [page, ready] = [await fetch(`${origin}/home`), await fetch(`${origin}/readyz`)];
  requests.emit('answered');
  const { status, headers } = page;
  expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([503, '1', 'close']);
  expect(await page.json()).toMatchObject({ status: 503, code: 'UNAVAILABLE', data: { retryAfter: 1 } });
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready' }]);
  await closed;
});

describe('files', () => {
  it('are pictures with an ETag that answers the second question', async () => {
    const url = '/media/manifest.json';
    const first = await get(url);
    expect(first.statusCode).toBe(200);
    const again = await app.inject({ method: 'GET', url, headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('are pictures that are kept for a year under the version they have, and for a day under any other', async () => {
    const { url } = toImage({ slug: 'dome', alt: 'Dome' });
    const cacheOf = async (address: string) => {
      const { statusCode, headers } = await get(`${address}day-320.avif`);
      return [statusCode, headers['content-type'], headers['cache-control']];
    };
    const present = await cacheOf(url);
    expect(present).toEqual([200, 'image/avif', 'public, max-age=31536000, immutable']);
    expect(await cacheOf('/media/products/dome/0123456789/')).toEqual([
      200,
      'image/avif',
      'public, max-age=86400, stale-while-revalidate=604800',
    ]);
    expect((await get(`${url}none.avif`)).headers['cache-control']).toBe('no-store');
  });

  it('are pictures that mails show, too: a JPEG by night, drawn once, for every origin', async () => {
    const { url } = toImage({ slug: 'dome', alt: 'Dome' });
    const [first, again] = await Promise.all([get(`${url}night-mail.jpg`), get(`${url}night-mail.jpg`)]);
    expect(first.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(first.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await get(`${url}day-320.avif`)).headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect((await get('/media/products/none/1/night-mail.jpg')).statusCode).toBe(404);
  });

  it('are uploads under the address that the upload named, from the first one on', async () => {
    const { accountId } = await logInMember(shop);
    const { url } = await storeUpload(shop, { accountId }, arrivalOf(film()));
    const { statusCode, headers, rawPayload } = await get(url);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'video/mp4',
      'nosniff',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(rawPayload.length).toBe(film().length);
    expect((await get('/media/uploads/none.png')).headers['cache-control']).toBe('no-store');
  });

  it('never lie outside their folder', async () => {
    for (const url of [
      '/media/../package.json',
      '/media/%2e%2e/package.json',
      '/media/products/%2e%2e/x/%2e%2e%2f%2e%2e%2fpackage.json',
      '/media/products/dome/x/..%2f..%2f..%2fpackage.json',
      '/themes/..%2fpackage.json',
      '/media/uploads/..%2fshop.sqlite',
    ]) {
      expect((await get(url)).statusCode).not.toBe(200);
    }
  });
});

describe('the web log', () => {
  const report = (payload: string) =>
    app.inject({ method: 'POST', url: '/web-log/v1/entry', headers: { 'content-type': 'application/json' }, payload });

  it('takes fifteen entries a minute of a caller and then no more', async () => {
    for (let index = 0; index < 15; index += 1)
      expect((await report('{"traceId":"web-api","appId":"app-mall","data":{}}')).statusCode).toBe(200);
    const refused = await report('{}');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ status: 429, data: { retryAfter: 4 } });
  });
});

describe('the local inbox', () => {
  it('is a page of its own outside production', async () => {
    expect((await get('/dev/mail')).body).toContain('No mail yet.');
    const mail = { to: 'ada@example.com', template: 'verificationCode', facts: { code: '042917', minutes: 10 } };
    await mailer(shop.config, shopMails)(shop, mail, '01MAIL');
    const [list, opened, asSent, plain] = await Promise.all(
      ['?q=042917', '/01MAIL', '/01MAIL/html', '/01MAIL/plain'].map((rest) => get(`/dev/mail${rest}`)),
    );
    expect(list?.body).toContain('href="/dev/mail/01MAIL?q=042917"');
    expect(opened?.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(asSent?.headers['content-security-policy']).toContain('sandbox allow-popups');
    expect(asSent?.headers['content-security-policy']).not.toContain('script-src');
    expect(plain?.headers['content-security-policy']).toContain("img-src 'none'");
    expect((await get('/dev/mail/none')).statusCode).toBe(404);
  });

  it('gives the files of a mail to save, and none is shown', async () => {
    const facts = { jobId: 'A"1', json: '<script>' };
    await mailer(shop.config, shopMails)(shop, { to: 'ada@example.com', template: 'dataExport', facts }, '01FILE');
    const { headers, body } = await get('/dev/mail/01FILE/files/0');
    expect([body, headers['content-type'], headers['content-disposition']]).toEqual([
      '<script>',
      'application/json',
      'attachment; filename="lampyris-A_1.json"',
    ]);
    expect((await get('/dev/mail/01FILE/files/1')).statusCode).toBe(404);
  });

  it('is nowhere but at this machine, by its address, under its name and through no proxy', async () => {
    const statusOf = async (url: string, options: object = {}) =>
      (await app.inject({ method: 'GET', url, ...options })).statusCode;
    const strangers = [
      { remoteAddress: '192.0.2.7' },
      { remoteAddress: '192.0.2.7', headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } },
      { headers: { host: 'evil.test' } },
      { headers: { host: 'localhost.evil.test' } },
      { headers: { 'x-forwarded-for': '192.0.2.7' } },
    ];
    for (const url of ['/dev/mail', '/dev/mail/01MAIL', '/dev/mail/01FILE/files/0', '/dev/mail.json', '/%64ev/mail']) {
      expect([url, await statusOf(url)]).toEqual([url, 200]);
      for (const stranger of strangers) expect([url, await statusOf(url, stranger)]).toEqual([url, 404]);
    }
    const own = { remoteAddress: '::1', headers: { host: '[::1]:4000' } };
    expect(await statusOf('/dev/mail', own)).toBe(200);
    expect(await statusOf('/healthz', strangers[0])).toBe(200);
    const config = { ...shop.config, trustProxy: true };
    const proxied = await makeApp({ shop: { ...shop, config }, handlers: marketRoutes, contract: { partial: true } });
    expect((await proxied.inject({ method: 'GET', url: '/dev/mail' })).statusCode).toBe(404);
    await proxied.close();
  });

  it('is nowhere in production', async () => {
    const config = { ...shop.config, mode: 'production' as const };
    const closed = await makeApp({ shop: { ...shop, config }, handlers: marketRoutes, contract: { partial: true } });
    const statuses = ['', '/01MAIL', '/01MAIL/html', '/inbox.js', '/01FILE/files/0'].map(
      async (rest) => (await closed.inject({ method: 'GET', url: `/dev/mail${rest}` })).statusCode,
    );
    expect(await Promise.all(statuses)).toEqual([404, 404, 404, 404, 404]);
    await closed.close();
  });
});
