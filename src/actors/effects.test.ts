import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { createShopClient } from '../api/client.ts';
import { transportFailure } from '../api/errors.ts';
import { createGate } from '../api/gate.ts';
import { createRemoteLog } from '../api/remote-log.ts';
import { writeCarts } from '../storage/carts.ts';
import { readIdentity, writeIdentity, writeTokens } from '../storage/identity.ts';
import { stored } from '../storage/keys.ts';
import { createStore } from '../storage/store.ts';
import { createTokenVault } from '../storage/token-vault.ts';
import { additions } from '../storage/unanswered.ts';
import type { ShopBridge } from './bridge/shop-bridge.ts';
import type { EffectDependencies } from './effect-dependencies.ts';
import { cartEffects } from './cart/cart-effects.ts';
import { marketEffects } from './market/market-effects.ts';
import { sessionEffects } from './session/session-effects.ts';
import { tokenRefreshEffects } from './session/token-refresh-effects.ts';

const later = 1_900_000_000_000;
const signal = new AbortController().signal;
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Of a browser whose stand-ins nobody needs here. */
const noBridge: ShopBridge = {
  isNative: false,
  call: () => Promise.reject(new Error('unused')),
  mention: () => undefined,
  take: () => [],
};

function fakeDependencies(answer: (request: Request) => unknown = () => ({})) {
  const sent: Request[] = [];
  // A browser that blocks storage: everything holds in memory.
  const store = createStore({
    area: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
    onForeignChange: () => undefined,
  });
  const client = createShopClient((request) => {
    sent.push(request.clone());
    return Promise.resolve(Response.json({ status: 200, serverTime: 1, data: answer(request) }));
  }, 'https://shop.test');
  const notify = vi.fn();
  const deps: EffectDependencies = {
    client,
    gate: createGate(),
    store,
    jar: { cookie: '' },
    vault: createTokenVault({}),
    tabs: { notify: vi.fn(), listen: () => undefined },
    data: new QueryClient(),
    log: createRemoteLog({ send: () => undefined, href: () => '', now: () => 0 }),
    base: '',
    bridge: noBridge,
    inApp: undefined,
    notify,
    isInFront: () => true,
    goTo: () => undefined,
  };
  return { deps, store, sent, notify };
}

test('who is here is in a browser who the storage names', async () => {
  const { deps, sent } = fakeDependencies();
  const member = { token: 'ada', accountId: 'A1', savvyUser: false, refresh: null };
  expect(await sessionEffects(deps).readIdentity(signal)).toBeNull();
  await writeIdentity(deps.store, deps.vault, member);
  expect(await sessionEffects(deps).readIdentity(signal)).toEqual(member);
  expect(sent).toEqual([]);
});

describe('the market of a browser', () => {
  test('is not asked about: no app around it knows another', async () => {
    const { deps, sent } = fakeDependencies();
    expect(await marketEffects(deps).getMarketInfo(signal)).toEqual({ market: null, country: null });
    expect(sent).toEqual([]);
  });

  test('goes to the server with the next document, by its cookie and by its address', () => {
    const replaceState = vi.fn();
    const location = new URL('https://shop.test/collections?site=US');
    const history = { state: null, replaceState };
    vi.stubGlobal('window', { location, history });
    vi.stubGlobal('history', history);
    const { deps, store } = fakeDependencies();
    marketEffects(deps).persistSite('JA', null);
    expect(deps.jar.cookie).toMatch(/^site=JA; path=\/; max-age=3600/);
    expect(store.read(stored.currencyMark)).toBe('JPY');
    expect(replaceState).toHaveBeenCalledWith(null, '', '/collections?site=JA');
    vi.unstubAllGlobals();
  });
});

