import { expect, test } from 'vitest';
import { createShopClient } from './client.ts';
import { unwrapFile } from './file.ts';

const read = (response: Response) =>
  unwrapFile(
    createShopClient(() => Promise.resolve(response), 'https://shop.test').GET('/app-mall/v1/order/bill/pdf', {
      params: { query: { orderNo: 'LUS261121K7Q2MD' } },
      parseAs: 'blob',
    }),
  );

test('a file comes as it was sent', async () => {
  const file = await read(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  expect(await file.text()).toBe('%PDF-1.7');
});

test('a refusal that comes instead is shown in its own words', async () => {
  const refusal = { status: 404, message: 'Not there', data: null, code: 'NOT_FOUND', serverTime: 1, traceId: 't' };
  await expect(read(Response.json(refusal))).rejects.toMatchObject({ kind: 'answer', code: 'NOT_FOUND' });
});

test.each([
  ['an envelope without a file', Response.json({ status: 200, data: {}, message: '', serverTime: 1 }), 'parse'],
  ['half an envelope', new Response('{"sta', { headers: { 'content-type': 'application/json' } }), 'parse'],
  ['the page of a proxy', new Response('Bad gateway', { status: 502 }), 'http'],
])('%s is no file', async (_what, response, kind) => {
  await expect(read(response)).rejects.toMatchObject({ kind });
});
