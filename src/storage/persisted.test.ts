import { describe, expect, test } from 'vitest';
import { fakeArea, openStore } from './area-fixture.ts';
import type { Entry } from './entry.ts';
import { stored } from './keys.ts';

/** What the browser holds after a value was written, and what a reload reads of it. */
function keep<T>(entry: Entry<T>, value: T): { readonly text: string | null; readonly reloaded: T } {
  const area = fakeArea();
  openStore(area).write(entry, value);
  return { text: area.getItem(entry.key), reloaded: openStore(area).read(entry) };
}

/** Reads a value that lies under a key, and keeps it in an empty browser. */
const through =
  <T>(entry: Entry<T>) =>
  (key: string, text: string) =>
    keep(entry, openStore(fakeArea({ [key]: text })).read(entry));

describe('kept under the key of the specification', () => {
  test.each([
    ['S3.storage.01', 'site', through(stored.site), 'GB'],
    ['S3.storage.02', 'token', through(stored.token), 'at_1'],
    ['S3.storage.03', 'appversion', through(stored.appVersion), '5.1.0'],
    ['S3.storage.04', 'clientid', through(stored.clientId), 'client-0001-0001'],
    ['S3.storage.05', 'country', through(stored.country), 'GB'],
    ['S3.storage.06', 'festivalSkin', through(stored.festivalSkin), 'winter'],
    ['S3.storage.07', 'umi_locale', through(stored.locale), 'en'],
    ['S3.storage.09', 'accountId', through(stored.accountId), '01HADA'],
    ['S3.storage.11', 'timezone', through(stored.timezone), 'Europe/London'],
    ['S3.storage.12', 'currencySign', through(stored.currencySign), '£'],
    ['S3.storage.13', 'currencyMark', through(stored.currencyMark), 'GBP'],
    ['S3.storage.14', 'risk_session_id', through(stored.riskSession), '7f3f9b0e'],
    ['S3.storage.16', 'mallPassThrough', through(stored.mallPassThrough), 'from the mall'],
    ['S3.storage.18', 'shareCode', through(stored.shareCode), 'GLOW42'],
  ])('[%s] %s', (_id, key, tour, value) => {
    expect(tour(key, value)).toEqual({ text: value, reloaded: value });
  });

  test.each([
    ['S3.storage.08', stored.savvyUser, 'isSavvyUser', true, 'true'],
    ['S3.storage.20', stored.welcomeDialogSeen, 'homeWelcomeDialog', true, 'true'],
    ['S3.storage.21', stored.newerCouponDialogSeen, 'newerCouponUnsignedDialog', true, 'true'],
  ])('[%s] %o at %s: %s', (_id, entry, key, value, text) => {
    expect(entry.key).toBe(key);
    expect(openStore(fakeArea()).read(entry)).toBe(false);
    expect(keep(entry, value)).toEqual({ text, reloaded: value });
  });

  test('the client type, a number [S3.storage.19 S1.scope.25]', () => {
    expect(openStore(fakeArea()).read(stored.clientType)).toBe(6);
    expect([stored.clientType.key, keep(stored.clientType, 6)]).toEqual(['clientType', { text: '6', reloaded: 6 }]);
  });

  test('the refresh token and its end, and nothing beside them [S3.storage.10]', () => {
    const refresh = { refreshToken: 'rt_1', refreshExpireTime: 1_900_000_000_000 };
    const { text, reloaded } = keep(stored.refresh, refresh);
    expect([stored.refresh.key, JSON.parse(text ?? ''), reloaded]).toEqual(['refresh_token', refresh, refresh]);
    const more = fakeArea({ refresh_token: JSON.stringify({ ...refresh, more: 1 }) });
    expect(openStore(more).read(stored.refresh)).toEqual(refresh);
  });

  test('what the app notified, by path [S3.storage.17]', () => {
    const notices = { '/home': '{"a":1}' };
    expect(keep(stored.notifyFromApp, notices)).toEqual({ text: JSON.stringify(notices), reloaded: notices });
  });

  test('page times that were not sent [S3.storage.30]', () => {
    const records = [{ path: '/home', duration: 3_000, pathName: 'home', activityName: '', moduleId: 'home' }];
    expect(keep(stored.pageTimeRecords, records).reloaded).toEqual(records);
  });
});

describe('where nothing is kept', () => {
  test.each([
    ['S3.storage.01', 'site', stored.site.fallback, openStore(fakeArea()).read(stored.site), 'US'],
    ['S1.scope.24', 'app version', stored.appVersion.fallback, openStore(fakeArea()).read(stored.appVersion), '5.0.0'],
    ['S3.storage.07', 'locale', stored.locale.fallback, openStore(fakeArea()).read(stored.locale), 'en'],
    [
      'S3.market-table.07',
      'sign of the currency',
      stored.currencySign.fallback,
      openStore(fakeArea()).read(stored.currencySign),
      '$',
    ],
    [
      'S3.market-table.07',
      'code of the currency',
      stored.currencyMark.fallback,
      openStore(fakeArea()).read(stored.currencyMark),
      'USD',
    ],
  ] as const)('[%s] the %s is %s', (_id, _what, fallback, read, expected) => {
    expect([fallback, read]).toEqual([expected, expected]);
  });
});

describe('kept for each market by itself', () => {
  test.each([
    ['S3.storage.22', 'recommendAddToCart', stored.addToCartMarks],
    ['S3.storage.23', 'recommendCheckout', stored.checkoutMarks],
    ['S3.storage.24', 'recommendSubmitOrder', stored.submitOrderMarks],
    ['S3.storage.25', 'purchaseReported', stored.purchaseReported],
  ])('[%s] %s', (_id, key, entry) => {
    expect(entry.key).toBe(key);
    const { reloaded } = keep(entry, { US: { LUS1: 'done' } });
    expect([reloaded.US, reloaded.GB]).toEqual([{ LUS1: 'done' }, undefined]);
  });

  const line = { id: 'GLOW-1_0', sku: 'GLOW-1', buyType: 0, quantity: 2, status: true } as const;

  test.each([
    ['S3.storage.26', 'list', { list: { US: [line] } }],
    ['S3.storage.27', 'status', { status: { US: ['GLOW-1_0'] } }],
    ['S3.storage.28', 'selected', { selected: { US: ['GLOW-1_0'] } }],
  ] as const)('[%s] the %s of the cart', (_id, part, some) => {
    const { reloaded } = keep(stored.cart, { list: {}, selected: {}, status: {}, ...some });
    expect(reloaded[part].US).toHaveLength(1);
    expect(reloaded[part].GB).toBeUndefined();
  });
});
