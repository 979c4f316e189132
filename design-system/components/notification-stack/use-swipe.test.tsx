import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useSwipe } from './use-swipe.ts';

const away = vi.fn();

function Notice({ onAway }: { onAway: (() => void) | undefined }) {
  return <div role="note" {...useSwipe(onAway)} />;
}

/** A notice of 300 pixels, and functions that simulate a finger on it. */
function open() {
  const { rerender } = render(<Notice onAway={away} />);
  const notice = screen.getByRole('note');
  Object.defineProperty(notice, 'offsetWidth', { value: 300 });
  const finger = (type: string, clientX: number, { isPrimary = true, pointerType = 'touch' } = {}) =>
    fireEvent(notice, Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { isPrimary, pointerType }));
  return { notice, finger, again: () => rerender(<Notice onAway={away} />) };
}

beforeEach(() => away.mockReset());
afterEach(cleanup);

describe('a swiped notice', () => {
  test('follows the finger to either side without a transition, also across renders', () => {
    const { notice, finger, again } = open();
    finger('pointermove', 700);
    expect(notice.style.translate).toBe('');
    finger('pointerdown', 200);
    expect(notice.dataset['swipe']).toBe('held');
    finger('pointermove', 260);
    expect(notice.style.translate).toBe('60px');
    again();
    finger('pointermove', 120);
    expect(notice.style.translate).toBe('-80px');
  });

  test.each([
    [100, 0, 'back', ''],
    [-100, 0, 'back', ''],
    [101, 1, 'away', '100vw'],
    [-101, 1, 'away', '-100vw'],
  ])('by %i of its 300 pixels is dismissed %i times', (way, times, how, where) => {
    const { notice, finger } = open();
    finger('pointerdown', 200);
    finger('pointermove', 200 + way);
    finger('pointerup', 200 + way);
    expect(away).toHaveBeenCalledTimes(times);
    expect([notice.dataset['swipe'], notice.style.translate]).toEqual([how, where]);
  });

  test('springs back when the pointer is cancelled', () => {
    const { notice, finger } = open();
    finger('pointerdown', 200);
    finger('pointermove', 500);
    finger('pointercancel', 500);
    expect([away.mock.calls.length, notice.style.translate]).toEqual([0, '']);
  });

  test('follows one finger at a time', () => {
    const { notice, finger } = open();
    finger('pointerdown', 200);
    finger('pointerdown', 250, { isPrimary: false });
    finger('pointermove', 290, { isPrimary: false });
    finger('pointerup', 500, { isPrimary: false });
    expect([away.mock.calls.length, notice.style.translate]).toEqual([0, '']);
    finger('pointerup', 301);
    expect(away).toHaveBeenCalledOnce();
  });

  test('ignores the mouse, which selects text', () => {
    const { notice, finger } = open();
    finger('pointerdown', 200, { pointerType: 'mouse' });
    finger('pointermove', 500, { pointerType: 'mouse' });
    finger('pointerup', 500, { pointerType: 'mouse' });
    expect([away.mock.calls.length, notice.style.translate]).toEqual([0, '']);
  });
});

test('that must stay does not follow', () => {
  render(<Notice onAway={undefined} />);
  const notice = screen.getByRole('note');
  for (const type of ['pointerdown', 'pointermove']) {
    fireEvent(notice, Object.assign(new MouseEvent(type, { clientX: 90, bubbles: true }), { isPrimary: true }));
  }
  expect(notice.style.translate).toBe('');
});
