import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gainOf, linearOf } from './light-color.ts';
import { mixLights, roomLights, storedLight } from './light-mix.ts';

const byte = fc.integer({ min: 0, max: 255 });
const pixel = fc.tuple(byte, byte, byte);
const light = fc.tuple(...Array.from({ length: 3 }, () => fc.double({ min: 0, max: 2, noNaN: true }))) as fc.Arbitrary<
  [number, number, number]
>;

/** The formula as media/manifest.json writes it, without tables. */
function byManifest(passes: { scale: number; stored: number[]; light: number[] }[]): number[] {
  const x = [0, 1, 2].map((channel) =>
    passes.reduce(
      (sum, { scale, stored, light: lamp }) => sum + scale * ((stored[channel] ?? 0) / 255) ** 3 * (lamp[channel] ?? 0),
      0,
    ),
  );
  const luminance = 0.2126 * (x[0] ?? 0) + 0.7152 * (x[1] ?? 0) + 0.0722 * (x[2] ?? 0);
  return x.map((value) => {
    const mixed = value * 0.95 + luminance * 0.05;
    const shown = (mixed * (2.51 * mixed + 0.03)) / (mixed * (2.43 * mixed + 0.59) + 0.14);
    return 255 * Math.min(1, Math.max(0, shown)) ** (1 / 2.2);
  });
}

test('lights are added and developed as the manifest of the pictures says, within two steps of 255', () => {
  const pass = fc.record({ scale: fc.double({ min: 0.05, max: 4, noNaN: true }), stored: pixel, light });
  fc.assert(
    fc.property(fc.array(pass, { minLength: 1, maxLength: 4 }), (passes) => {
      const picture = new Uint8ClampedArray(3);
      const layers = passes.map(({ stored, scale }) => storedLight(stored, { scale }));
      mixLights(
        layers,
        passes.map((each) => each.light),
        picture,
        3,
      );
      byManifest(passes).forEach((value, channel) =>
        expect(Math.abs((picture[channel] ?? -9) - value)).toBeLessThanOrEqual(2),
      );
    }),
  );
});

test('of a picture with four channels the last stays as it is', () => {
  const picture = Uint8ClampedArray.from([0, 0, 0, 77]);
  mixLights([storedLight([255, 255, 255, 255], { scale: 4 })], [[9, 9, 9]], picture, 4);
  expect([...picture]).toEqual([255, 255, 255, 77]);
});

test('a lamp that is off leaves its room as dark as it is', () => {
  const ambient = { scale: 1, color: '#ffffff', gain: 1 };
  const zone = { scale: 4, color: '#ffa54d', gain: 2 };
  expect(roomLights(ambient, [zone], undefined, 0)).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ]);
  expect(roomLights(ambient, [zone], [1, 0, 0], 40)[1]).toEqual([2 * gainOf(40), 0, 0]);
  expect(roomLights(ambient, [zone], undefined, 80)[1]).toEqual(linearOf('#ffa54d').map((channel) => 2 * channel));
});
