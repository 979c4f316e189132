import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dragDown } from './drag-down.ts';

const close = vi.fn();

/** A panel of 300 pixels: its handle, and a function that drags it. */
function open() {
  render(
    <div role="dialog">
      <span ref={dragDown(close)}>handle</span>
    </div>,
  );
  const panel = screen.getByRole('dialog');
  Object.defineProperty(panel, 'offsetHeight', { value: 300 });
  const handle = screen.getByText('handle');
  const at = (type: string, clientY: number) => fireEvent(handle, new MouseEvent(type, { clientY, bubbles: true }));
  return { panel, at };
}

beforeEach(() => close.mockReset());
afterEach(cleanup);

describe('a sheet that is dragged down', () => {
  test('follows the finger, and never rises above its place', () => {
    const { panel, at } = open();
    at('pointermove', 700);
    expect(panel.style.translate).toBe('');
    at('pointerdown', 500);
    at('pointermove', 560);
    expect(panel.style.translate).toBe('0px 60px');
    at('pointermove', 420);
    expect(panel.style.translate).toBe('0px');
  });

  test.each([
    [100, 0],
    [101, 1],
  ])('by %i of its 300 pixels closes %i times', (distance, times) => {
    const { at } = open();
    at('pointerdown', 500);
    at('pointerup', 500 + distance);
    expect(close).toHaveBeenCalledTimes(times);
  });

  test('springs back after a short drag or a cancelled pointer', () => {
    const { panel, at } = open();
    for (const [end, where] of [
      ['pointerup', 540],
      ['pointercancel', 790],
    ] as const) {
      at('pointerdown', 500);
      at('pointermove', where);
      at(end, where);
      expect(panel.style.translate).toBe('');
    }
    expect(close).not.toHaveBeenCalled();
  });
});
