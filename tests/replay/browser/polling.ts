/** Milliseconds a page may take to do what it was led to; its own clock stands still meanwhile. */
export const pollTimeoutMs = 5_000;

/** How soon, and then how often, to look again. */
export const intervals = [2, 5, 10, 20, 50];
