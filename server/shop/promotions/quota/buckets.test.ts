import { describe, expect, it } from 'vitest';
import { spreadQuota } from './buckets.ts';

describe('a quota in buckets', () => {
  it.each([1, 5, 16, 17, 50, 1_000])('of %i keeps every piece, spread evenly over at most 16', (quota) => {
    const pieces = spreadQuota(quota).map(([, count]) => count);
    expect(pieces.reduce((sum, count) => sum + count, 0)).toBe(quota);
    expect(pieces).toHaveLength(Math.min(16, quota));
    expect(Math.max(...pieces) - Math.min(...pieces)).toBeLessThanOrEqual(1);
  });
});
