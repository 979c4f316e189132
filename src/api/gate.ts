/**
 * Holds requests back while the token is being exchanged: for that moment the stored token is a refresh token, which
 * must reach no other operation.
 */
export interface Gate {
  /** The end of the exchange under way; undefined while the gate is open. */
  opening(): Promise<void> | undefined;
  /** Closes the gate until the work has ended, well or badly. */
  closeDuring<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(): Gate {
  let closed: Promise<void> | undefined;
  return {
    opening: () => closed,
    async closeDuring(work) {
      // Started a turn later, so that the gate is closed before the work sends its first request.
      const working = Promise.resolve().then(work);
      const ended = working.then(
        () => undefined,
        () => undefined,
      );
      closed = ended;
      try {
        return await working;
      } finally {
        if (closed === ended) closed = undefined;
      }
    },
  };
}
