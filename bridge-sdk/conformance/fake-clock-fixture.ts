import { vi } from 'vitest';

const stepMs = 1_000;

/**
 * Moves the fake clock until a run has ended, and no further than the second in which it does: a clock that runs all
 * timers would never come to an end beside something that sets one after the other.
 */
export async function playOut<Result>(running: Promise<Result>): Promise<Result> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  running.then(end, end);
  while (!isOver) await vi.advanceTimersByTimeAsync(stepMs);
  return running;
}
