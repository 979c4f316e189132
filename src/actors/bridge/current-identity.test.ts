import { describe, expect, test, vi } from 'vitest';
import type { MockCommands } from '#bridge-sdk/mock/create-mock-host.ts';
import { createShopClient } from '../../api/client.ts';
import { readIdentity, writeIdentity, type StoredIdentity } from '../../storage/identity.ts';
import { createStore } from '../../storage/store.ts';
import { createTokenVault } from '../../storage/token-vault.ts';
import { openInApp } from './app-fixture.ts';
import { currentIdentity } from './current-identity.ts';

const refresh = { refreshToken: 'rt', refreshExpireTime: 1_900_000_000_000 };
const ada: StoredIdentity = { token: 'ada', accountId: 'A1', savvyUser: false, refresh: null };
const byEmail: StoredIdentity = { ...ada, refresh };
const nobody = { accountToken: '', accountId: '', savvyUser: false };
const bob = { accountToken: 'bob', accountId: 'B1', savvyUser: true };

/** What a page keeps, inside an app that answers so. */
async function pageThatKeeps(stored: StoredIdentity | null, commands: MockCommands = {}) {
  const store = createStore({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    onForeignChange: () => undefined,
  });
  const vault = createTokenVault({});
  await writeIdentity(store, vault, stored);
  const client = createShopClient((request) => {
    const isKnown = request.headers.get('authorization') === 'Bearer bob';
    const data = { accountId: 'B-of-the-server' };
    return Promise.resolve(Response.json({ status: isKnown ? 200 : 401, message: '', serverTime: 1, data }));
  }, 'https://shop.test');
  const app = openInApp({ commands });
  const browser = { bridge: app.shop, client, store, vault };
  const ask = () => currentIdentity(browser, new AbortController().signal);
  return { ...app, browser, ask, stored: () => readIdentity(store, vault) };
}

describe('who is here', () => {
  test.each([[ada], [byEmail], [null]])('in an app is who the app names, whatever is kept: %j', async (before) => {
    const { ask, stored } = await pageThatKeeps(before, { getUserInfo: () => bob });
    const now = { token: 'bob', accountId: 'B1', savvyUser: true, refresh: null };
    expect(await ask()).toEqual(now);
    expect(await stored()).toEqual(now);
  });

  test('stays as it is, with its tokens, while the app names the same', async () => {
    const same = { accountToken: 'ada', accountId: '', savvyUser: false };
    const { ask } = await pageThatKeeps(byEmail, { getUserInfo: () => same });
    expect(await ask()).toEqual(byEmail);
  });

  test('is nobody where the app names nobody', async () => {
    const { ask, stored } = await pageThatKeeps(ada, { getUserInfo: () => nobody });
    expect(await ask()).toBeNull();
    expect(await stored()).toBeNull();
  });

  test('is who logged in by email on our own page, of whom the app cannot know', async () => {
    const { ask } = await pageThatKeeps(byEmail, { getUserInfo: () => nobody });
    expect(await ask()).toEqual(byEmail);
  });

  test('is read from the server where the app gives a token alone', async () => {
    const { ask } = await pageThatKeeps(null, { getUserInfo: () => ({ ...bob, accountId: '' }) });
    expect(await ask()).toMatchObject({ token: 'bob', accountId: 'B-of-the-server' });
  });

  test('is nobody by a token that the server does not take', async () => {
    const forged = { accountToken: 'forged', accountId: '', savvyUser: true };
    const { ask } = await pageThatKeeps(ada, { getUserInfo: () => forged });
    expect(await ask()).toBeNull();
  });

  test('is who the storage names where the app cannot say', async () => {
    const { ask } = await pageThatKeeps(ada, {});
    expect(await ask()).toEqual(ada);
  });

  test('is who the storage names after 1500 ms of silence: the session waits for 2000', async () => {
    const { ask, app, clock } = await pageThatKeeps(ada, { getUserInfo: () => new Promise(() => undefined) });
    const asking = ask();
    await expect.poll(() => app.calls).toHaveLength(1);
    clock.increment(1_500);
    expect(await asking).toEqual(ada);
  });

  test.each([
    ['signs out', null],
    ['has the tokens renewed', { ...byEmail, token: 'ada-2', refresh: { ...refresh, refreshToken: 'rt-2' } }],
    ['signs in as another', { ...byEmail, token: 'eve', accountId: 'E1' }],
  ])('is who it is at the end where the shopper %s while the vault is asked', async (_news, now) => {
    const { browser } = await pageThatKeeps(byEmail);
    const { store, vault } = browser;
    const before = await vault.read();
    const read = vi.fn(vault.read).mockImplementationOnce(async () => {
      await writeIdentity(store, vault, now);
      return before;
    });
    const inBrowser = { ...browser, vault: { ...vault, read }, bridge: { ...browser.bridge, isNative: false } };
    expect(await currentIdentity(inBrowser, new AbortController().signal)).toEqual(now);
  });

  test('is nobody where the shopper signs out while the app is silent', async () => {
    const { ask, app, browser, clock } = await pageThatKeeps(ada, { getUserInfo: () => new Promise(() => undefined) });
    const asking = ask();
    await expect.poll(() => app.calls).toHaveLength(1);
    await writeIdentity(browser.store, browser.vault, null);
    clock.increment(1_500);
    expect(await asking).toBeNull();
  });
});
