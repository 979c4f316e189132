import { open, type FileHandle } from 'node:fs/promises';
import { ShopError } from '#server/contract/shop-error.ts';
import { longestFilm } from './upload-limits.ts';

interface Box {
  readonly type: string;
  /** Where the name of its type stands, where its contents begin and where it ends, in bytes of the file. */
  readonly typeAt: number;
  readonly from: number;
  readonly end: number;
}

/** What may stand beside the film in the file; anything else is a second file behind the first. */
const outerTypes = new Set([
  ...['ftyp', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'styp', 'free', 'skip', 'wide'],
  ...['uuid', 'meta', 'udta'],
]);
/**
 * What a film is played by, by the box that holds it (ISO/IEC 14496-12). Anything else in these boxes is what a camera notes:
 * the place, the device, names.
 */
const playedBy: Readonly<Record<string, ReadonlySet<string>>> = {
  moov: new Set(['mvhd', 'trak', 'mvex']),
  mvex: new Set(['mehd', 'trex']),
  trak: new Set(['tkhd', 'edts', 'mdia']),
  edts: new Set(['elst']),
  mdia: new Set(['mdhd', 'hdlr', 'elng', 'minf']),
  minf: new Set(['vmhd', 'smhd', 'nmhd', 'hdlr', 'dinf', 'stbl']),
  dinf: new Set(['dref']),
  stbl: new Set([
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64'],
    ...['stss', 'stps', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio'],
  ]),
  moof: new Set(['mfhd', 'traf']),
  traf: new Set(['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio']),
  mfra: new Set(['tfra', 'mfro']),
};
/** Pictures and sound. A track of anything else keeps its notes among the pictures, where no box shows them. */
const playedSamples = new Set([
  ...['avc1', 'avc2', 'avc3', 'avc4', 'hvc1', 'hev1', 'dvh1', 'dvhe', 'av01', 'vp08', 'vp09', 'mp4v'],
  ...['mp4a', 'ac-3', 'ec-3', 'Opus', 'fLaC', 'alac', '.mp3'],
]);
const mostBoxes = 10_000;
/** Tables of a film of 30 seconds take some ten kilobytes. */
const largestMoov = 4 * 1024 * 1024;
/** The version and the number of entries of a table of samples, in bytes. */
const sampleTableHead = 8;

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
    boxes.push({ type: head.toString('latin1', 4, 8), typeAt: at + 4, from: at + headSize, end: at + size });
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
async function blank(file: FileHandle, { typeAt, from, end }: Box): Promise<void> {
  const step = 64 * 1024;
  for (let at = from; at < end; at += step) {
    const length = Math.min(step, end - at);
    await file.write(Buffer.alloc(length), 0, length, at);
  }
  await file.write('free', typeAt, 'latin1');
}

/** What a box holds at any depth that is nothing to play. @throws MEDIA_BROKEN, MEDIA_TYPE for a track of something else */
async function notesIn(file: FileHandle, box: Box): Promise<Box[]> {
  if (box.type === 'stsd') await refuseOtherSamples(file, box);
  const played = playedBy[box.type];
  if (played === undefined) return [];
  const notes: Box[] = [];
  for (const inner of await boxesIn(file, box.from, box.end)) {
    if (played.has(inner.type)) notes.push(...(await notesIn(file, inner)));
    else if (inner.type !== 'free') notes.push(inner);
  }
  return notes;
}

async function refuseOtherSamples(file: FileHandle, { from, end }: Box): Promise<void> {
  const entries = await boxesIn(file, from + sampleTableHead, end);
  if (entries.some(({ type }) => !playedSamples.has(type)))
    throw new ShopError('MEDIA_TYPE', {
      message: 'This film contains more than pictures and sound. Please save it again without them.',
    });
}

/**
 * Checks a film by its boxes, without decoding it, and blanks what its camera noted beside it.
 * @throws MEDIA_BROKEN, MEDIA_LENGTH, MEDIA_TYPE
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
    const notes = outer.filter(({ type }) => type === 'uuid' || type === 'meta' || type === 'udta');
    for (const box of outer) notes.push(...(await notesIn(file, box)));
    for (const box of notes) await blank(file, box);
  } finally {
    await file.close();
  }
}
