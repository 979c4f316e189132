import { describe, expect, test, vi } from 'vitest';
import type { Site } from '#rules/markets.ts';
import { fakeArea } from './area-fixture.ts';
import { clientIdOf } from './client-id.ts';
import type { Entry } from './entry.ts';
import { stored } from './keys.ts';
import { writeLocaleCookie } from './cookies.ts';
import { migrateOldCarts } from './old-carts.ts';
import { createStore } from './store.ts';

function storeOn(area: Storage | (() => Storage)) {
  let foreign: (key: string | null) => void = () => undefined;
  const store = createStore({
    area: typeof area === 'function' ? area : () => area,
    onForeignChange: (listener) => {
      foreign = listener;
    },
  });
  return { store, changeElsewhere: (key: string | null) => foreign(key) };
}

const entries: readonly Entry<unknown>[] = Object.values(stored) as unknown as readonly Entry<unknown>[];
const garbage = [
  '',
  'null',
  'undefined',
  '{"trunc',
  '[]',
  '{}',
  '[null,1,{}]',
  '12e999',
  '"',
  'x'.repeat(1_000_000),
  '{"__proto__":{"polluted":true},"list":{"US":[{"sku":1}]}}',
  '\u0000\r\nInjected: yes',
];

describe('what is stored in the browser', () => {
  test('every entry has a key of its own', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  test.each(entries.map((entry) => [entry.key, entry] as const))('%s reads its fallback when absent', (_key, entry) => {
    expect(storeOn(fakeArea()).store.read(entry)).toEqual(entry.fallback);
  });

  test.each(entries.map((entry) => [entry.key, entry] as const))('%s survives every garbage', (_key, entry) => {
    for (const text of garbage) {
      const { store } = storeOn(fakeArea({ [entry.key]: text }));
      const value = store.read(entry);
      store.write(entry, value);
      expect(store.read(entry)).toEqual(value);
    }
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('values that go into headers hold no control characters', () => {
    for (const entry of [stored.token, stored.clientId, stored.accountId, stored.timezone, stored.appVersion]) {
      expect(storeOn(fakeArea({ [entry.key]: 'a\r\nb' })).store.read(entry)).toBe(entry.fallback);
    }
  });

  test('a refresh time that is no instant is refused', () => {
    const text = JSON.stringify({ refreshToken: 'rt_1', refreshExpireTime: 999_999_999_999 });
    expect(storeOn(fakeArea({ refresh_token: text })).store.read(stored.refresh)).toBeUndefined();
  });

  test('a broken line of a cart goes, the others stay', () => {
    const list = { US: [{ sku: 'GLOW-1', quantity: 2 }, { sku: 'BAD', quantity: -1 }, 7] };
    const { store } = storeOn(fakeArea({ shoppingCart: JSON.stringify({ list }) }));
    expect(store.read(stored.cart).list).toEqual({
      US: [{ id: 'GLOW-1_0', sku: 'GLOW-1', buyType: 0, quantity: 2, status: false }],
    });
  });
});

describe('a browser that refuses storage', () => {
  test('blocked: values hold until the page is left', () => {
    const { store } = storeOn(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.write(stored.site, 'GB');
    expect(store.read(stored.site)).toBe('GB');
    store.remove(stored.site);
    expect(store.read(stored.site)).toBe('US');
  });

  test('full: the new value wins over the older one that stayed', () => {
    const area = fakeArea({ site: 'CA' });
    area.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { store } = storeOn(area);
    store.write(stored.site, 'GB');
    expect(store.read(stored.site)).toBe('GB');
  });
});

describe('listeners', () => {
  test('report changes of this tab, of other tabs and of a cleared storage', () => {
    const { store, changeElsewhere } = storeOn(fakeArea());
    const listener = vi.fn();
    const end = store.subscribe(stored.site, listener);
    store.write(stored.site, 'GB');
    changeElsewhere('site');
    changeElsewhere(null);
    changeElsewhere('token');
    expect(listener).toHaveBeenCalledTimes(3);
    end();
    store.write(stored.site, 'US');
    expect(listener).toHaveBeenCalledTimes(3);
  });
});

describe('the client id', () => {
  test.each([
    ['', 'made'],
    ['0123456789', 'made'],
    ['0123456789a', '0123456789a'],
  ])('%j becomes %s [S3.storage.31 S3.storage.04]', (storedText, expected) => {
    const { store } = storeOn(fakeArea({ clientid: storedText }));
    expect(clientIdOf(store, () => 'made')).toBe(expected);
    expect(store.read(stored.clientId)).toBe(expected);
  });
});

describe('the locale cookie', () => {
  test('lives one hour [S3.storage.33 S3.storage.34]', () => {
    const jar = { cookie: '' };
    writeLocaleCookie(jar, 'en');
    expect(jar.cookie).toContain('max-age=3600');
  });
});

describe('old cart keys', () => {
  const line = { id: 'x', sku: 'GLOW-1', quantity: 2, buyType: 0, status: true };

  test('move into the cart store once and go [S3.storage.29]', () => {
    const area = fakeArea({ shoppingCart_GB: JSON.stringify([line]) });
    const { store } = storeOn(area);
    migrateOldCarts(store);
    migrateOldCarts(store);
    expect(JSON.parse(area.getItem('shoppingCart') ?? '')).toEqual({
      list: { GB: [{ ...line, id: 'GLOW-1_0', key: 'GLOW-1_0' }] },
      selected: { GB: ['GLOW-1_0'] },
      status: { GB: ['GLOW-1_0'] },
    });
    expect(area.getItem('shoppingCart_GB')).toBeNull();
  });

  test('go by every name of a market, and where they cannot be read', () => {
    const lineOf = (sku: string) => JSON.stringify([{ ...line, sku }]);
    const area = fakeArea({
      shoppingCart_UK: lineOf('uk'),
      shoppingCart_JP: lineOf('jp'),
      shoppingCart_DE: lineOf('de'),
      shoppingCart_EU: lineOf('eu'),
      shoppingCart_US: '{"trunc',
    });
    const { store } = storeOn(area);
    migrateOldCarts(store);
    const skus = (site: Site) => store.read(stored.cart).list[site]?.map(({ sku }) => sku);
    expect([skus('GB'), skus('JA'), skus('EU')]).toEqual([['uk'], ['jp'], ['de', 'eu']]);
    const keys = Array.from({ length: area.length }, (_, index) => area.key(index));
    expect(keys).toEqual(['shoppingCart']);
  });

  test('never change a line that is there already', () => {
    const now = { ...line, quantity: 5 };
    const { store } = storeOn(
      fakeArea({ shoppingCart: JSON.stringify({ list: { GB: [now] } }), shoppingCart_GB: JSON.stringify([line]) }),
    );
    migrateOldCarts(store);
    expect(store.read(stored.cart).list['GB']?.map(({ quantity }) => quantity)).toEqual([5]);
  });
});
