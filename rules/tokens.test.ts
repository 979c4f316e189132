import { describe, expect, it } from 'vitest';
import { refreshTokenLifetime } from './limits.ts';
import { refreshBand } from './tokens.ts';

const now = 1_700_000_000_000;

describe('a refresh token', () => {
  it.each([
    ['S4.refresh.01', 13_824_000_001, 'fresh'],
    ['S4.refresh.01', 13_824_000_000, 'fresh'],
    ['S4.refresh.02', 13_823_999_999, 'renew'],
    ['S4.refresh.02', 12_960_000_001, 'renew'],
    ['S4.refresh.02', 12_960_000_000, 'renew'],
    ['S4.refresh.03', 12_959_999_999, 'exchange'],
    ['S4.refresh.03', 104_544_001, 'exchange'],
    ['S4.refresh.03', 104_544_000, 'exchange'],
    ['S4.refresh.04', 104_543_999, 'lapsed'],
    ['S4.refresh.04', 0, 'lapsed'],
    ['S4.refresh.04', -1, 'lapsed'],
  ])('[%s] with %i ms left is %s', (_id, remaining, band) => {
    expect(refreshBand(now + remaining, now)).toBe(band);
  });

  it('is fresh when just issued', () => {
    expect(refreshBand(now + refreshTokenLifetime, now)).toBe('fresh');
  });

  it('is lapsed when its expiry cannot be read', () => {
    expect(refreshBand(Number.NaN, now)).toBe('lapsed');
  });
});
