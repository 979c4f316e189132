export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

/** Milliseconds in whole units, rounded up to the second; never negative. */
export function countdownParts(left: number): CountdownParts {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