describe('merging the cart of a guest', () => {
  const cartWith = (quantity: number) => ({
    GB: { lines: [{ id: 'GLOW-1_0', sku: 'GLOW-1', buyType: 0, quantity, status: true } as const], selected: [] },
  });

  const ada = { account: 'A1', site: 'GB' } as const;
  const bob = { account: 'B2', site: 'GB' } as const;

  test('repeats the kept attempt with its key until the server has confirmed it [S4.cart-count.09]', async () => {
    const { deps, store, sent } = fakeDependencies();
    const cart = cartEffects(deps);
    writeCarts(store, cartWith(2));
    const first = await cart.openMerge(ada, signal);
    writeCarts(store, cartWith(9));
    expect(await cart.openMerge(ada, signal)).toEqual(first);
    cart.forgetMerge(first);
    expect((await cart.openMerge(ada, signal)).key).not.toBe(first.key);
    expect(sent).toEqual([]);
  });

  test('does not bring back what was removed since: the attempt is given up where it has not come', async () => {
    let merged = false;
    const { deps, store, sent } = fakeDependencies(() => ({ merged }));
    const cart = cartEffects(deps);
    writeCarts(store, cartWith(2));
    const lost = await cart.openMerge(ada, signal);
    writeCarts(store, {});
    await expect(cart.openMerge(ada, signal)).rejects.toThrow('Another tab has merged meanwhile');
    writeCarts(store, cartWith(5));
    const next = await cart.openMerge(ada, signal);
    expect(next.lines).toMatchObject([{ quantity: 5 }]);
    writeCarts(store, cartWith(1));
    merged = true;
    expect(await cart.openMerge(ada, signal)).toEqual(next);
    expect(sent.map(({ method, url }) => [method, new URL(url).searchParams.get('key')])).toEqual([
      ['DELETE', lost.key],
      ['DELETE', next.key],
    ]);
  });

  test('gives nobody what may be in the account of somebody else', async () => {
    const { deps, store } = fakeDependencies();
    const cart = cartEffects(deps);
    writeCarts(store, cartWith(2));
    const hers = await cart.openMerge(ada, signal);
    await expect(cart.openMerge(bob, signal)).rejects.toThrow('Another tab has merged meanwhile');
    writeCarts(store, cartWith(3));
    expect((await cart.openMerge(bob, signal)).lines).toMatchObject([{ quantity: 1 }]);
    expect(await cart.openMerge(ada, signal)).toEqual(hers);
  });

  test('does not wait for another tab that renews the tokens', async () => {
    const { deps, store } = fakeDependencies();
    const held = new Set<string>(['token-refresh']);
    const alone: typeof deps.vault.alone = (task, work) => (held.has(task) ? new Promise(() => undefined) : work());
    writeCarts(store, cartWith(2));
    const { openMerge } = cartEffects({ ...deps, vault: { ...deps.vault, alone } });
    expect((await openMerge(ada, signal)).lines).toHaveLength(1);
  });

  test('is left to the tab in front, and not done again when another tab was quicker', async () => {
    const { deps, store } = fakeDependencies();
    await expect(cartEffects(deps).openMerge(ada, signal)).rejects.toThrow('Another tab has merged meanwhile');
    writeCarts(store, cartWith(2));
    const behind = cartEffects({ ...deps, isInFront: () => false });
    await expect(behind.openMerge(ada, signal)).rejects.toThrow('The tab in front merges');
  });

  test('that ends behind another tab is done again in front, with its key', async () => {
    const { deps, store, sent, notify } = fakeDependencies(() => [{ id: '1', mergeNote: 'Capped to 10' }]);
    let isInFront = true;
    const cart = cartEffects({ ...deps, isInFront: () => isInFront });
    writeCarts(store, cartWith(2));
    const attempt = await cart.openMerge(ada, signal);
    isInFront = false;
    await expect(cart.mergeCart(attempt, signal)).rejects.toThrow('The tab in front ends the merge');
    expect(notify).not.toHaveBeenCalled();
    isInFront = true;
    await cart.mergeCart(await cart.openMerge(ada, signal), signal);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([attempt.key, attempt.key]);
    expect(notify).toHaveBeenCalledOnce();
  });

  test('goes to the market of the lines and reports what was capped [S3.cart-line.01 S4.cart-count.08]', async () => {
    const { deps, store, sent, notify } = fakeDependencies(() => [{ id: '1', mergeNote: 'Capped to 10' }]);
    const cart = cartEffects(deps);
    writeCarts(store, cartWith(2));
    await cart.mergeCart(await cart.openMerge(ada, signal), signal);
    expect(await sent[0]?.clone().json()).toEqual([{ sku: 'GLOW-1', quantity: 2, buyType: 0 }]);
    expect(sent[0]?.headers.get('site')).toBe('GB');
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: 'Capped to 10' }));
  });
});

