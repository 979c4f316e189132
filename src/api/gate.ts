/**
 * Holds requests back while the token is being exchanged: for that moment the stored token is a refresh token, which
 * must reach no other operation.
 */
export interface Gate {
  /** Resolves at once, or when the gate opens. */
  passage(): Promise<void>;
  /** Closes the gate until the work has ended, well or badly. */
  closeDuring<T>(work: () => Promise<T>): Promise<T>;
}

export function createGate(): Gate {
  let closed: Promise<unknown> | undefined;
  return {
    async passage() {
      // Another exchange may have begun while this one was waited for.
      while (closed) await closed;
    },
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
