import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sendAfter, useQuantities } from './use-quantities.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function cart() {
  const send = vi.fn();
  const hook = renderHook(({ viewTime }) => useQuantities(viewTime, send), { initialProps: { viewTime: 1 } });
  const wish = (quantity: number) => {
    act(() => {
      hook.result.current.wish('DOME_0', quantity);
    });
  };
  const pass = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time);
    });
  };
  const shown = (known: number) => hook.result.current.quantityOf('DOME_0', known);
  return { ...hook, send, wish, pass, shown };
}

describe('a quantity in the cart', () => {
  test('shows at once and is sent once, 400 ms after the last tap', () => {
    const { wish, pass, shown, send } = cart();
    wish(2);
    pass(sendAfter - 1);
    wish(3);
    pass(sendAfter - 1);
    expect(shown(1)).toBe(3);
    expect(send).not.toHaveBeenCalled();
    pass(1);
    expect(send.mock.calls).toEqual([['DOME_0', 3]]);
    expect(shown(1)).toBe(3);
  });

  test('goes back to what the server says when it refuses', () => {
    const { wish, pass, shown, rerender } = cart();
    wish(9);
    pass(sendAfter);
    expect(shown(1)).toBe(9);
    rerender({ viewTime: 2 });
    expect(shown(1)).toBe(1);
  });

  test('that still waits survives prices that arrive meanwhile', () => {
    const { wish, shown, rerender } = cart();
    wish(5);
    rerender({ viewTime: 2 });
    expect(shown(1)).toBe(5);
  });

  test('is sent at once, and once, when the page is left within the pause', () => {
    const { wish, send, unmount } = cart();
    wish(5);
    unmount();
    vi.advanceTimersByTime(sendAfter);
    expect(send.mock.calls).toEqual([['DOME_0', 5]]);
  });
});
