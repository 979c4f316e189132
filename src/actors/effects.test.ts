import { describe, expect, test, vi } from 'vitest';
import { writeCarts } from '../storage/carts.ts';
import { readIdentity, writeIdentity } from '../storage/identity.ts';
import { stored } from '../storage/keys.ts';
import { additions } from '../storage/unanswered.ts';
import { cartEffects } from './cart/cart-effects.ts';
import { marketEffects } from './market/market-effects.ts';
import { sessionEffects } from './session/session-effects.ts';
import { fakeDependencies } from './effects-fixture.ts';

const later = 1_900_000_000_000;
const signal = new AbortController().signal;

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
    await expect(cart.mergeCart(attempt, signal)).rejects.toThrow('The tab in front merges');
    expect(notify).not.toHaveBeenCalled();
    isInFront = true;
    await cart.mergeCart(await cart.openMerge(ada, signal), signal);
    expect(sent.map(({ headers }) => headers.get('idempotency-key'))).toEqual([attempt.key, attempt.key]);
    expect(notify).toHaveBeenCalledOnce();
  });

  test('goes to the market of the lines and reports all that was capped [S3.cart-line.01 S4.cart-count.08]', async () => {
    const notes = ['Capped to 10', undefined, 'Not sold here'];
    const { deps, store, sent, notify } = fakeDependencies(() => notes.map((mergeNote) => ({ id: '1', mergeNote })));
    const cart = cartEffects(deps);
    writeCarts(store, cartWith(2));
    await cart.mergeCart(await cart.openMerge(ada, signal), signal);
    expect(await sent[0]?.clone().json()).toEqual([{ sku: 'GLOW-1', quantity: 2, buyType: 0 }]);
    expect(sent[0]?.headers.get('site')).toBe('GB');
    expect(sent[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(notify).toHaveBeenCalledWith(expect.objectContaining({ text: 'Capped to 10. Not sold here' }));
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
