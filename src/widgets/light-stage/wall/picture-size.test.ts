import { expect, test } from 'vitest';
import { jpegOrPngSize } from './picture-size.ts';

const segment = (marker: number, ...content: number[]) => [0xff, marker, 0, content.length + 2, ...content];
const frame = (marker: number) => segment(marker, 8, 0x0b, 0xb8, 0x0f, 0xa0, 3);
const jpeg = (...segments: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), ...Array<number>(16).fill(0)]);

test.each([0xc0, 0xc2])('the size of a JPEG stands in its frame %s, after what the camera noted', (marker) => {
  const notes = segment(0xe1, ...Array<number>(40).fill(0xff));
  expect(jpegOrPngSize(jpeg(notes, segment(0xc4, 1, 2, 3), frame(marker)))).toEqual({ width: 4_000, height: 3_000 });
});

test('the size of a PNG stands in its first chunk', () => {
  const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52];
  expect(jpegOrPngSize(Uint8Array.from([...head, 0, 0, 0x10, 0, 0, 0, 8, 0]))).toEqual({ width: 4_096, height: 2_048 });
});

test.each([
  [[]],
  [[0xff, 0xd8]],
  [[1, 2, 3, 4]],
  [Array<number>(64).fill(0xff)],
  [[0xff, 0xd8, ...Array<number>(64).fill(0)]],
])('what is neither has none: %j', (bytes) => expect(jpegOrPngSize(Uint8Array.from(bytes))).toBeUndefined());
