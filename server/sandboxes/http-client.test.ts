import { describe, expect, test } from 'vitest';
import { createHttpClient } from './http-client.ts';

type Answer = number | 'lost' | 'silent';

/** A provider that answers each call with the next thing of the list. */
const providerAnswering = (...answers: Answer[]) => {
  const keys: (string | null)[] = [];
  const fake: typeof fetch = (_url, init) => {
    const answer = answers[keys.length] ?? 200;
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    if (answer === 'lost') return Promise.reject(new TypeError('fetch failed'));
    if (answer === 'silent')
      return new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    return Promise.resolve(Response.json({ answer }, { status: answer }));
  };
  const call = createHttpClient({
    company: 'payment provider',
    origin: 'http://psp.test',
    apiKey: 'k',
    fetch: fake,
    pauseMs: 0,
    timeoutMs: 20,
    maxTries: 4,
  });
  return { call, keys };
};

const write = { method: 'POST', path: '/v1/x', body: {} } as const;

describe('talking to a provider', () => {
  test('a reply that is longer than half a megabyte is not read to its end', async () => {
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(65_536)) });
    const call = createHttpClient({
      company: 'carrier',
      origin: 'http://carrier.test',
      apiKey: 'k',
      fetch: () => Promise.resolve(new Response(endless)),
      maxTries: 1,
    });
    expect(await call({ method: 'GET', path: '/v1/x', bytes: true })).toMatchObject({ failure: { code: 'no_reply' } });
  });

  test('a write with its key is repeated with the same key until it is answered', async () => {
    const { call, keys } = providerAnswering('lost', 503, 429, 200);
    expect(await call({ ...write, idempotencyKey: 'k1' })).toEqual({
      ok: true,
      value: { status: 200, body: { answer: 200 } },
    });
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k1']);
  });

  test('a write without a key is sent once: a repetition might charge twice', async () => {
    const { call, keys } = providerAnswering('lost');
    expect(await call(write)).toMatchObject({ ok: false, failure: { kind: 'unavailable' } });
    expect(keys).toHaveLength(1);
  });

  test('a read is always repeated', async () => {
    const { call, keys } = providerAnswering('lost', 200);
    expect(await call({ method: 'GET', path: '/v1/x' })).toMatchObject({ ok: true });
    expect(keys).toHaveLength(2);
  });

  test.each([400, 404, 409, 422])('%i is an answer, not a reason to repeat', async (status) => {
    const { call, keys } = providerAnswering(status);
    expect(await call({ ...write, idempotencyKey: 'k' })).toMatchObject({ ok: true, value: { status } });
    expect(keys).toHaveLength(1);
  });

  test('after the last try it says what the last try met', async () => {
    const { call, keys } = providerAnswering(500, 500, 500, 'silent');
    expect(await call({ ...write, idempotencyKey: 'k' })).toMatchObject({ ok: false, failure: { kind: 'timeout' } });
    expect(keys).toHaveLength(4);
  });
});
