import type { LastTime } from './last-times.ts';

/** A stage that runs now. */
export interface Running {
  readonly name: string;
  /** Seconds since it began. */
  readonly elapsed: number;
  /** Tests that have ended. */
  readonly done: number;
  /** What it took last time, or its budget. */
  readonly expected: LastTime;
}

/** How far a command is. */
export interface Progress {
  /** Seconds by the clock. */
  readonly elapsed: number;
  readonly expected: number;
  readonly running: readonly Running[];
  /** The test that ended last, or what is done besides stages; empty at the beginning. */
  readonly now: string;
}

/** Minutes and seconds: 2:05. */
export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const count = (tests: number): string => tests.toLocaleString('en');

/** Of the tests of last time, or of its seconds where it has none; without an end while nobody knows how many there are. */
function howFar({ elapsed, done, expected }: Running): string {
  if (done > 0) return expected.tests >= done ? `${count(done)} of ${count(expected.tests)}` : count(done);
  return `${Math.min(99, Math.floor((100 * elapsed) / Math.max(expected.wall, 1)))} %`;
}

/**
 * One line: the time, each stage with how far it is, and what it does now.
 * @param width letters that fit
 */
export function progressLine({ elapsed, expected, running, now }: Progress, width = Infinity): string {
  const time = elapsed <= expected ? `of about ${clock(expected)}` : `(${clock(expected)} was expected)`;
  const parts = [`${clock(elapsed)} ${time}`, ...running.map((one) => `${one.name} ${howFar(one)}`), now];
  const line = parts.filter((part) => part !== '').join(' · ');
  return line.length <= width ? line : `${line.slice(0, width - 1)}…`;
}
