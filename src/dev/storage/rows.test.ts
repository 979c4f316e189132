import { describe, expect, test } from 'vitest';
import { homes } from '../../storage/homes.ts';
import { stored } from '../../storage/keys.ts';
import { exportOf, hiddenText } from './export.ts';
import { knownValues } from './known-values.ts';
import { rowsOf, standingUnder, type Kept, type Row } from './rows.ts';

type Texts = Readonly<Record<string, string>>;

function rowsWith(local: Texts = {}, more: { readonly cookie?: Texts; readonly vault?: string } = {}): readonly Row[] {
  const snapshot: Kept = {
    localStorage: new Map(Object.entries(local)),
    sessionStorage: new Map(),
    cookie: new Map(Object.entries(more.cookie ?? {})),
    IndexedDB: new Map(more.vault === undefined ? [] : [['lampyris.tokens.current', more.vault]]),
  };
  return rowsOf(snapshot);
}

function rowOf(key: string, rows: readonly Row[], place = 'localStorage'): Row {
  const row = rows.find((one) => one.key === key && one.place === place);
  if (!row) throw new Error(`No row for ${key}`);
  return row;
}

describe('the list of what is stored', () => {
  test('has a line for every value of the shop, each with what it is for', () => {
    const keys = knownValues.filter(({ place }) => place === 'localStorage').map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining([...Object.values(stored).map(({ key }) => key), homes.key]));
    for (const { key, about } of knownValues) expect(about.length, key).toBeGreaterThan(10);
    expect(new Set(knownValues.map(({ place, key }) => `${place} ${key}`)).size).toBe(knownValues.length);
    expect(new Set(knownValues.map(({ place }) => place))).toEqual(
      new Set(['localStorage', 'sessionStorage', 'cookie', 'IndexedDB']),
    );
  });

  test('says what holds where nothing is kept', () => {
    const rows = rowsWith();
    expect(rowOf('site', rows)).toMatchObject({ standing: 'missing', text: undefined, fallback: 'US', bytes: 0 });
    expect(rowOf('clientType', rows).fallback).toBe('6');
    expect(rowOf('refresh_token', rows).fallback).toBeUndefined();
  });

  test.each([
    ['site', 'GB', 'kept'],
    ['site', '"GB"', 'renewed'],
    ['site', 'XX', 'refused'],
    ['isSavvyUser', '1', 'renewed'],
    ['isSavvyUser', 'perhaps', 'refused'],
    ['refresh_token', '{"refreshExpireTime":1900000000000,"refreshToken":"rt_1"}', 'kept'],
    ['refresh_token', '{"refreshToken":"rt_1","refreshExpireTime":1900000000000,"more":1}', 'renewed'],
    ['refresh_token', '{"refreshTok', 'refused'],
    ['recentSearches', '["lamp",7]', 'renewed'],
    [
      'shoppingCart',
      '{"list":{"US":[{"key":"A_0","id":"A_0","sku":"A","buyType":0,"quantity":1,"status":true}]},"selected":{"US":["A_0"]},"status":{}}',
      'kept',
    ],
    ['shoppingCart', '{"list":{"US":[{"sku":"A","quantity":1}]}}', 'renewed'],
    ['shoppingCart_GB', '[{"sku":"A","quantity":1}]', 'renewed'],
    ['of somebody else', 'x', 'unknown'],
  ])('%s with %s is %s', (key, text, standing) => {
    expect(rowOf(key, rowsWith({ [key]: text }))).toMatchObject({ text, standing });
  });

  test('shows the carts of older versions only while they are there', () => {
    expect(rowsWith().some(({ key }) => key === 'shoppingCart_GB')).toBe(false);
  });

  test('looks into cookies and into the vault', () => {
    const vault = '{"accountId":"A","token":"at_1","refreshToken":"rt_1","refreshExpireTime":1900000000000}';
    const rows = rowsWith({}, { cookie: { umi_locale: 'xx', site: 'JA' }, vault });
    expect(rowOf('umi_locale', rows, 'cookie').standing).toBe('refused');
    expect(rowOf('site', rows, 'cookie').standing).toBe('kept');
    expect(rowOf('lampyris.tokens.current', rows, 'IndexedDB')).toMatchObject({ standing: 'kept', isSecret: true });
  });

  test('counts two bytes for each character of key and text', () => {
    expect(rowOf('site', rowsWith({ site: 'GB' })).bytes).toBe(12);
  });

  test('shows how a text would be stored before it is', () => {
    const site = { place: 'localStorage', key: 'site', isOld: false } as const;
    expect([standingUnder(site, 'CA'), standingUnder(site, 'nowhere')]).toEqual(['kept', 'refused']);
  });
});

describe('an export', () => {
  const rows = rowsWith({ token: 'at_secret', site: 'GB', my_api_token: 'also secret' });
  const exported = (revealed: readonly string[]) => JSON.parse(exportOf(rows, new Set(revealed), 0));

  test('holds what is kept and hides what is secret, also under keys that are not of the shop', () => {
    expect(exported([])).toEqual({
      at: '1970-01-01T00:00:00.000Z',
      values: [
        { place: 'localStorage', key: 'site', standing: 'kept', bytes: 12, text: 'GB' },
        { place: 'localStorage', key: 'token', standing: 'kept', bytes: 28, text: hiddenText },
        { place: 'localStorage', key: 'my_api_token', standing: 'unknown', bytes: 46, text: hiddenText },
      ],
    });
  });

  test('takes a secret along that was revealed', () => {
    const token = rowOf('token', rows);
    expect(exported([token.id]).values).toContainEqual(expect.objectContaining({ key: 'token', text: 'at_secret' }));
  });
});
