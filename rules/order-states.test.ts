import { describe, expect, it } from 'vitest';
import { orderStatuses, withinCancelWindow } from './order-states.ts';

const hour = 3_600_000;
const now = 1_700_000_000_000;

describe('an order', () => {
  it('has eleven states', () => {
    expect(new Set(orderStatuses).size).toBe(11);
  });

  it('is free to be cancelled for an hour after it was paid', () => {
    expect(withinCancelWindow({ now, paidTime: now - hour + 1 })).toBe(true);
    expect(withinCancelWindow({ now, paidTime: now - hour })).toBe(false);
    expect(withinCancelWindow({ now })).toBe(false);
  });
});
