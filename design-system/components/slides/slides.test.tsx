import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Autoplay } from './autoplay.tsx';
import { Slides, type SlidesProps } from './slides.tsx';

const dotOf = (position: number) => screen.getByRole('button', { name: `${position} of 3` });
const current = () => [1, 2, 3].filter((position) => dotOf(position).getAttribute('aria-current') === 'true');

/** A track of three slides of 100 px that fires scroll events like a browser; with `slow` only when asked to. */
function layOut(slow = false) {
  const track = screen.getByRole('list');
  let left = 0;
  Object.defineProperties(track, {
    scrollWidth: { value: 300 },
    scrollLeft: {
      get: () => left,
      set: (next: number) => {
        left = next;
        if (!slow) fireEvent.scroll(track);
      },
    },
  });
  return track;
}

function open(autoplay?: SlidesProps['autoplay'], slow?: boolean) {
  render(
    <Slides
      label="Highlights"
      previousLabel="Previous"
      nextLabel="Next"
      dotLabel={(position, count) => `${position} of ${count}`}
      autoplay={autoplay}
    >
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </Slides>,
  );
  return layOut(slow);
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('slides', () => {
  test('light the dot of the visible slide, however it became visible', () => {
    const track = open();
    expect(current()).toEqual([1]);
    track.scrollLeft = 195;
    expect(current()).toEqual([3]);
    fireEvent.click(dotOf(2));
    expect(current()).toEqual([2]);
  });

  test('wrap around at both ends', () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(current()).toEqual([3]);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(current()).toEqual([1]);
  });

  test.each([
    ['a finger', fireEvent.pointerDown],
    ['a wheel', fireEvent.wheel],
    ['a key, with the focus on them', fireEvent.focus],
  ])('advance two slides at two quick presses, and one from where %s moved them', (_, take) => {
    const track = open(undefined, true);
    const next = screen.getByRole('button', { name: 'Next' });
    fireEvent.click(next);
    fireEvent.click(next);
    expect(track.scrollLeft).toBe(200);
    take(track);
    track.scrollLeft = 0;
    fireEvent.scroll(track);
    fireEvent.click(next);
    expect(track.scrollLeft).toBe(100);
  });
});

describe('slides that advance by themselves', () => {
  const moved = () => open(<Autoplay every={1_000} pauseLabel="Stop" playLabel="Play" />);
  const preferReducedMotion = (matches: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  beforeEach(() => {
    vi.useFakeTimers();
    preferReducedMotion(false);
  });

  test('wait the given time and advance, from the last to the first', () => {
    moved();
    pass(999);
    expect(current()).toEqual([1]);
    pass(1);
    expect(current()).toEqual([2]);
    pass(1_000);
    pass(1_000);
    expect(current()).toEqual([1]);
  });

  test('stop and resume by their button', () => {
    moved();
    fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
    pass(5_000);
    expect(current()).toEqual([1]);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(1_000);
    expect(current()).toEqual([2]);
  });

  test('pause while they have the focus', () => {
    const track = moved();
    track.focus();
    pass(5_000);
    expect(current()).toEqual([1]);
    track.blur();
    pass(1_000);
    expect(current()).toEqual([2]);
  });

  test('do not start with reduced motion, until somebody starts them', () => {
    preferReducedMotion(true);
    moved();
    pass(60_000);
    expect(current()).toEqual([1]);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    pass(1_000);
    expect(current()).toEqual([2]);
  });
});
