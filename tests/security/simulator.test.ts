import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { handlers } from '#server/routes/handlers.ts';
import { pagePolicy } from '#server/security/headers.ts';
import { serveSimulator } from '#server/simulator.ts';
import { openTestShop } from '#server/testing/test-shop.ts';

let distDir: string;

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'lampyris-dist-'));
  await mkdir(join(distDir, 'simulator', 'assets'), { recursive: true });
  await writeFile(join(distDir, 'simulator', 'index.html'), '<title>Simulator</title>');
  await writeFile(join(distDir, 'simulator', 'assets', 'page.js'), 'export {};');
});
afterAll(() => rm(distDir, { recursive: true }));

/** What a shop of that mode answers. */
async function answersIn(mode: Config['mode'], ...urls: readonly string[]) {
  const shop = await openTestShop({ config: { mode, distDir } });
  const app = await makeApp({
    shop,
    handlers,
    pages: {
      policy: (path, nonce, scripts) => pagePolicy(shop.config, path, nonce, scripts),
      render: async () => ({ status: 200, body: '' }),
      before: (server) => serveSimulator(server, shop.config),
    },
  });
  try {
    return await Promise.all(urls.map((url) => app.inject({ method: 'GET', url })));
  } finally {
    await app.close();
    await shop.close();
  }
}

const directives = (answer: { readonly headers: object } | undefined): readonly string[] =>
  String(Reflect.get(answer?.headers ?? {}, 'content-security-policy')).split('; ');

describe('in production', () => {
  it('nobody frames the shop and there is no simulator', async () => {
    const urls = ['/home', '/dev/simulator/', '/dev/simulator', '/dev/simulator/assets/page.js'];
    const [home, ...simulator] = await answersIn('production', ...urls);
    expect(directives(home)).toContain("frame-ancestors 'none'");
    expect(simulator.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
  });
});

describe('outside production', () => {
  it('pages of the same origin frame the shop', async () => {
    const [home] = await answersIn('test', '/home');
    expect(directives(home)).toContain("frame-ancestors 'self'");
  });

  it('the simulator is there, framed by nobody, with scripts, styles and frames of its origin alone', async () => {
    const [page, script] = await answersIn('test', '/dev/simulator/', '/dev/simulator/assets/page.js');
    expect([page?.statusCode, page?.body, script?.statusCode]).toEqual([200, '<title>Simulator</title>', 200]);
    expect(directives(page)).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "frame-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
  });

  it('it is found without its slash, and keeps what was asked', async () => {
    const [answer] = await answersIn('test', '/dev/simulator?path=/shopping-cart');
    expect(answer?.headers.location).toBe('/dev/simulator/?path=/shopping-cart');
  });
});
