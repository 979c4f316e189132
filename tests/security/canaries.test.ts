import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runJobs } from '#server/jobs/runner.ts';
import { jobsOf } from '#server/jobs.ts';
import { makeLog } from '#server/log.ts';
import { handlers } from '#server/routes/handlers.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';

let shop: TestShop;
let api: TestApi;
const lines: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({
    seeded: true,
    log: makeLog('trace', { write: (line: string) => void lines.push(line) }),
  });
  api = await openTestApi(shop, handlers);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});

const email = 'Canary.Bird@Lampyris.test';
const password = 'Canary-pass-71';
const address = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  phone: '+1 510 555 0177',
  country: 'US',
  region: 'CA',
  city: 'Oakland',
  line1: '71 Canary Lane',
  postcode: '94612',
};

const mailed = async (pattern: RegExp): Promise<string> => {
  const rows = await shop.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
  const found = rows.map(({ payload }) => pattern.exec(payload)?.[1]).find((text) => text !== undefined);
  if (!found) throw new Error(`No mail holds ${String(pattern)}`);
  return found;
};

it('what is secret or personal stays out of the log while somebody signs up, orders and leaves', async () => {
  await api.ok('checkEmail', { query: { email } });
  await api.ok('sendCode', { body: { email, scene: 'REGISTER' } });
  const code = await mailed(/"code":"(\d{6})"/);
  const { ticket } = await api.ok('checkCode', { body: { email, scene: 'REGISTER', code } });
  const registration = { email, password, ticket, country: 'US', marketingOptIn: false, termsVersion: '2026-11' };
  await api.ok('register', { body: registration });
  await api.call('login', { body: { email, password: `${password}-wrong` } });
  const { token, refreshToken } = await api.ok('login', { body: { email, password } });
  await api.ok('createAddress', { token, body: address });
  await api.call('createAddress', { token, body: { ...address, country: 'XX', line1: '' } });
  await api.ok('addCartLine', { token, body: { sku: 'LM-DOME-VERMILION', quantity: 1 } });
  const { quoteHash } = await api.ok('previewOrder', {
    token,
    body: { source: 'CART', address: { country: 'US', region: 'CA' } },
  });
  const body = { source: 'CART', quoteHash, address, shippingMethod: 'STANDARD', payMethod: 'CARD' } as const;
  const { orderNo } = await api.ok('createOrder', { token, key: randomUUID(), body });
  await api.ok('getOrder', { token, query: { orderNo } });
  await api.call('createPayment', { token, key: randomUUID(), body: { orderNo, method: 'CARD' } });
  const rotated = await api.ok('refreshToken', { token, body: { refreshToken, clientId: 'test-client' } });
  await api.call('getUserInfo', { token: refreshToken });
  await api.call('getOrder', { orderKey: 'canary-order-key', query: { orderNo } });
  const { statusCode } = await api.app.inject({
    method: 'POST',
    url: '/web-log/v1/entry',
    payload: {
      traceId: 'web-code',
      appId: 'app-mall',
      data: {
        url: `/x?email=${email}`,
        headers: { Authorization: token },
        body: { password, address },
        stack: `Error: ${email} was refused with ${rotated.token}\n    at https://shop.example/a.js?ticket=${ticket}`,
        list: [[refreshToken], { note: `Bearer ${token}` }],
      },
    },
  });
  expect(statusCode).toBe(200);
  await runJobs(shop, jobsOf(shop.config), { loop: false }).tick();
  await api.ok('logout', { token: rotated.token, body: {} });

  const secrets = { email, password, code, ticket, token, refreshToken, rotated: rotated.token, line1: address.line1 };
  const canaries = {
    ...secrets,
    ...address,
    country: 'Canary',
    region: 'Canary',
    city: 'Canary',
    key: 'canary-order-key',
  };
  expect(lines.length).toBeGreaterThan(15);
  expect(found(canaries, lines.join(''))).toEqual([]);
  const webLog = await shop.db.selectFrom('web_log').selectAll().execute();
  expect(webLog).toHaveLength(1);
  expect(found(canaries, JSON.stringify(webLog))).toEqual([]);

  const outbox = await shop.db.selectFrom('outbox').select('payload').where('kind', '=', 'mail').execute();
  expect(found(canaries, JSON.stringify(outbox))).toEqual([]);
  const mails = await shop.db.selectFrom('mail_inbox').selectAll().execute();
  expect(mails.length).toBeGreaterThan(1);
  const { email: _address, code: _code, line1: _line1, ...neverMailed } = secrets;
  for (const mail of mails) {
    expect(mail.to_address).toBe(email.toLowerCase());
    expect(found(neverMailed, JSON.stringify(mail))).toEqual([]);
    // A code belongs into the one mail that brings it.
    if (mail.template !== 'verificationCode') expect(found({ code }, JSON.stringify(mail))).toEqual([]);
  }
  // The control: each canary is seen where it does belong.
  expect(found({ code, email }, JSON.stringify(mails))).toEqual(['code', 'email']);
  const addresses = await shop.db.selectFrom('addresses').selectAll().execute();
  expect(found({ line1: address.line1, firstName: address.firstName }, JSON.stringify(addresses))).toHaveLength(2);
});

/** The names of the canaries that a text holds. A code of six digits could be a part of a number; alone it is the code. */
function found(canaries: Readonly<Record<string, string>>, text: string): string[] {
  const lower = text.toLowerCase();
  return Object.entries(canaries).flatMap(([what, value]) => {
    const pattern = value.toLowerCase().replaceAll(/[.+]/g, String.raw`\$&`);
    return new RegExp(`(?<![0-9a-z])${pattern}(?![0-9a-z])`).test(lower) ? [what] : [];
  });
}
