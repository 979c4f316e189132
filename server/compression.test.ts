import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { codingFor, compressAnswers } from './compression.ts';

const long = JSON.stringify({
  list: Array.from({ length: 60 }, (_, index) => ({ sku: `LM-${index}`, title: 'Lamp' })),
});
const app = Fastify();
compressAnswers(app);
app.get('/long', async (_request, reply) => reply.type('application/json; charset=utf-8').send(long));
app.get('/short', async (_request, reply) => reply.type('application/json; charset=utf-8').send('{}'));
app.get('/picture', async (_request, reply) => reply.type('image/avif').send(Buffer.alloc(4_096)));
app.get('/done', async (_request, reply) =>
  reply.type('text/html').header('content-encoding', 'br').send(Buffer.alloc(4_096)),
);
afterAll(() => app.close());

const get = (url: string, accepted?: string) =>
  app.inject({ method: 'GET', url, ...(accepted === undefined ? {} : { headers: { 'accept-encoding': accepted } }) });

describe('the coding of an answer', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.000', undefined],
    ['br;q=, ,,;', undefined],
    ['GZIP;q=1.0', 'gzip'],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('for %j is %s', (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding);
  });

  it('gives the same text back', async () => {
    const [plain, brotli, gzip] = await Promise.all([get('/long'), get('/long', 'br, gzip'), get('/long', 'gzip')]);
    expect(plain.body).toBe(long);
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(long);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(long);
    expect(brotli.rawPayload.length).toBeLessThan(long.length / 4);
    for (const reply of [plain, brotli, gzip]) {
      expect(reply.headers['content-length']).toBe(String(reply.rawPayload.length));
      expect(reply.headers.vary).toBe('accept-encoding');
    }
    expect([plain, brotli, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
  });

  it('is left alone when it is short, a picture, or coded already', async () => {
    for (const url of ['/short', '/picture', '/done']) {
      const reply = await get(url, 'br');
      expect(reply.headers['content-encoding']).toBe(url === '/done' ? 'br' : undefined);
      expect(reply.rawPayload.length).toBe(url === '/short' ? 2 : 4_096);
    }
  });
});
