import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctionOf } from './codewords.ts';
import { qrCode } from './qr-code.ts';

const drawn = (text: string): string =>
  qrCode(text)
    .map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
    .join('\n');
const print = (text: string): string => createHash('sha256').update(drawn(text)).digest('hex').slice(0, 16);

const letters = (count: number): string => 'lampyris '.repeat(30).slice(0, count);

describe('a QR code', () => {
  // As another implementation (uqr 0.1) draws them; every length from 1 to 213 was also read back by a third (jsQR 1.4).
  it.each([
    [25, 'https://shop.test/ö日本', '9e089a9cfa703ebc'],
    [29, 'https://shop.test/home/share?code=ABCD2345', 'f5de667b244a7ad4'],
    [33, 'https://shop.test/home/share?code=ABCD2345&spu=LM-DOME', '8d5740176fac2333'],
    [41, letters(100), '5f50b058af3609f5'],
    [45, letters(110), '333d0a1aed288a65'],
    [49, letters(140), '5b427a5edd59b5a6'],
    [53, letters(160), 'c585f13bc854820f'],
    [57, letters(200), 'c27a7d5acf206b14'],
    [57, letters(213), '7dac0a8626017557'],
  ])('of %i modules on a side holds %s', (size, text, expected) => {
    expect(drawn(text).split('\n')).toHaveLength(size);
    expect(print(text)).toBe(expected);
  });

  it('is another one for every other text', () => {
    const text = fc.string({ minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(drawn(one) === drawn(other)).toBe(one === other);
      }),
      { numRuns: 25 },
    );
  });

  it.each([
    [14, 21],
    [15, 25],
    [26, 25],
    [27, 29],
    [42, 29],
    [43, 33],
    [84, 37],
    [85, 41],
    [180, 53],
    [181, 57],
    [213, 57],
  ])('for %i bytes is as small as they allow: %i', (bytes, size) => {
    expect(qrCode(letters(bytes))).toHaveLength(size);
  });

  it('does not pretend to hold more than it can', () => {
    expect(() => qrCode(letters(214))).toThrow(RangeError);
    expect(() => qrCode('日'.repeat(72))).toThrow('216 bytes');
  });
});

it('guards its data as the example of the standard does', () => {
  const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
  expect(correctionOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
});
