import { expect, test } from 'vitest';
import { isOfAnotherPrefecture } from './prefectures.ts';

test.each([
  ['150-0001', 'JP-13', false],
  ['1500001', 'JP-03', true],
  ['020-0015', 'JP-03', false],
  ['618-0001', 'JP-27', false],
  ['349-1211', 'JP-09', true],
  ['349', 'JP-09', false],
])('%s is mostly used in another prefecture than %s: %s', (postcode, region, isOther) => {
  expect(isOfAnotherPrefecture({ country: 'JP', region, postcode })).toBe(isOther);
});

test('nowhere else is asked', () => {
  expect(isOfAnotherPrefecture({ country: 'US', region: 'NY', postcode: '1500001' })).toBe(false);
});
