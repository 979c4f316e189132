import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import './rewrite-picture.ts';
import type { Arrival } from './store-upload.ts';

// The shop opens pictures on the disk only; tests look into what they have in memory.
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/** A picture of one colour. */
export const jpeg = ({ width = 40, height = 20, orientation = 1 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .withExif({
      IFD0: { Make: 'Lampyris camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();

export const png = ({ width = 40, height = 20, alpha = 1 } = {}): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 130, b: 60, alpha } } })
    .png()
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A PNG of zeros that claims a size: a few kilobytes that would be gigabytes. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const zeros = deflateSync(Buffer.alloc(2 * 1024 * 1024));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', zeros), chunk('IEND', Buffer.alloc(0))]);
}

export const box = (type: string, ...contents: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** The same with its size in 64 bits. */
export function longBox(type: string, contents: Buffer): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1, 0);
  head.write(type, 4, 'latin1');
  head.writeBigUInt64BE(BigInt(16 + contents.length), 8);
  return Buffer.concat([head, contents]);
}

interface Film {
  readonly ms?: number;
  readonly mediaBytes?: number;
  /** Boxes of its track, and behind its media. */
  readonly inTrack?: readonly Buffer[];
  readonly behind?: readonly Buffer[];
}

/** The boxes of a film, with a place that the camera noted. */
export function film({ ms = 12_000, mediaBytes = 1_000, inTrack = [], behind = [] }: Film = {}): Buffer {
  const mvhd = Buffer.alloc(100);
  mvhd.writeUInt32BE(1_000, 12);
  mvhd.writeUInt32BE(ms, 16);
  const place = box('udta', box('\u00a9xyz', Buffer.from('+52.5200+013.4050/')));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isommp42')),
    box('moov', box('mvhd', mvhd), box('trak', box('tkhd', Buffer.alloc(84)), ...inTrack), place),
    box('mdat', Buffer.alloc(mediaBytes, 7)),
    ...behind,
  ]);
}

/** A file as a form brings it. */
export function arrivalOf(bytes: Buffer): Arrival {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'glow'));
  const { headers, body } = new Request('http://shop.test/', { method: 'POST', body: form });
  return {
    source: Readable.from(body ?? []),
    contentType: headers.get('content-type') ?? undefined,
    contentLength: undefined,
  };
}

/** Every uploaded file on the disk, arriving or stored. */
export const filesOnDisk = (dataDir: string): readonly string[] =>
  ['uploads', 'arriving'].flatMap((folder) => {
    try {
      return readdirSync(join(dataDir, folder));
    } catch {
      return [];
    }
  });
