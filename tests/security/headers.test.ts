import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import { handlers } from '#server/routes/handlers.ts';
import { pagePolicy } from '#server/security/headers.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let app: FastifyInstance;
beforeAll(async () => {
  shop = await openTestShop();
  app = await makeApp({
    shop,
    handlers,
    pages: {
      policy: (path, nonce, inlineScripts) => pagePolicy(shop.config, path, nonce, inlineScripts),
      render: async ({ nonce }) => ({
        status: 200,
        body: `<meta nonce="${nonce}">`,
        inlineScripts: ["'sha256-theme'"],
      }),
    },
  });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const ofFiles = "default-src 'none'; frame-ancestors 'none'; sandbox";
const ofPages = (nonce: string, scripts: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    'frame-src http://localhost:4001',
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const ofInbox = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

const nonceIn = (body: string): string => / nonce="([^"]+)"/.exec(body)?.[1] ?? '';

/** What each kind of answer says about itself, besides what all say. */
const table = [
  ['a page', '/home', 'text/html; charset=utf-8', 'private, no-cache'],
  ['the local inbox', '/dev/mail', 'text/html; charset=utf-8', 'no-store'],
  ['an answer of the API', '/app-mall/v1/market/list', 'application/json; charset=utf-8', 'no-store'],
  ['a refusal of the API', '/app-mall/v1/shopping-cart', 'application/json; charset=utf-8', 'no-store'],
  ['an address of nothing', '/app-mall/v1/none', 'application/json; charset=utf-8', 'no-store'],
  ['a theme', '/themes/light/ui.json', 'application/json; charset=utf-8', 'no-cache'],
  [
    'a picture list',
    '/media/manifest.json',
    'application/json; charset=utf-8',
    'public, max-age=86400, stale-while-revalidate=604800',
  ],
] as const;

describe('the headers', () => {
  it.each(table)('of %s', async (kind, url, type, cache) => {
    const { headers, body } = await app.inject({ method: 'GET', url });
    const policies: Record<string, string> = {
      'a page': ofPages(nonceIn(body), " 'sha256-theme'"),
      'the local inbox': ofInbox(nonceIn(body)),
    };
    expect(headers).toMatchObject({
      ...everywhere,
      'content-type': type,
      'cache-control': cache,
      'content-security-policy': policies[kind] ?? ofFiles,
      'x-trace-id': expect.stringMatching(/^[0-9A-Z]{26}$/),
    });
    for (const revealing of ['server', 'x-powered-by', 'set-cookie']) expect(headers).not.toHaveProperty(revealing);
  });

  it.each(['/home', '/dev/mail'])('name a nonce on %s that is never used again', async (url) => {
    const bodies = await Promise.all(
      Array.from({ length: 20 }, async () => (await app.inject({ method: 'GET', url })).body),
    );
    const nonces = new Set(bodies.map(nonceIn));
    expect(nonces.size).toBe(20);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length).toBe(18);
  });

  it('let no other origin read an answer', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    const preflight = await app.inject({ method: 'OPTIONS', url: '/app-mall/v1/shopping-cart', headers });
    expect(preflight.statusCode).toBe(404);
    const read = await app.inject({ method: 'GET', url: '/app-mall/v1/market/list', headers });
    for (const reply of [preflight, read]) expect(reply.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('a theme', () => {
  it('is asked about every time and sent only when it has changed', async () => {
    const first = await app.inject({ method: 'GET', url: '/themes/dark/ui.json' });
    const etag = String(first.headers.etag);
    const again = await app.inject({ method: 'GET', url: '/themes/dark/ui.json', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
