import { describe, expect, test, vi } from 'vitest';
import { createShopClient } from '../api/client.ts';
import { transportFailure } from '../api/errors.ts';
import { readIdentity, writeIdentity, writeTokens } from '../storage/identity.ts';
import { stored } from '../storage/keys.ts';
import { tokenRefreshEffects } from './session/token-refresh-effects.ts';
import { fakeDependencies } from './effects-fixture.ts';

const later = 1_900_000_000_000;
const signal = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('renewing tokens', () => {
  const adas = { accountId: 'A1', refreshToken: 'rt_1', bearer: 'at_1' };
  const pair = { token: 'at_2', refreshToken: 'rt_2', refreshTokenExpireTime: later };

  test('asks once with the bearer it is given, and keeps the new pair [S3.records.07]', async () => {
    const { deps, store, sent } = fakeDependencies(() => pair);
    store.write(stored.token, 'rt_1');
    const effects = tokenRefreshEffects(deps);
    await effects.refreshToken({ accountId: null, refreshToken: 'rt_1', bearer: 'rt_1' }, signal);
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer rt_1');
    expect(store.read(stored.token)).toBe('at_2');
    expect(store.read(stored.refresh)).toEqual({ refreshToken: 'rt_2', refreshExpireTime: later });
  });

  test('asks once more, at once, for an answer that is lost or late, and not for a refusal', async () => {
    const answers: (() => Response | Promise<Response>)[] = [];
    const { deps, store } = fakeDependencies();
    const sent: string[] = [];
    const client = createShopClient(async (request) => {
      sent.push((await request.json()).refreshToken);
      const answer = answers.shift()?.() ?? new Response();
      return request.signal.aborted ? Promise.reject(request.signal.reason) : answer;
    }, 'https://shop.test');
    const { refreshToken } = tokenRefreshEffects({ ...deps, client });
    const good = () => Response.json({ status: 200, serverTime: 1, data: pair });
    const refused = () => Response.json({ status: 401, message: 'no', serverTime: 1 });
    const lost = () => Promise.reject(transportFailure(new TypeError('lost'), signal));
    store.write(stored.token, 'at_1');
    const renew = async () => {
      await deps.vault.write(undefined);
      return refreshToken({ accountId: null, refreshToken: 'rt_1', bearer: 'at_1' }, signal);
    };
    answers.push(lost, good);
    expect((await renew()).token).toBe('at_2');
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
    answers.push(good, good);
    expect(await renew().catch(String)).toMatchObject({ token: 'at_2' });
    expect(timeout.mock.calls.at(0)).toEqual([8_000]);
    timeout.mockRestore();
    answers.push(refused, good);
    await expect(renew()).rejects.toThrow('no');
    expect(sent).toHaveLength(5);
  });

  test('takes the pair another tab has fetched meanwhile [S4.refresh.11]', async () => {
    const { deps, store, sent } = fakeDependencies(() => pair);
    store.write(stored.accountId, 'A1');
    await writeTokens(store, deps.vault, 'at_9', { refreshToken: 'rt_9', refreshExpireTime: later });
    const reply = await tokenRefreshEffects(deps).refreshToken(adas, signal);
    expect(reply.token).toBe('at_9');
    expect(sent).toEqual([]);
  });

  test('takes no pair of another member who has logged in elsewhere, and asks for none', async () => {
    const { deps, store, sent } = fakeDependencies(() => pair);
    const refresh = { refreshToken: 'rt_9', refreshExpireTime: later };
    const bob = { token: 'at_9', accountId: 'B2', savvyUser: false, refresh };
    await writeIdentity(store, deps.vault, bob);
    await expect(tokenRefreshEffects(deps).refreshToken(adas, signal)).rejects.toThrow('The member left');
    expect([sent.length, await readIdentity(store, deps.vault)]).toEqual([0, bob]);
  });

  test('never writes an overtaken pair over that of another tab', async () => {
    const { deps, store } = fakeDependencies();
    store.write(stored.accountId, 'A1');
    const newer = { refreshToken: 'rt_9', refreshExpireTime: later };
    await writeTokens(store, deps.vault, 'at_9', newer);
    const { persistTokens } = tokenRefreshEffects(deps);
    const older = { refreshToken: 'rt_1', refreshExpireTime: later };
    persistTokens('rt_1', older, 'A1');
    persistTokens('at_1', older, 'A1');
    await settled();
    expect(store.read(stored.token)).toBe('at_9');
    expect(await deps.vault.read()).toMatchObject({ token: 'at_9', ...newer });
  });

  test('keeps no pair that comes after the member signed out, in this tab or another', async () => {
    const refresh = { refreshToken: 'rt_1', refreshExpireTime: later };
    const ada = { token: 'at_1', accountId: 'A1', savvyUser: false, refresh };
    const { deps, store } = fakeDependencies(() => {
      void signOut();
      return pair;
    });
    let signOut = () => writeIdentity(store, deps.vault, null);
    const renew = () => tokenRefreshEffects(deps).refreshToken(adas, signal);
    await writeIdentity(store, deps.vault, ada);
    await expect(renew()).rejects.toThrow('The member left');
    // What another tab removed from the storage may be seen late; the vault shows it at once.
    signOut = () => deps.vault.write(undefined);
    await writeIdentity(store, deps.vault, ada);
    await expect(renew()).rejects.toThrow('The member left');
    expect(await deps.vault.read()).toBeUndefined();
  });

  test('never brings back a session that another tab has ended', async () => {
    const { deps, store } = fakeDependencies();
    await writeIdentity(store, deps.vault, null);
    tokenRefreshEffects(deps).persistTokens('at_1', { refreshToken: 'rt_1', refreshExpireTime: later }, 'A1');
    await settled();
    expect(await readIdentity(store, deps.vault)).toBeNull();
  });

  test.each([
    ['signs out', null, 1],
    ['signs out', null, 2],
    ['signs in as another', { token: 'bob', accountId: 'B2', savvyUser: false, refresh: null }, 2],
  ])('never brings back a member who %s while the vault is asked', async (_news, now, time) => {
    const { deps, store } = fakeDependencies();
    const refresh = { refreshToken: 'rt_1', refreshExpireTime: later };
    await writeIdentity(store, deps.vault, { token: 'at_1', accountId: 'A1', savvyUser: false, refresh });
    const pair = await deps.vault.read();
    let readings = 0;
    const read = async () => {
      readings += 1;
      if (readings !== time) return readings < time ? pair : deps.vault.read();
      await writeIdentity(store, deps.vault, now);
      return pair;
    };
    tokenRefreshEffects({ ...deps, vault: { ...deps.vault, read } }).persistTokens('at_1', refresh, 'A1');
    await settled();
    expect(readings).toBe(2);
    expect(await readIdentity(store, deps.vault)).toEqual(now);
  });

  test('brings back no member who signed out in another tab, though the storage here does not show it yet', async () => {
    const { deps, store } = fakeDependencies();
    const refresh = { refreshToken: 'rt_1', refreshExpireTime: later };
    await writeTokens(store, deps.vault, 'at_1', refresh);
    const alone = async <T>(_task: string, work: () => Promise<T>) => {
      await settled();
      await deps.vault.write(undefined);
      return work();
    };
    tokenRefreshEffects({ ...deps, vault: { ...deps.vault, alone } }).persistTokens('rt_1', refresh, null);
    await settled();
    await settled();
    expect([store.read(stored.token), await deps.vault.read()]).toEqual(['at_1', undefined]);
  });

  test('shows the refresh token as the stored token while it is exchanged [S4.refresh.03]', async () => {
    const { deps, store } = fakeDependencies();
    const refresh = { refreshToken: 'rt_1', refreshExpireTime: later };
    await writeTokens(store, deps.vault, 'at_1', refresh);
    tokenRefreshEffects(deps).persistTokens('rt_1', refresh, null);
    await settled();
    expect(store.read(stored.token)).toBe('rt_1');
  });
});
