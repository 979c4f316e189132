import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LatePicture } from './late-picture.tsx';
import { createNearness, lazyDelay, lazyThreshold } from './nearness.ts';

const view = 768;

function elementAt(top: number, left = 0) {
  const element = document.createElement('div');
  const place = { top, left };
  const rect = vi.fn(() => new DOMRect(place.left, place.top, 100, 100));
  element.getBoundingClientRect = rect;
  return { element, rect, place };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('innerHeight', view);
  vi.stubGlobal('innerWidth', 1024);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a lazy picture', () => {
  test.each([
    [view + 101, 0, false],
    [view + 100, 0, true],
    [0, 0, true],
    [-200, 0, true],
    [-201, 0, false],
    [0, 1024 + 101, false],
    [0, 1024 + 100, true],
  ])('at top %i, left %i loads: %s, from 100 pixels away [S9.constants.06]', (top, left, isLoaded) => {
    const onNear = vi.fn();
    createNearness()(elementAt(top, left).element, onNear);
    vi.advanceTimersByTime(lazyDelay);
    expect([lazyThreshold, onNear.mock.calls.length]).toEqual([100, isLoaded ? 1 : 0]);
  });

  test('waits 300 ms once it is near [S9.constants.07]', () => {
    const onNear = vi.fn();
    createNearness()(elementAt(0).element, onNear);
    vi.advanceTimersByTime(299);
    expect(onNear).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onNear).toHaveBeenCalledOnce();
  });

  test('is checked once in 300 ms, however much is scrolled [S9.constants.08]', () => {
    const far = elementAt(5000);
    createNearness()(far.element, vi.fn());
    vi.advanceTimersByTime(lazyDelay);
    far.rect.mockClear();
    for (let scrolled = 0; scrolled < 50; scrolled += 1) {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(6);
    }
    expect(far.rect).toHaveBeenCalledTimes(1);
  });

  test('loads when a carousel inside the page has scrolled it near', () => {
    const late = elementAt(0, 5000);
    const onNear = vi.fn();
    createNearness()(late.element, onNear);
    vi.advanceTimersByTime(lazyDelay);
    expect(onNear).not.toHaveBeenCalled();
    late.place.left = 0;
    const rail = document.body.appendChild(document.createElement('ul'));
    rail.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(lazyDelay);
    expect(onNear).toHaveBeenCalledOnce();
    rail.remove();
  });

  test('that is unmounted never loads, and removes its listeners', () => {
    const onNear = vi.fn();
    const { element, rect } = elementAt(0);
    createNearness()(element, onNear)();
    window.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(1000);
    expect([onNear.mock.calls.length, rect.mock.calls.length]).toEqual([0, 0]);
  });

  test('reserves its space and keeps its name until it loads', () => {
    const { container } = render(
      <LatePicture picture={{ alt: 'Dome lamp', width: 8, height: 8, day: { src: '/day.webp' } }} sizes="96px" />,
    );
    const waiting = container.querySelector('[data-state="waiting"]');
    expect(waiting?.getAttribute('aria-label')).toBe('Dome lamp');
    expect(container.querySelector('img')).toBeNull();
    act(() => {
      vi.advanceTimersByTime(lazyDelay);
    });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/day.webp');
  });

  test('that is decorative is hidden from screen readers until it loads', () => {
    const { container } = render(
      <LatePicture picture={{ alt: '', width: 8, height: 8, day: { src: '/day.webp' } }} sizes="96px" />,
    );
    expect(container.querySelector('[data-state="waiting"]')?.getAttributeNames()).not.toContain('role');
  });
});
