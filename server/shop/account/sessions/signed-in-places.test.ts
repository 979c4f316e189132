import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshTokenLifetime } from '#rules/limits.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { seenEvery } from '#server/contract/access-token.ts';
import { openTestApi, type TestApi } from '#server/testing/test-api.ts';
import { logInMember, type TestMember } from '#server/testing/test-member.ts';
import { openTestShop, type TestShop } from '#server/testing/test-shop.ts';
import { rotateTokens } from './rotate-tokens.ts';
import { startSession, type IssuedTokens } from './start-session.ts';

let shop: TestShop;
let api: TestApi;
let member: TestMember;
beforeAll(async () => {
  shop = await openTestShop();
  api = await openTestApi(shop, accountRoutes);
});
afterAll(async () => {
  await api.close();
  await shop.close();
});
beforeEach(async () => {
  member = await logInMember(shop);
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const phone = 'Mozilla/5.0 (Linux; Android 15; K) Chrome/142.0.0.0 Mobile Safari/537.36';
const clientId = 'client-elsewhere';

const logInOn = (userAgent: string): Promise<IssuedTokens> =>
  startSession(shop, shop.db, member.accountId, { id: clientId, userAgent, ip: '10.0.0.1' });
const listed = async (token = member.token) => (await api.ok('listSessions', { token })).sessions;
const opens = async (token: string) => (await api.call('getUserInfo', { token })).status === 200;
const named = async (browser: string) => {
  const found = (await listed()).find((session) => session.browser === browser);
  if (!found) throw new Error(`${browser} is not listed`);
  return found;
};

describe('where a member is logged in', () => {
  it('is listed with this device first, then by when it was seen, and without a token', async () => {
    shop.clock.advance(1_000);
    await logInOn(firefox);
    shop.clock.advance(1_000);
    const { token } = await logInOn(phone);
    const now = shop.clock.now();
    const sessions = await listed();
    expect(sessions.map(({ browser, system, kind, isCurrent }) => [browser, system, kind, isCurrent])).toEqual([
      [null, null, 'COMPUTER', true],
      ['Chrome', 'Android', 'PHONE', false],
      ['Firefox', 'Linux', 'COMPUTER', false],
    ]);
    expect(sessions.map(({ signedInTime, lastSeenTime }) => [now - signedInTime, now - lastSeenTime])).toEqual([
      [2_000, 2_000],
      [0, 0],
      [1_000, 1_000],
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/[ar]t_/);
    expect((await listed(token)).find(({ isCurrent }) => isCurrent)?.browser).toBe('Chrome');
  });

  it('is one place, however often its tokens were exchanged, since the log-in', async () => {
    const { refreshToken } = await logInOn(firefox);
    const { id, signedInTime } = await named('Firefox');
    shop.clock.advance(60_000);
    const client = { id: clientId, userAgent: firefox, ip: '10.0.0.2' };
    await rotateTokens(shop, { refreshToken, bearer: refreshToken, client });
    expect(await named('Firefox')).toMatchObject({ id, signedInTime, lastSeenTime: signedInTime + 60_000 });
    expect(await listed()).toHaveLength(2);
  });

  it('was seen there at the first call of every hour', async () => {
    const { token } = await logInOn(firefox);
    const { signedInTime } = await named('Firefox');
    const seenAfter = async (ms: number) => {
      shop.clock.advance(ms);
      await opens(token);
      return (await named('Firefox')).lastSeenTime - signedInTime;
    };
    expect(await seenAfter(seenEvery - 1)).toBe(0);
    expect(await seenAfter(1)).toBe(seenEvery);
    expect(await seenAfter(seenEvery - 1)).toBe(seenEvery);
  });

  it('holds nothing that has run out', async () => {
    await logInOn(firefox);
    shop.clock.advance(refreshTokenLifetime);
    const { token } = await startSession(shop, shop.db, member.accountId, {
      id: clientId,
      userAgent: phone,
      ip: '::1',
    });
    expect((await listed(token)).map(({ browser }) => browser)).toEqual(['Chrome']);
  });

  it('holds nothing of another member', async () => {
    await logInOn(firefox);
    const other = await logInMember(shop);
    expect(await listed(other.token)).toHaveLength(1);
  });
});

describe('a log-out from afar', () => {
  it('ends one place with all its tokens, once and for all, and no other', async () => {
    const [there, stays] = [await logInOn(firefox), await logInOn(phone)];
    const { id } = await named('Firefox');
    await api.ok('endSession', { token: member.token, body: { id } });
    expect([await opens(there.token), await opens(stays.token), await opens(member.token)]).toEqual([
      false,
      true,
      true,
    ]);
    const body = { refreshToken: there.refreshToken, clientId };
    expect((await api.call('refreshToken', { token: there.refreshToken, clientId, body })).status).toBe(401);
    expect((await listed()).map(({ browser }) => browser)).toEqual([null, 'Chrome']);
    // A second press finds it done.
    await api.ok('endSession', { token: member.token, body: { id } });
  });

  it('ends every other place', async () => {
    const [one, two] = [await logInOn(firefox), await logInOn(phone)];
    await api.ok('endOtherSessions', { token: member.token, body: {} });
    expect([await opens(one.token), await opens(two.token), await opens(member.token)]).toEqual([false, false, true]);
    expect(await listed()).toHaveLength(1);
  });

  it('does not know the places of another member', async () => {
    const { token } = await logInOn(firefox);
    const { id } = await named('Firefox');
    const other = await logInMember(shop);
    expect(await api.call('endSession', { token: other.token, body: { id } })).toMatchObject({ code: 'NOT_FOUND' });
    await api.ok('endOtherSessions', { token: other.token, body: {} });
    expect(await opens(token)).toBe(true);
  });
});
