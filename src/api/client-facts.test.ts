import { describe, expect, test } from 'vitest';
import { fakeArea, openStore } from '../storage/area-fixture.ts';
import type { Site } from '#rules/markets.ts';
import { keepClientFacts } from '../storage/client-facts.ts';
import { createStore } from '../storage/store.ts';
import { clientFactsOf } from './client-facts.ts';
import { addHeaders } from './headers.ts';

const stored = {
  site: 'GB',
  appversion: '5.1.0',
  clientid: 'client-0001-0001',
  country: 'GB',
  umi_locale: 'en',
  timezone: 'Europe/London',
  clientType: '6',
};

function headersWith(storedValues: Readonly<Record<string, string>>, token = ''): Headers {
  const store = createStore({
    area: () => ({
      length: 0,
      clear: () => undefined,
      key: () => null,
      getItem: (key) => storedValues[key] ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    }),
    onForeignChange: () => undefined,
  });
  const headers = new Headers();
  addHeaders(
    headers,
    clientFactsOf(store, { token }, () => 'made'),
  );
  return headers;
}

describe('every request carries what is stored', () => {
  test.each([
    ['S7.calls.02', 'site', 'site', 'GB'],
    ['S7.calls.04', 'appversion', 'appversion', '5.1.0'],
    ['S7.calls.05', 'clientid', 'clientid', 'client-0001-0001'],
    ['S7.calls.06', 'country', 'country', 'GB'],
    ['S7.calls.07', 'umi_locale', 'accept-language', 'en'],
    ['S7.calls.08', 'timezone', 'timezone', 'Europe/London'],
    ['S7.calls.09', 'clientType', 'clientType', '6'],
  ] as const)('[%s] %s in the header %s: %s', (_id, key, header, value) => {
    expect(headersWith(stored).get(header)).toBe(value);
    const { [key]: _left, ...others } = stored;
    // A client without an id gets one at once.
    expect(headersWith(others).get(header)).toBe(key === 'clientid' ? 'made' : null);
  });

  test('and the token of a member as its bearer, nothing of a guest [S7.calls.03 S6.roles.03]', () => {
    expect(headersWith(stored, 'at_1').get('authorization')).toBe('Bearer at_1');
    expect(headersWith(stored).has('authorization')).toBe(false);
  });
});

test('a request names the market of its own tab, and a country of it, whatever another tab has stored', () => {
  const store = openStore(fakeArea({ ...stored, site: 'EU', country: 'FR' }));
  const factsIn = (site: Site) => clientFactsOf(store, { site }, () => 'made');
  expect(factsIn('US')).toMatchObject({ site: 'US', country: 'US' });
  expect(factsIn('EU')).toMatchObject({ site: 'EU', country: 'FR' });
});

test('the first request of a first visit says who asks [S7.calls.04 S7.calls.05 S7.calls.07 S7.calls.08 S7.calls.09]', () => {
  const store = openStore(fakeArea());
  keepClientFacts(store, 'Asia/Tokyo');
  const headers = new Headers();
  addHeaders(
    headers,
    clientFactsOf(store, {}, () => 'client-0001'),
  );
  expect(Object.fromEntries(headers)).toEqual({
    'accept-language': 'en',
    appversion: '5.0.0',
    clientid: 'client-0001',
    clienttype: '6',
    timezone: 'Asia/Tokyo',
  });
});
