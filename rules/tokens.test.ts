import { describe, expect, it } from 'vitest';
import { refreshTokenLifetime } from './limits.ts';
import { refreshBand } from './tokens.ts';

const now = 1_700_000_000_000;
const day = 86_400_000;

describe('a refresh token', () => {
  it.each([
    [160 * day + 1, 'fresh'],
    [160 * day, 'fresh'],
    [160 * day - 1, 'renew'],
    [150 * day + 1, 'renew'],
    [150 * day, 'renew'],
    [150 * day - 1, 'exchange'],
    [104_544_001, 'exchange'],
    [104_544_000, 'exchange'],
    [104_543_999, 'lapsed'],
    [0, 'lapsed'],
    [-1, 'lapsed'],
  ])('with %i ms left is %s', (remaining, band) => {
    expect(refreshBand(now + remaining, now)).toBe(band);
  });

  it('is fresh when just issued', () => {
    expect(refreshBand(now + refreshTokenLifetime, now)).toBe('fresh');
  });

  it('is lapsed when its expiry cannot be read', () => {
    expect(refreshBand(Number.NaN, now)).toBe('lapsed');
  });
});
