import { describe, expect, it } from 'vitest';
import { regions, zipFitsState } from './regions.ts';

describe('the regions', () => {
  it.each([
    ['US', 51],
    ['CA', 13],
    ['IT', 107],
    ['ES', 52],
    ['JP', 47],
  ])('of %s are %i, each once and with a name', (country, count) => {
    const list = regions[country] ?? [];
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ value }) => value)).size).toBe(count);
    expect(list.every(({ value, label }) => /^[A-Z0-9-]+$/.test(value) && label.length > 2)).toBe(true);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['10001', 'NY', true],
    ['06390', 'NY', true],
    ['90210', 'CA', true],
    ['96162', 'CA', true],
    ['96701', 'CA', false],
    ['10001', 'CA', false],
    ['20001', 'DC', true],
    ['20101', 'VA', true],
    ['20601', 'MD', true],
    ['73301', 'TX', true],
    ['99999', 'XX', true],
  ])('%s can lie in %s: %s', (zip, state, fits) => {
    expect(zipFitsState(zip, state)).toBe(fits);
  });

  it('can lie in some state of each', () => {
    for (const { value } of regions['US'] ?? []) {
      const fitting = Array.from({ length: 1000 }, (_, prefix) => `${String(prefix).padStart(3, '0')}01`);
      expect(fitting.some((zip) => zipFitsState(zip, value))).toBe(true);
      expect(fitting.every((zip) => zipFitsState(zip, value))).toBe(false);
    }
  });
});
