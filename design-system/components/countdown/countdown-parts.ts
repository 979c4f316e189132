export type CountdownParts = { days: number; hours: number; minutes: number; seconds: number };

/** What is left until an instant, in whole units rounded up to the second; never negative. Both in epoch ms. */
export function countdownParts(until: number, now: number): CountdownParts {
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
