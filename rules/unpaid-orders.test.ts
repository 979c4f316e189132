import { describe, expect, it } from 'vitest';
import { flashPayWindow, payWindow } from './limits.ts';
import { mostHeld, payWindowOf } from './unpaid-orders.ts';

describe('what a network holds unpaid', () => {
  it.each([
    ['a twentieth of a quota', ['QUOTA', 40, 1], 2],
    ['one piece of a small quota', ['QUOTA', 7, 1], 1],
    ['no more for a home than for one network of it', ['QUOTA', 40, 2], 2],
    ['twice as much for a site', ['QUOTA', 40, 4], 4],
    ['a twentieth of a stock', ['STOCK', 200, 1], 10],
    ['what a household wants of a short one', ['STOCK', 60, 1], 4],
    ['a quarter of a shorter one', ['STOCK', 10, 1], 2],
    ['one of the last three', ['STOCK', 3, 1], 1],
  ] as const)('is %s: %j', (_what, [kind, whole, share], most) => {
    expect(mostHeld(kind, whole, share)).toBe(most);
  });

  it('waits less long where many orders of it wait', () => {
    expect([0, 2, 3].map((unpaid) => payWindowOf(false, unpaid))).toEqual([payWindow, payWindow, flashPayWindow]);
    expect(payWindowOf(true, 0)).toBe(flashPayWindow);
  });
});
