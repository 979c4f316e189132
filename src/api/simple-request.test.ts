import { describe, expect, test } from 'vitest';
import { createSimpleRequest } from './simple-request.ts';

function helperAnswering(answer: () => Response | Promise<Response>) {
  const sent: Request[] = [];
  const helper = createSimpleRequest('https://shop.test', async (request) => {
    sent.push(request);
    return answer();
  });
  return { helper, sent };
}

describe('the simple helper', () => {
  test('asks in the query, without a body [S7.request-helper.01]', async () => {
    const { helper, sent } = helperAnswering(() => Response.json({}));
    await helper.get('/list', { a: 1, b: 'x y' });
    expect([sent[0]?.method, sent[0]?.url, sent[0]?.body]).toEqual(['GET', 'https://shop.test/list?a=1&b=x+y', null]);
  });

  test.each([
    ['its data', { data: { a: 1 } }, { a: 1 }],
    ['its params where it has no data', { params: { b: 2 } }, { b: 2 }],
    ['its data where it has both', { data: { a: 1 }, params: { b: 2 } }, { a: 1 }],
  ])('posts %s [S7.request-helper.02]', async (_what, parcel, body) => {
    const { helper, sent } = helperAnswering(() => Response.json({}));
    await helper.post('/log', parcel);
    expect([sent[0]?.method, sent[0]?.headers.get('content-type')]).toEqual(['POST', 'application/json']);
    expect(await sent[0]?.json()).toEqual(body);
  });

  test.each([404, 201, 204, 500])('rejects status %i [S7.request-helper.03]', async (status) => {
    const { helper } = helperAnswering(() => new Response(null, { status }));
    await expect(helper.get('/x')).rejects.toThrow(`Request failed with status ${status}`);
  });

  test('rejects a lost network [S7.request-helper.04]', async () => {
    const { helper } = helperAnswering(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(helper.get('/x')).rejects.toThrow('Network error occurred');
    await expect(helper.post('/x')).rejects.toThrow('Network error occurred');
  });

  test('that nobody waits for any more lost no network', async () => {
    const waiting = new AbortController();
    const { helper } = helperAnswering(() => Promise.reject(waiting.signal.reason));
    waiting.abort();
    await expect(helper.get('/x', {}, waiting.signal)).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });

  test('reads JSON [S7.request-helper.05]', async () => {
    const { helper } = helperAnswering(() => Response.json({ a: [1] }));
    expect(await helper.get('/x')).toEqual({ a: [1] });
  });

  test.each(['hello', '', '{"half":'])('takes %j as text [S7.request-helper.06]', async (text) => {
    const { helper } = helperAnswering(() => new Response(text));
    expect(await helper.get('/x')).toBe(text);
  });

  test('asks the host of the shop, and another one only by a whole address [S7.calls.01]', async () => {
    const { helper, sent } = helperAnswering(() => Response.json({}));
    await helper.get('themes/dark/ui.json');
    await helper.get('https://cdn.test/a.json');
    expect(sent.map(({ url }) => url)).toEqual(['https://shop.test/themes/dark/ui.json', 'https://cdn.test/a.json']);
  });
});
