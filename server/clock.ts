/** Where the server takes the time from: epoch milliseconds. Tests hand in a clock that they move. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };
