import { randomBytes } from 'node:crypto';

/** What of a mail is parsed; nobody answers with more. Pictures are not of it: they are taken out before. */
const bounds = {
  /** Bytes without pictures. */
  bytes: 2 * 1024 * 1024,
  lines: 10_000,
  /** A line that may begin a part counts as so many. */
  linesOfPart: 50,
} as const;

/** Lines of base64 that are at least so long together are a file, in bytes. */
const leastFile = 64 * 1024;

/** Shorter lines of letters and digits are words. */
const leastDense = 40;

/** How much of a file is decoded at a time, in bytes. */
const piece = 48 * 1024;

const [newline, carriageReturn, dash, equals] = [0x0a, 0x0d, 0x2d, 0x3d];

/** True at the codes of the letters of base64. */
const isBase64 = new Uint8Array(256);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/') {
  isBase64[sign.charCodeAt(0)] = 1;
}

/** A mail without its large files, each of which left a name of one line in its place. */
export interface BoundedMail {
  readonly mail: Buffer;
  /** Decoded, by their names. They lie in the memory of the mail as it came. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  /** Its end was left out. */
  readonly isCut: boolean;
}

/**
 * Makes a mail of any shape small enough for a parser: its large files are taken out and decoded where they lie, and what
 * remains has a bound of bytes, lines and parts. Takes time in proportion to the mail and almost no memory.
 * @param raw as it came; its bytes are used up
 */
export function boundMail(raw: Uint8Array<ArrayBuffer>): BoundedMail {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.length);
  const lines: Buffer[] = [];
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  let left: number = bounds.lines;
  let room: number = bounds.bytes;
  const keep = (line: Buffer): boolean => {
    left -= line[0] === dash && line[1] === dash && line.length > 3 ? bounds.linesOfPart : 1;
    if (left < 0) return false;
    lines.push(line.subarray(0, room));
    room -= line.length;
    return room >= 0;
  };
  const keepLines = (from: number, to: number): boolean => {
    for (let at = from; at < to;) {
      const end = lineEnd(bytes, at);
      if (!keep(bytes.subarray(at, end))) return false;
      at = end;
    }
    return true;
  };
  for (let at = 0; at < bytes.length;) {
    const dense = denseEnd(bytes, at);
    if (dense - at < leastFile) {
      const end = Math.max(dense, lineEnd(bytes, at));
      if (!keepLines(at, end)) return { mail: Buffer.concat(lines), files, isCut: true };
      at = end;
    } else {
      const end = tailEnd(bytes, dense);
      const name = makeName();
      files.set(name, decodeInPlace(raw, bytes, at, end));
      keep(Buffer.from(`${Buffer.from(name).toString('base64')}\r\n`));
      at = end;
    }
  }
  return { mail: Buffer.concat(lines), files, isCut: false };
}

/** A multiple of three letters, so that it has no padding as base64. */
const makeName = (): string => `large-${randomBytes(15).toString('hex')}`;

function lineEnd(bytes: Buffer, at: number): number {
  const end = bytes.indexOf(newline, at);
  return end === -1 ? bytes.length : end + 1;
}

/** Where the lines end that begin at `at` and hold nothing but letters of base64, many of them. */
function denseEnd(bytes: Buffer, at: number): number {
  let end = at;
  while (end < bytes.length) {
    let next = end;
    while (isBase64[bytes[next] ?? 0] === 1) next += 1;
    const isDense = next - end >= leastDense;
    if (bytes[next] === carriageReturn) next += 1;
    if (!isDense || (next < bytes.length && bytes[next] !== newline)) return end;
    end = Math.min(next + 1, bytes.length);
  }
  return end;
}

/** With the last line of base64, which may be short and padded. */
function tailEnd(bytes: Buffer, at: number): number {
  let next = at;
  while (isBase64[bytes[next] ?? 0] === 1) next += 1;
  while (bytes[next] === equals) next += 1;
  if (bytes[next] === carriageReturn) next += 1;
  return next > at && (next >= bytes.length || bytes[next] === newline) ? Math.min(next + 1, bytes.length) : at;
}

/** Decodes base64 over itself: four bytes become three. */
function decodeInPlace(raw: Uint8Array<ArrayBuffer>, bytes: Buffer, from: number, to: number): Uint8Array<ArrayBuffer> {
  let written = from;
  let rest = '';
  for (let at = from; at < to; at += piece) {
    const base64 = rest + bytes.toString('latin1', at, Math.min(at + piece, to)).replaceAll(/[\r\n]/g, '');
    const whole = at + piece < to ? base64.length - (base64.length % 4) : base64.length;
    written += bytes.write(base64.slice(0, whole), written, 'base64');
    rest = base64.slice(whole);
  }
  return raw.subarray(from, written);
}
