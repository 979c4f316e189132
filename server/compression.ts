import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

export type Coding = 'br' | 'gzip';

/** Below this a packet is a packet, compressed or not. */
const leastBytes = 1_024;
const compressible = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg\+xml)/;

/** The better of the codings a client takes, by its `accept-encoding`; a quality of zero, or one that is no number, means no. */
export const codingFor = (accepted: string | undefined): Coding | undefined => {
  const taken = (accepted ?? '')
    .split(',')
    .map((entry) =>
      entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality = 'q=1']) => Number(quality.replace('q=', '')) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding));
};

/** The knee of the curve: 20 kB of JSON become 4.4 kB in 70 µs; level 11 saves another tenth for a hundred times the work. */
const fast = {
  br: (bytes: Buffer): Buffer =>
    brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes: Buffer): Buffer => gzipSync(bytes, { level: 1 }),
};

/** Compresses what handlers answer as text; files have their compressed neighbours from the build. */
export const compressAnswers = (app: FastifyInstance): void => {
  app.addHook<string | Buffer | NodeJS.ReadableStream | null>('onSend', async (request, reply, payload) => {
    const whole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!whole || !compressible.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    // A cache between us must know that the answer depends on this header, also when this one is not compressed.
    const before = reply.getHeader('vary');
    reply.header('vary', before === undefined ? 'accept-encoding' : `${String(before)}, accept-encoding`);
    const coding = codingFor(request.headers['accept-encoding']);
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(payload);
    if (!coding || bytes.length < leastBytes || reply.hasHeader('content-encoding')) return payload;
    reply.header('content-encoding', coding).removeHeader('content-length');
    return fast[coding](bytes);
  });
};
