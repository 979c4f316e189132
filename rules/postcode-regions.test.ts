import { describe, expect, it } from 'vitest';
import { postcodeFitsRegion } from './postcode-regions.ts';
import { regions } from './regions.ts';

describe('a postcode', () => {
  it.each([
    ['US', '10001', 'NY', true],
    ['US', '06390', 'NY', true],
    ['US', '90210', 'CA', true],
    ['US', '96162', 'CA', true],
    ['US', '96701', 'CA', false],
    ['US', '10001', 'CA', false],
    ['US', '20001', 'DC', true],
    ['US', '20101', 'VA', true],
    ['US', '20601', 'MD', true],
    ['US', '73301', 'TX', true],
    ['US', '99999', 'XX', true],
    ['CA', 'M5A 3C4', 'ON', true],
    ['CA', 'M5A 3C4', 'BC', false],
    ['CA', 'K1A 0B1', 'ON', true],
    ['CA', 'K1A 0B1', 'QC', true],
    ['CA', 'X0A 0H0', 'NU', true],
    ['ES', '28013', 'M', true],
    ['ES', '28013', 'B', false],
    ['DE', '10115', '', true],
  ])('%s %s can lie in %s: %s', (country, postcode, region, fits) => {
    expect(postcodeFitsRegion(country, postcode, region)).toBe(fits);
  });

  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  it.each(['US', 'CA', 'ES'])('can lie in some region of each of %s, and in none everywhere', (country) => {
    const codes =
      country === 'CA' ? characters : Array.from({ length: 1000 }, (_, prefix) => String(prefix).padStart(3, '0'));
    for (const { value } of regions[country] ?? []) {
      expect(codes.some((code) => postcodeFitsRegion(country, code, value))).toBe(true);
      expect(codes.every((code) => postcodeFitsRegion(country, code, value))).toBe(false);
    }
  });
});
