import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeNonce } from '../security/headers.ts';
import { nonceSplice } from './nonce-splice.ts';

const head = `<!doctype html><title>Lamps</title>${'<link rel="modulepreload" href="/assets/a.js">'.repeat(40)}<meta nonce="`;
const body = `"></head><body>${Array.from({ length: 400 }, (_, index) => `<p class="card">Lamp ${index} – 19,90 € "></p>`).join('')}`;

describe('a compressed document', () => {
  it('takes any nonce without being compressed again', async () => {
    const splice = await nonceSplice([head, body].map((part) => Buffer.from(part)));
    for (let round = 0; round < 200; round += 1) {
      const nonce = makeNonce();
      const bytes = splice?.withNonce(nonce) ?? Buffer.alloc(0);
      expect(brotliDecompressSync(bytes).toString()).toBe(`${head}${nonce}${body}`);
      expect(bytes.length).toBeLessThan((head.length + body.length) / 8);
    }
  });

  it('is made anew each time when it has no nonce or several', async () => {
    expect(await nonceSplice([Buffer.from('<p>none</p>')])).toBeUndefined();
    expect(await nonceSplice(['<a', '<b', '<c'].map((part) => Buffer.from(part)))).toBeUndefined();
  });
});
