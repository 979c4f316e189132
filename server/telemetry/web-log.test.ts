import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { trimTelemetry } from '#server/telemetry/trim-telemetry.ts';
import { marketRoutes } from '#server/routes/market.ts';
import { runCommand } from '#server/ops/run-command.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { entriesPerMinute, entryLength } from './store-entry.ts';

let shop: TestShop;
let api: TestApi;
beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, marketRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  await shop.db.deleteFrom('web_log').execute();
  shop.clock.advance(60_000);
});

const report = (entry: unknown, contentType = 'application/json') =>
  api.app.inject({
    method: 'POST',
    url: '/web-log/v1/entry',
    headers: { 'content-type': contentType, clientid: 'the-reporting-client' },
    payload: JSON.stringify(entry),
  });
const rows = () => shop.db.selectFrom('web_log').selectAll().orderBy('created_at').execute();
const ops = async (...args: string[]) => Array.from(await runCommand(shop, args), String);
const entry = (data: unknown, traceId = 'web-api') => ({ traceId, appId: 'app-mall', data });

describe('a report of a browser', () => {
  it.each(['application/json', 'text/plain;charset=UTF-8'])('is kept when it comes as %s', async (contentType) => {
    const data = { url: '/app-mall/v1/order/list', href: 'https://shop.example/account', httpStatus: 500 };
    const answer = await report(entry(data), contentType);
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { status: 200, message: 'OK', data: {} }]);
    const [stored] = await rows();
    expect(stored).toMatchObject({ trace_id: 'web-api', app_id: 'app-mall', href: 'https://shop.example/account' });
    expect(stored?.client_id).toBe('the-reporting-client');
    expect(JSON.parse(stored?.data ?? '')).toEqual(data);
  });

  it('of an error of a page keeps its stack and its address', async () => {
    const stack = 'TypeError: x is undefined\n    at Cart (https://shop.example/assets/cart-Ab12.js:1:20345)';
    await report(entry({ stack, href: 'https://shop.example/cart?token=at_0123456789#x' }, 'web-code'));
    const [stored] = await rows();
    expect(stored?.href).toBe('https://shop.example/cart');
    expect(JSON.parse(stored?.data ?? '')).toEqual({ stack, href: 'https://shop.example/cart' });
  });

  it('is cleaned by key and by look before it is written [S7.remote-log.05]', async () => {
    await report(
      entry(
        {
          headers: { Authorization: 'Bearer canary', 'order-access-key': 'canary' },
          body: { customerEmail: 'canary@lampyris.test', hint: 'write to canary@lampyris.test' },
          message: 'refused at_canarycanarycanary for 4242 4242 4242 4242',
        },
        'canary@lampyris.test',
      ),
    );
    const text = JSON.stringify(await rows());
    expect(text).not.toMatch(/canary(?!-)|4242/);
    expect(text).toContain('write to [redacted]');
  });

  it('that is long is cut, and says so', async () => {
    const word = 'lamp ';
    const fits = word.repeat((entryLength - 20) / word.length);
    await report(entry({ a: fits }));
    shop.clock.advance(1);
    await report(entry({ a: fits + word.repeat(10) }));
    const [whole, cut] = (await rows()).map(({ data }) => JSON.parse(data));
    expect(whole).toEqual({ a: fits });
    expect(cut.cut.startsWith('{"a":"lamp')).toBe(true);
    expect((await report(entry('x'.repeat(17 * 1_024)))).statusCode).toBe(413);
  });

  it.each([{}, { traceId: 'web-api', data: 1 }, entry(undefined), { ...entry(1), more: 1 }, []])(
    'without its three parts is refused: %j',
    async (wrong) => {
      expect((await report(wrong)).json()).toMatchObject({ status: 400, code: 'BAD_REQUEST' });
      expect(await rows()).toEqual([]);
    },
  );

  it(`is one of ${entriesPerMinute} in a minute at most, whoever sends them`, async () => {
    const now = shop.clock.now();
    const filler = {
      trace_id: 't',
      app_id: 'a',
      client_id: '',
      href: '',
      data: '{}',
      created_at: now,
      updated_at: now,
    };
    const many = Array.from({ length: entriesPerMinute - 1 }, () => ({ id: shop.newId(), ...filler }));
    await shop.db.insertInto('web_log').values(many).execute();
    await report(entry('last'));
    await report(entry('too many'));
    expect(await rows()).toHaveLength(entriesPerMinute);
    shop.clock.advance(60_000);
    await report(entry('again'));
    expect(await rows()).toHaveLength(entriesPerMinute + 1);
  });
});

describe('the reports that are kept', () => {
  it('are those of the last thirty days, and the newest of too many', async () => {
    const bounds = { web_log: { forMs: 1_000, rows: 2 }, page_times: { forMs: 1_000, rows: 2 } };
    await report(entry('old'));
    shop.clock.advance(1_001);
    await trimTelemetry(shop, bounds);
    expect(await rows()).toEqual([]);
    for (const word of ['one', 'two', 'three']) {
      await report(entry(word));
      shop.clock.advance(1);
    }
    await trimTelemetry(shop, bounds);
    expect((await rows()).map(({ data }) => data)).toEqual(['"two"', '"three"']);
  });
});

describe('an operator who reads the reports', () => {
  beforeEach(async () => {
    await report(entry({ href: 'https://shop.example/cart', stack: 'RangeError' }, 'web-code'));
    shop.clock.advance(3_600_000);
    await report(entry({ url: '/app-mall/v1/order/list', body: { code: 'x', message: '\u001b[2Jbad' } }));
  });

  it('sees the newest first', async () => {
    const lines = await ops('web-log');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('web-api');
    expect(lines[2]).toMatch(/web-code {2}app-mall {2}https:\/\/shop\.example\/cart$/);
  });

  it('picks by trace, time and word, and takes JSON', async () => {
    expect(await ops('web-log', '--trace', 'web-code')).toHaveLength(2);
    expect(await ops('web-log', '--since', '59m')).toHaveLength(2);
    expect(await ops('web-log', '--since', '60m')).toHaveLength(4);
    expect(await ops('web-log', '--search', 'rangeERROR')).toHaveLength(2);
    expect(await ops('web-log', '--limit', '1')).toHaveLength(2);
    const [json] = await ops('web-log', '--trace', 'web-code', '--json');
    expect(JSON.parse(json ?? '')).toMatchObject({ traceId: 'web-code', clientId: 'the-reporting-client' });
    expect(await ops('web-log', '--search', 'nowhere')).toEqual(['Browsers reported nothing.']);
  });

  it('is shown no character that moves the cursor', async () => {
    await report(entry({ href: '/\u001b[2J' }, '\u001b[2J'));
    expect((await ops('web-log')).join('\n')).not.toContain('\u001b');
  });

  it.each([
    [['--since', 'yesterday'], '--since must be like'],
    [['--since', '2026-13-45'], '--since must be like'],
    [['--limit', '0'], '--limit must be from 1 to 10000.'],
    [['--limit', 'all'], '--limit must be a whole number'],
  ])('is told what is wrong with %j', async (args, sentence) => {
    await expect(ops('web-log', ...args)).rejects.toThrow(sentence);
  });
});
