import { describe, expect, it } from 'vitest';
import { sniff } from './sniff.ts';

const file = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))));

describe('the type of an upload', () => {
  it.each([
    ['image/jpeg', file([0xff, 0xd8, 0xff, 0xe0], 'JFIF')],
    ['image/png', file([0x89], 'PNG\r\n', [0x1a, 0x0a])],
    ['image/webp', file('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
    ['video/mp4', file([0, 0, 0, 24], 'ftypisom')],
  ])('is %s by its first bytes', (contentType, bytes) => {
    expect(sniff(bytes)?.contentType).toBe(contentType);
  });

  it.each([
    ['a page', file('<!doctype html><script>')],
    ['a drawing with script', file('<svg xmlns="http://www.w3.org/2000/svg">')],
    ['a GIF', file('GIF89a')],
    ['a QuickTime film', file([0, 0, 0, 20], 'ftypqt  ')],
    ['a HEIC picture', file([0, 0, 0, 24], 'ftypheic')],
    ['a HEIC picture of many brands', file([0, 0, 0, 24], 'ftypmif1')],
    ['an AVIF picture', file([0, 0, 0, 24], 'ftypavif')],
    ['nothing', file('')],
    ['a cut-off picture', file([0xff, 0xd8])],
  ])('is unknown for %s', (_, bytes) => {
    expect(sniff(bytes)).toBeUndefined();
  });
});
