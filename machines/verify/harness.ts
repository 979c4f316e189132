/** A promise that the test settles when it wants to. */
export interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(reason: Error): void;
}

export function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

/** A fake effect: keeps its calls, and the test answers each when it wants to. */
export function fakeEffect<TArgs extends readonly unknown[], TReply>() {
  const calls: { readonly args: TArgs; readonly reply: Deferred<TReply> }[] = [];
  const effect = (...args: TArgs): Promise<TReply> => {
    const reply = deferred<TReply>();
    calls.push({ args, reply });
    return reply.promise;
  };
  const last = () => {
    const call = calls.at(-1);
    if (call === undefined) throw new Error('The effect was never asked for');
    return call;
  };
  return { effect, calls, last };
}

/** Lets settled promises reach the actors that wait for them. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}
