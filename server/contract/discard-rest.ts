import type { IncomingMessage } from 'node:http';

/** A sender is listened to for so long after its answer, and for so much; then the connection is cut. */
const lingering = { ms: 20_000, bytes: 64 * 1024 * 1024 } as const;

/**
 * Reads the rest of a body into nothing: a browser that is cut off while it sends shows a broken connection instead of the
 * answer. Neither a slow sender nor a large body is listened to for ever.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.readableEnded || request.destroyed) return;
  let left = lingering.bytes;
  const cut = (): void => void request.destroy();
  const timer = setTimeout(cut, lingering.ms);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
  request.resume();
}
