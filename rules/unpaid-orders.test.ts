import { describe, expect, it } from 'vitest';
import { flashPayWindow, payWindow } from './limits.ts';
import { mayHold, payWindowOf } from './unpaid-orders.ts';

describe('what a network holds unpaid', () => {
  it.each([
    ['the first order of an item, however large', { held: 0, quantity: 20, stock: 30 }, true],
    ['five in a hundred', { held: 4, quantity: 1, stock: 100 }, true],
    ['one more', { held: 5, quantity: 1, stock: 100 }, false],
    ['a second piece of a short stock', { held: 1, quantity: 1, stock: 3 }, false],
  ])('may be %s: %j', (_what, pieces, isAllowed) => {
    expect(mayHold(pieces)).toBe(isAllowed);
  });

  it('waits less long where many orders of it wait', () => {
    expect([0, 2, 3].map((unpaid) => payWindowOf(false, unpaid))).toEqual([payWindow, payWindow, flashPayWindow]);
    expect(payWindowOf(true, 0)).toBe(flashPayWindow);
  });
});