describe('the cart of a member', () => {
  const hers = { account: 'A1', site: 'US', key: '00000000-0000-4000-8000-000000000000' } as const;
  const line = { id: 'L1', key: 'GLOW-1_0', sku: 'GLOW-1', buyType: 0, quantity: 1, selected: true };

  test('takes what is added with the recommendation that led to it, and the cart of this browser stays as it is [S6.roles.04]', async () => {
    const { deps, store, sent } = fakeDependencies(() => ({ count: 1, lines: [line] }));
    const before = store.read(stored.cart);
    store.write(stored.checkoutMarks, { US: { 'GLOW-1': 'pdp.ORB' }, GB: { 'GLOW-1': 'home.best' } });
    const command = { type: 'cart.add', sku: 'GLOW-1', quantity: 1 } as const;
    await cartEffects(deps).addLine({ ...hers, command }, signal);
    expect(
      sent.map(({ method, url, headers }) => [method, new URL(url).pathname, headers.get('idempotency-key')]),
    ).toEqual([['POST', '/app-mall/v1/shopping-cart', hers.key]]);
    expect(await sent[0]?.json()).toEqual({ sku: 'GLOW-1', buyType: 0, quantity: 1, recommendMark: 'pdp.ORB' });
    expect(store.read(stored.cart)).toEqual(before);
  });

  test('that was asked for while one member was here is kept for that one, whoever is here when it comes', async () => {
    const { deps, store } = fakeDependencies(() => {
      store.write(stored.accountId, 'B2');
      return { count: 1, lines: [line] };
    });
    store.write(stored.accountId, 'A1');
    const command = { type: 'cart.add', sku: 'GLOW-1', quantity: 1 } as const;
    await cartEffects(deps).addLine({ ...hers, command }, signal);
    expect(
      deps.data
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey.slice(0, 2)),
    ).toEqual([['US', 'A1']]);
  });

  test('keeps what was added for a day and more, for the member who added it, until it is answered', () => {
    const { deps, store } = fakeDependencies();
    const { keepAddition, readAdditions, forgetAddition } = cartEffects(deps);
    const suit = { sku: 'GLOW-1', quantity: 1, buyType: 5, suitGroupId: 'g1' } as const;
    const bundle = { ...hers, command: { type: 'cart.add', ...suit, others: [{ ...suit, sku: 'GLOW-2' }] } } as const;
    const plain = { ...hers, key: 'k2', command: { type: 'cart.add', sku: 'ARC', quantity: 2 } } as const;
    keepAddition(bundle);
    keepAddition(plain);
    const again = cartEffects(deps);
    expect(again.readAdditions('A1')).toEqual([bundle, { ...plain, command: { ...plain.command, buyType: 0 } }]);
    expect([again.readAdditions('B2'), again.readAdditions(null)]).toEqual([[], []]);
    expect(cartEffects({ ...deps, isInFront: () => false }).readAdditions('A1')).toEqual([]);
    forgetAddition(bundle.key);
    const rest = store.read(additions);
    store.write(
      additions,
      rest.map((one) => ({ ...one, keptTime: Date.now() - 47 * 3_600_000 })),
    );
    expect(readAdditions('A1')).toEqual([]);
    expect(store.read(additions)).toEqual([]);
    store.write(additions, rest);
    expect(readAdditions('A1').map(({ key }) => key)).toEqual(['k2']);
  });

  test('is asked once, then every command answers with the whole of it', async () => {
    const { deps, sent } = fakeDependencies(() => ({ count: 3, lines: [line] }));
    const cart = cartEffects(deps);
    const command = { type: 'cart.setQuantity', id: 'L1', quantity: 3 } as const;
    expect(await cart.updateLines({ ...hers, command }, signal)).toEqual({ count: 3 });
    await cart.updateLines({ ...hers, command }, signal);
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
    expect(await sent[1]?.json()).toEqual([{ id: 'L1', sku: 'GLOW-1', buyType: 0, quantity: 3 }]);
  });
});

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

describe('the identity of this browser', () => {
  test('comes back as it was kept, and goes as a whole', async () => {
    const { deps, store } = fakeDependencies();
    const refresh = { refreshToken: 'rt_1', refreshExpireTime: later };
    const member = { token: 'at_1', accountId: 'A1', savvyUser: true, refresh };
    await writeIdentity(store, deps.vault, member);
    expect(await readIdentity(store, deps.vault)).toEqual(member);
    await writeIdentity(store, deps.vault, null);
    expect(await readIdentity(store, deps.vault)).toBeNull();
    expect(store.read(stored.refresh)).toBeUndefined();
  });

  test('is never made of two people, whoever logs in while the vault is being read', async () => {
    const { deps, store } = fakeDependencies();
    const ada = { token: 'ada', accountId: 'A1', savvyUser: true, refresh: null };
    const refresh = { refreshToken: 'rt_bob', refreshExpireTime: later };
    const bob = { token: 'bob', accountId: 'B2', savvyUser: false, refresh };
    await writeIdentity(store, deps.vault, ada);
    const reading = readIdentity(store, deps.vault);
    await writeIdentity(store, deps.vault, bob);
    expect(await reading).toEqual(bob);
  });
});
