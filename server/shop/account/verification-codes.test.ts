import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMaxAttempts } from '#rules/limits.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, testClient } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { codesBeforeOneTry, codesPerDay } from './verification-codes.ts';

let shop: TestShop;
let api: TestApi;
let email = '';
beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, accountRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  ({ email } = await logInMember(shop));
});

/** The device that the member has logged in on. */
const owner = { clientId: testClient.id, ip: '198.51.100.7' };

/** The code of the newest mail to the member. */
const mailedCode = async (): Promise<string | undefined> => {
  const rows = await shop.db.selectFrom('outbox').select('payload').orderBy('id', 'desc').execute();
  return /"code":"(\d{6})"/.exec(rows.find(({ payload }) => payload.includes(email))?.payload ?? '')?.[1];
};
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a code that a member asks for', () => {
  const ask = (from: { clientId: string; ip: string }) =>
    api.call('sendCode', { ...from, body: { email, scene: 'RESET' } });
  const enter = (code: string, from: { clientId: string; ip: string }) =>
    api.call('checkCode', { ...from, body: { email, scene: 'RESET', code } });
  const askAsStrangers = async (network: number): Promise<void> => {
    for (let sent = 0; sent < codesPerDay.network; sent += 1) {
      const stranger = { clientId: `stranger ${network} ${sent}`, ip: `203.0.113.${network}` };
      expect((await ask(stranger)).status).toBe(200);
    }
    expect((await ask({ clientId: 'one more', ip: `203.0.113.${network}` })).code).toBe('RATE_LIMITED');
  };
  it('comes although strangers have asked for all of theirs, on a device that is known and on another', async () => {
    for (const network of [1, 2, 3]) await askAsStrangers(network);
    expect((await ask(owner)).status).toBe(200);
    expect((await ask({ clientId: 'a new tablet', ip: owner.ip })).status).toBe(200);
  });

  it('comes to a known device when all strangers of the world have had theirs, who have one try each then', async () => {
    const networks = codesPerDay.strangers / codesPerDay.network;
    for (let network = 1; network <= networks; network += 1) await askAsStrangers(network);
    expect((await ask({ clientId: 'a new tablet', ip: owner.ip })).code).toBe('RATE_LIMITED');
    const [first, last] = [`stranger 1 0`, `stranger ${networks} 9`].map((clientId) => ({
      clientId,
      ip: '192.0.2.1',
    }));
    const triesOf = async (from = { clientId: '', ip: '' }) => {
      for (let tries = 1; tries <= codeMaxAttempts; tries += 1)
        if ((await enter('000001', from)).code === 'AUTH_CODE_EXPIRED') return tries - 1;
      return codeMaxAttempts;
    };
    expect(codesBeforeOneTry).toBe(codesPerDay.network);
    expect([await triesOf(first), await triesOf(last)]).toEqual([codeMaxAttempts, 1]);
    expect((await ask(owner)).status).toBe(200);
    expect((await enter((await mailedCode()) ?? '', owner)).status).toBe(200);
  });

  it('is not tried by anybody else, and lives on beside a newer one of theirs', async () => {
    await ask(owner);
    const code = (await mailedCode()) ?? '';
    const stranger = { clientId: 'a stranger', ip: '203.0.113.9' };
    for (let tries = 0; tries < codeMaxAttempts; tries += 1)
      expect((await enter(code, stranger)).code).toBe('AUTH_CODE_EXPIRED');
    await ask(stranger);
    for (let tries = 0; tries < codeMaxAttempts; tries += 1) await enter(wrong(code), stranger);
    expect((await enter(code, owner)).status).toBe(200);
  });
});
