import { describe, expect, it } from 'vitest';
import { analyticsEventNames, analyticsEvents } from './analytics-events.ts';

describe('the events of the data layer', () => {
  it('are all named gv_ [S7.analytics.04]', () => {
    expect(analyticsEventNames.length).toBeGreaterThan(8);
    for (const name of analyticsEventNames) expect(name).toMatch(/^gv_[a-z_]+$/);
    expect(new Set(analyticsEventNames).size).toBe(analyticsEventNames.length);
  });

  it.each([
    'page view',
    'login',
    'add to cart',
    'begin checkout',
    'purchase',
    'coupon',
    'points',
    'coin tasks',
  ] as const)('have one for each %s [S7.analytics.05]', (kind) => {
    expect(analyticsEvents[kind].length).toBeGreaterThanOrEqual(1);
  });
});
