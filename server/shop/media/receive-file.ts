import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ShopError } from '#server/contract/shop-error.ts';
import { sniff, type MediaType } from './sniff.ts';
import { leastPace, uploadLimits } from './upload-limits.ts';

export interface ReceivedFile {
  readonly type: MediaType;
  readonly bytes: number;
}

/** So many bytes tell what a file is. */
export const headBytes = 12;

type MediaKind = MediaType['kind'];

/** @returns the refusal of a file that is none of some kinds */
export const wrongType = (kinds: readonly MediaKind[]): ShopError =>
  kinds.includes('VIDEO')
    ? new ShopError('MEDIA_TYPE')
    : new ShopError('MEDIA_TYPE', { message: 'Please use a JPEG, PNG or WebP picture.' });

const badForm = (message: string): ShopError => new ShopError('BAD_REQUEST', { httpStatus: 400, message });

function openForm(contentType: string | undefined): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { 'content-type': contentType ?? '' },
      limits: { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize: uploadLimits.VIDEO + 1 },
    });
  } catch {
    throw badForm('The upload isn’t a form.');
  }
}

/** Writes what arrives, looking at the first bytes before anything else and at the size all the way. */
async function writeTo(path: string, stream: BusboyFileStream, kinds: readonly MediaKind[]): Promise<ReceivedFile> {
  const file = await open(path, 'wx', 0o600);
  try {
    let head = Buffer.alloc(0);
    let type: MediaType | undefined;
    let bytes = 0;
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (head.length < headBytes) head = Buffer.concat([head, chunk.subarray(0, headBytes)]);
      if (head.length >= headBytes) {
        type ??= sniff(head);
        if (!type || !kinds.includes(type.kind)) throw wrongType(kinds);
        if (bytes > uploadLimits[type.kind]) throw new ShopError('MEDIA_SIZE');
      }
      await file.write(chunk);
    }
    if (!type) throw wrongType(kinds);
    return { type, bytes };
  } finally {
    await file.close();
  }
}

/**
 * Writes the file of a multipart form into `path` while it arrives, so that no more of it than a few chunks is in memory.
 * What is left of the body after a refusal is not read here, and what was written is the caller's to remove.
 * @param kinds of files that are wanted
 * @throws MEDIA_TYPE, MEDIA_SIZE; BAD_REQUEST for a form that is broken, has no file or hardly moves
 */
export async function receiveFile(
  source: Readable,
  contentType: string | undefined,
  path: string,
  kinds: readonly MediaKind[] = ['IMAGE', 'VIDEO'],
): Promise<ReceivedFile> {
  const form = openForm(contentType);
  let writing: Promise<ReceivedFile> | undefined;
  let stream: BusboyFileStream | undefined;
  let watch: NodeJS.Timeout | undefined;
  const undo: (() => void)[] = [];
  const arrival = new Promise<void>((resolve, reject) => {
    const on = (name: string, listen: (chunk: Buffer) => void): void => {
      source.on(name, listen);
      undo.push(() => source.off(name, listen));
    };
    const stalled = (): void =>
      reject(new ShopError('BAD_REQUEST', { httpStatus: 408, message: 'The upload took too long.' }));
    const cutOff = (): void => {
      if (!source.readableEnded) reject(badForm('The upload was cut off.'));
    };
    let arrived = 0;
    watch = setInterval(() => {
      if (arrived < leastPace.bytes) stalled();
      arrived = 0;
    }, leastPace.within);
    form.on('file', (name, sent) => {
      // The end of a broken form is told here once more, after everybody has left.
      sent.on('error', () => undefined);
      if (name === 'file') {
        stream = sent;
        writing = writeTo(path, sent, kinds);
        // A file that is refused is refused at once, whatever still arrives.
        writing.catch(reject);
      } else {
        sent.resume();
      }
    });
    form.on('error', () => reject(badForm('We can’t read the upload.')));
    form.on('finish', resolve);
    on('data', (chunk) => {
      arrived += chunk.length;
    });
    on('error', cutOff);
    on('close', cutOff);
  });
  source.pipe(form);
  try {
    await arrival;
    if (!writing) throw badForm('The upload doesn’t contain a file.');
    return await writing;
  } catch (error) {
    stream?.destroy();
    await writing?.catch(() => undefined);
    if (error instanceof ShopError) throw error;
    throw isOfForm(error) ? badForm('We can’t read the upload.') : error;
  } finally {
    clearInterval(watch);
    source.unpipe(form);
    for (const each of undo) each();
  }
}

/** The form's own complaints are plain errors; those of the disk carry the code of the system call. */
const isOfForm = (error: unknown): boolean => error instanceof Error && !('syscall' in error);
