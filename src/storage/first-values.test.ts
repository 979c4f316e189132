import { describe, expect, test } from 'vitest';
import { fakeArea, openStore } from './area-fixture.ts';
import { keepClientFacts } from './client-facts.ts';
import { keepFirstValues } from './first-values.ts';
import { stored } from './keys.ts';

const day = 24 * 3_600_000;

function visit(area: Storage, now: number) {
  const jar = { cookie: '' };
  let made = 0;
  keepClientFacts(openStore(area), 'Asia/Tokyo');
  keepFirstValues(openStore(area), { jar, now, makeId: () => `made at ${now}, ${made++}` });
  return jar;
}

describe('the start of a visit', () => {
  test('keeps version, kind, zone and locale [S3.storage.03 S3.storage.07 S3.storage.11 S3.storage.19]', () => {
    const area = fakeArea();
    visit(area, 1_000);
    expect(['appversion', 'clientType', 'timezone', 'umi_locale'].map((key) => area.getItem(key))).toEqual([
      '5.0.0',
      '6',
      'Asia/Tokyo',
      'en',
    ]);
  });

  test('leaves the version that an app has named', () => {
    const area = fakeArea({ appversion: '6.2.0' });
    visit(area, 1_000);
    expect(area.getItem('appversion')).toBe('6.2.0');
  });

  test('puts the locale into a cookie for an hour [S3.storage.33 S3.storage.34]', () => {
    expect(visit(fakeArea(), 1_000).cookie).toBe('umi_locale=en; path=/; max-age=3600; samesite=lax');
  });

  test('makes a risk session, and another one when its date has come [S3.storage.14 S3.storage.15]', () => {
    const area = fakeArea();
    const session = () => [area.getItem('risk_session_id'), openStore(area).read(stored.riskSessionExpires)];
    visit(area, 1_000);
    const first = session();
    expect(first).toEqual(['made at 1000, 0', 1_000 + day]);
    visit(area, 999 + day);
    expect(session()).toEqual(first);
    visit(area, 1_000 + day);
    expect(session()).toEqual([`made at ${1_000 + day}, 0`, 1_000 + 2 * day]);
  });
});
