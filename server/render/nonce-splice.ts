import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress, constants, createBrotliCompress } from 'node:zlib';

const decompress = promisify(brotliDecompress);

/** Length of a nonce in base64: a hole of the same size keeps every distance of the compressed stream right. */
const nonceLength = 24;
/** Decoders look at the two bytes before a literal: those behind the hole are kept with it, so that they never change. */
const tailLength = 8;

/** Bytes that no text holds (0xff is not UTF-8), so that nothing after the hole is written as a repetition of it. */
const makeHole = (): Buffer => {
  const hole = Buffer.from(randomBytes(nonceLength).map((byte) => byte | 0x80));
  hole[0] = 0xff;
  hole[nonceLength - 1] = 0xff;
  return hole;
};

/** The smallest window that reaches over the whole document, in powers of two: the tables of a larger one cost more than the work. */
const windowOf = (bytes: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes + 16))),
  );

/** The parts of a document with the nonce between each two of them. */
export const joinWith = (nonce: string, parts: readonly Buffer[]): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [Buffer.from(nonce), part])));

const compressAround = async (before: Buffer, hole: Buffer, after: Buffer): Promise<Buffer> => {
  const length = before.length + hole.length + after.length;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(length),
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  };
  const stream = createBrotliCompress({ params });
  const compressed = buffer(stream);
  // A block of its own between two flushes: too short and too random to gain from compression, it is stored as it is.
  for (const part of [before, Buffer.concat([hole, after.subarray(0, tailLength)])]) {
    stream.write(part);
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  stream.end(after.subarray(tailLength));
  return compressed;
};

export interface SplicedPage {
  readonly bytes: number;
  readonly withNonce: (nonce: string) => Buffer;
}

/**
 * Compresses a document once and puts a fresh nonce into the compressed bytes for each response.
 * @param parts the document on both sides of its nonce
 * @returns undefined when the document has not one nonce, or when the encoder has not stored it
 * as it is (proved by decompressing one): the document is then compressed for each response
 */
export const nonceSplice = async (parts: readonly Buffer[]): Promise<SplicedPage | undefined> => {
  const [before, after, ...more] = parts;
  if (!before || !after || more.length > 0) return undefined;
  const hole = makeHole();
  const compressed = await compressAround(before, hole, after);
  const at = compressed.indexOf(hole);
  if (at < 0) return undefined;
  const sides = [compressed.subarray(0, at), compressed.subarray(at + nonceLength)];
  const withNonce = (nonce: string): Buffer => joinWith(nonce, sides);
  const probe = 'x'.repeat(nonceLength);
  const proof = await decompress(withNonce(probe), { chunkSize: before.length + nonceLength + after.length }).catch(
    () => undefined,
  );
  return proof?.equals(joinWith(probe, parts)) ? { bytes: compressed.length, withNonce } : undefined;
};
