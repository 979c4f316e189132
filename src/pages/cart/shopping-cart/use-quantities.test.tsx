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
  const setQuantity = (quantity: number) => {
    act(() => {
      hook.result.current.setQuantity('DOME_0', quantity);
    });
  };
  const pass = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time);
    });
  };
  const shown = (inCart: number) => hook.result.current.quantityOf('DOME_0', inCart);
  return { ...hook, send, setQuantity: setQuantity, pass, shown };
}

describe('a quantity in the cart', () => {
  test('shows at once and is sent once, 400 ms after the last tap', () => {
    const { setQuantity: setQuantity, pass, shown, send } = cart();
    setQuantity(2);
    pass(sendAfter - 1);
    setQuantity(3);
    pass(sendAfter - 1);
    expect(shown(1)).toBe(3);
    expect(send).not.toHaveBeenCalled();
    pass(1);
    expect(send.mock.calls).toEqual([['DOME_0', 3]]);
    expect(shown(1)).toBe(3);
  });

  test('goes back to what the server says when it refuses', () => {
    const { setQuantity: setQuantity, pass, shown, rerender } = cart();
    setQuantity(9);
    pass(sendAfter);
    expect(shown(1)).toBe(9);
    rerender({ viewTime: 2 });
    expect(shown(1)).toBe(1);
  });

  test('that still waits survives prices that arrive meanwhile', () => {
    const { setQuantity: setQuantity, shown, rerender } = cart();
    setQuantity(5);
    rerender({ viewTime: 2 });
    expect(shown(1)).toBe(5);
  });

  test('is sent at once, and once, when the page is left within the pause', () => {
    const { setQuantity: setQuantity, send, unmount } = cart();
    setQuantity(5);
    unmount();
    vi.advanceTimersByTime(sendAfter);
    expect(send.mock.calls).toEqual([['DOME_0', 5]]);
  });
});
