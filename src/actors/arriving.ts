import { ChunkError } from '../page-loader.ts';

/** Code that did not arrive is shown by the error boundary of the page; here nobody waits for it yet. */
export function arriving<Code>(name: string, code: Promise<Code>): Promise<Code> {
  const arrival = code.catch((cause: unknown) => {
    throw new ChunkError(name, cause);
  });
  arrival.catch(() => undefined);
  return arrival;
}
