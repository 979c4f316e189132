/** One writer at a time inside this process, in the order of asking; other processes are held off by BEGIN IMMEDIATE. */
export class WriteLock {
  #tail: Promise<void> = Promise.resolve();

  /** Resolves when it is the caller's turn; the result gives the turn back and must be called once. */
  async acquire(): Promise<() => void> {
    const before = this.#tail;
    let giveBack = (): void => {};
    this.#tail = new Promise<void>((resolve) => {
      giveBack = resolve;
    });
    await before;
    return giveBack;
  }
}
