export interface MediaType {
  readonly kind: 'IMAGE' | 'VIDEO';
  readonly contentType: string;
  readonly extension: string;
}

export const mediaTypes = {
  jpeg: { kind: 'IMAGE', contentType: 'image/jpeg', extension: 'jpg' },
  png: { kind: 'IMAGE', contentType: 'image/png', extension: 'png' },
  webp: { kind: 'IMAGE', contentType: 'image/webp', extension: 'webp' },
  mp4: { kind: 'VIDEO', contentType: 'video/mp4', extension: 'mp4' },
} as const satisfies Record<string, MediaType>;

/** Of boxes like those of MP4: QuickTime films, and pictures as HEIC and AVIF. */
const otherBrands = /^(?:qt|he[ivx]|mif1|msf1|avi[fs])/;

/** What a file is by its first bytes; its name and the type it claims are not asked. */
export function sniff(bytes: Buffer): MediaType | undefined {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return mediaTypes.jpeg;
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return mediaTypes.png;
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return mediaTypes.webp;
  if (text(4, 8) === 'ftyp' && !otherBrands.test(text(8, 12))) return mediaTypes.mp4;
  return undefined;
}
