import { open, type FileHandle } from 'node:fs/promises';
import { ShopError } from '#server/contract/shop-error.ts';
import { longestFilm } from './upload-limits.ts';

interface Box {
  readonly type: string;
  /** Where its contents begin and where it ends, in bytes of the file. */
  readonly from: number;
  readonly end: number;
}

/** What may stand beside the film in the file; anything else is a second file behind the first. */
const outerTypes = new Set([
  'ftyp',
  'moov',
  'mdat',
  'moof',
  'mfra',
  'sidx',
  'styp',
  'free',
  'skip',
  'wide',
  'uuid',
  'meta',
  'udta',
]);
const mostBoxes = 10_000;
/** Tables of a film of 30 seconds take some ten kilobytes. */
const largestMoov = 4 * 1024 * 1024;
/** Boxes that hold nothing to play: the place, the device and the names that a camera notes. */
const noteTypes = new Set(['udta', 'meta', 'uuid']);

const broken = (): ShopError => new ShopError('MEDIA_BROKEN');

async function read(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/** The boxes between two places, which fill them exactly. @throws MEDIA_BROKEN */
async function boxesIn(file: FileHandle, from: number, end: number): Promise<readonly Box[]> {
  const boxes: Box[] = [];
  let at = from;
  while (at < end) {
    const head = await read(file, at, 16);
    if (head.length < 8 || boxes.length === mostBoxes) throw broken();
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) throw broken();
    const size = short === 0 ? end - at : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const headSize = short === 1 ? 16 : 8;
    if (size < headSize || at + size > end) throw broken();
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + headSize, end: at + size });
    at += size;
  }
  return boxes;
}

/** How long the film says it is, in ms. */
async function lengthOf(file: FileHandle, { from, end }: Box): Promise<number> {
  const bytes = await read(file, from, Math.min(32, end - from));
  const isLong = bytes[0] === 1;
  if (bytes.length < (isLong ? 32 : 20)) throw broken();
  const scale = bytes.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  if (scale === 0) throw broken();
  return (length * 1_000) / scale;
}

/** A box becomes empty space of the same size, so that nothing behind it moves. */
async function blank(file: FileHandle, { from, end }: Box): Promise<void> {
  const step = 64 * 1024;
  for (let at = from; at < end; at += step) {
    const length = Math.min(step, end - at);
    await file.write(Buffer.alloc(length), 0, length, at);
  }
  await file.write('free', from - 4, 'latin1');
}

/**
 * Checks a film by its boxes, without decoding it, and blanks what its camera noted beside it.
 * @throws MEDIA_BROKEN, MEDIA_LENGTH
 */
export async function checkFilm(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const outer = await boxesIn(file, 0, size);
    const moov = outer.find(({ type }) => type === 'moov');
    if (outer[0]?.type !== 'ftyp' || !moov || !outer.some(({ type }) => type === 'mdat')) throw broken();
    if (!outer.every(({ type }) => outerTypes.has(type)) || moov.end - moov.from > largestMoov) throw broken();
    const inner = await boxesIn(file, moov.from, moov.end);
    const head = inner.find(({ type }) => type === 'mvhd');
    const tracks = inner.filter(({ type }) => type === 'trak');
    if (!head || tracks.length === 0) throw broken();
    if ((await lengthOf(file, head)) > longestFilm) throw new ShopError('MEDIA_LENGTH');
    const inTracks = await Promise.all(tracks.map(({ from, end }) => boxesIn(file, from, end)));
    for (const box of [...outer, ...inner, ...inTracks.flat()]) if (noteTypes.has(box.type)) await blank(file, box);
  } finally {
    await file.close();
  }
}
