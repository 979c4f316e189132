import { vi } from 'vitest';

const stepMs = 1_000;

/**
 * Advances the fake clock in steps of a second until a promise has settled. Running all timers instead would never end
 * beside an actor that sets a new timer whenever one fires.
 */
export async function advanceUntilSettled<Result>(settling: Promise<Result>): Promise<Result> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  settling.then(settle, settle);
  while (!isSettled) await vi.advanceTimersByTimeAsync(stepMs);
  return settling;
}
