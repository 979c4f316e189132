import { describe, expect, it } from 'vitest';
import { regions } from './regions.ts';

describe('the regions', () => {
  it.each([
    ['US', 62],
    ['CA', 13],
    ['IT', 109],
    ['ES', 52],
    ['JP', 47],
  ])('of %s are %i, each once and with a name', (country, count) => {
    const list = regions[country] ?? [];
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ value }) => value)).size).toBe(count);
    expect(list.every(({ value, label }) => /^[A-Z0-9-]+$/.test(value) && label.length > 2)).toBe(true);
  });
});
