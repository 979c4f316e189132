import type { Clock } from '../clock.ts';

export interface FakeClock extends Clock {
  /** Moves on by so many milliseconds. */
  advance(ms: number): void;
  set(instant: number): void;
}

/** 21 November 2026, 10:00 UTC: an ordinary Saturday, far from any change of clocks. */
export const testNow = Date.UTC(2026, 10, 21, 10);

export const fakeClock = (start = testNow): FakeClock => {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    set: (instant) => {
      now = instant;
    },
  };
};
