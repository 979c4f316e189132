import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { whiteOf } from './light-color.ts';
import {
  brightnessOf,
  eveningOf,
  firstEvening,
  glowReach,
  lightWall,
  wallLight,
  type WallLamp,
  type WallLight,
  type WallPlace,
  type WallRoom,
} from './wall-light.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

const plain = (width: number, height: number, [red, green, blue, alpha = 255]: Colour) => ({
  data: Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => [red, green, blue, alpha][at % 4] ?? 0),
  width,
  height,
});

/** A lamp that throws the same light on all of its surroundings, with nothing to see of itself. */
const glowing = (colour: Colour): WallLamp => ({
  cut: plain(4, 4, [0, 0, 0, 0]),
  light: plain(4, 4, [0, 0, 0]),
  glow: plain(4, 4, colour),
});
const asTaken: WallRoom = { brightness: 1, evening: eveningOf(0) };
const scene = (level: number): WallLight => wallLight(undefined, level);
const everywhere: WallPlace = { x: 4, y: 4, side: 8 };

function shown(wall: ReturnType<typeof plain>, lamp: WallLamp, place = everywhere, room = asTaken, light = scene(80)) {
  const picture = new Uint8ClampedArray(wall.data.length);
  lightWall(wall, [{ lamp, place, light }], room, picture);
  return picture;
}

const byte = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(byte, byte, byte);
const linear = (value: number) => (value / 255) ** 2.2;
const first = (picture: Uint8ClampedArray) => [...picture.slice(0, 3)];

describe('a lamp on a photograph', () => {
  test('leaves it as it was taken where its light does not come, and where it is off', () => {
    fc.assert(
      fc.property(colour, colour, (wall, glow) => {
        const far: WallPlace = { x: -100, y: 4, side: 8 };
        expect(first(shown(plain(8, 8, wall), glowing(glow), far))).toEqual(wall);
        expect(first(shown(plain(8, 8, wall), glowing(glow), everywhere, asTaken, scene(0)))).toEqual(wall);
      }),
    );
  });

  test('never makes a place darker, and never less bright with a higher level', () => {
    fc.assert(
      fc.property(colour, colour, (wall, glow) => {
        const [off, half, full] = [0, 40, 100].map((level) =>
          first(shown(plain(2, 2, wall), glowing(glow), everywhere, asTaken, scene(level))),
        );
        for (const channel of [0, 1, 2]) {
          expect(half?.[channel]).toBeGreaterThanOrEqual(off?.[channel] ?? 256);
          expect(full?.[channel]).toBeGreaterThanOrEqual(half?.[channel] ?? 256);
        }
      }),
    );
  });

  test('adds weak light in linear space: twice the light is twice what it adds, on a wall of any colour', () => {
    // A stored value that is a third root of two higher is twice the light.
    const [weak, double] = [24, 24 * Math.cbrt(2)].map((stored) => ({
      ...glowing([0, 0, 0]),
      glow: { data: [stored, stored, stored, 255], width: 1, height: 1 },
    }));
    const wall = plain(1, 1, [90, 120, 60]);
    const raw = (lamp = glowing([0, 0, 0])) => {
      const picture = new Float32Array(4);
      lightWall(wall, [{ lamp, place: everywhere, light: scene(80) }], asTaken, picture);
      return [0, 1, 2].map((channel) => linear(picture[channel] ?? 0) - linear(wall.data[channel] ?? 0));
    };
    expect(Math.min(...raw(weak))).toBeGreaterThan(0);
    raw(double).forEach((added, channel) => expect(added / (raw(weak)[channel] ?? 1)).toBeCloseTo(2, 2));
  });

  test('shines in the light that is chosen: a warm one adds red before blue', () => {
    const grey = plain(2, 2, [80, 80, 80]);
    const warm = first(shown(grey, glowing([60, 60, 60]), everywhere, asTaken, wallLight(whiteOf(2_200), 80)));
    expect(warm[0]).toBeGreaterThan(warm[1] ?? 256);
    expect(warm[1]).toBeGreaterThan(warm[2] ?? 256);
  });

  test('covers the photograph where its body is, and shades it where its shadow is', () => {
    const wall = plain(8, 8, [200, 200, 200]);
    const body = { ...glowing([0, 0, 0]), cut: plain(4, 4, [180, 40, 20]) };
    expect(first(shown(wall, body))).toEqual([180, 40, 20]);
    const shadow = { ...glowing([0, 0, 0]), cut: plain(4, 4, [0, 0, 0, 64]) };
    expect(first(shown(wall, shadow))[0]).toBeCloseTo(200 * (1 - 64 / 255) ** (1 / 2.2), -1);
  });

  test('reaches three times as far as its own picture', () => {
    const wall = plain(40, 1, [60, 60, 60]);
    const picture = shown(wall, glowing([90, 90, 90]), { x: 20, y: 0.5, side: 8 });
    const lit = Array.from({ length: 40 }, (_, at) => (picture[4 * at] ?? 0) > 60);
    expect(lit.filter(Boolean)).toHaveLength(8 * glowReach);
    expect([lit[7], lit[8], lit[31], lit[32]]).toEqual([false, true, true, false]);
  });
});

test('two lamps on one wall shine together: in any order, two alike as one of twice the light, and the one in front covers', () => {
  fc.assert(
    fc.property(colour, colour, colour, (wall, one, other) => {
      const lit = (light: WallLight, ...lamps: readonly WallLamp[]) => {
        const picture = new Float32Array(4);
        const placed = lamps.map((lamp) => ({ lamp, place: everywhere, light }));
        lightWall(plain(1, 1, wall), placed, asTaken, picture);
        return [...picture.slice(0, 3)];
      };
      const isLike = (found: number[], other: number[]) =>
        expect(found).toEqual(other.map((value) => expect.closeTo(value, 1)));
      const [plainLight, twice] = [scene(80), { own: undefined, gain: 2 * scene(80).gain }];
      const alone = lit(plainLight, glowing(one));
      isLike(lit(plainLight, glowing(one), glowing(other)), lit(plainLight, glowing(other), glowing(one)));
      isLike(lit(plainLight, glowing(one), glowing(one)), lit(twice, glowing(one)));
      isLike(lit(plainLight, { ...glowing([0, 0, 0]), cut: plain(4, 4, [...wall]) }, glowing(one)), alone);
    }),
  );
});

test('the evening takes light away evenly and leaves the room blue', () => {
  const steps = Array.from({ length: 21 }, (_, step) => eveningOf(5 * step));
  steps.slice(1).forEach(([red, green, blue], at) => {
    expect(red).toBeLessThan(steps[at]?.[0] ?? 0);
    expect(blue).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(red);
  });
  expect(steps[0]).toEqual([1, 1, 1]);
  expect(steps[20]?.[0]).toBeGreaterThan(0);
});

test('a photograph by day begins in the evening, one by night as it was taken', () => {
  expect(firstEvening(brightnessOf(plain(2, 2, [210, 205, 200])))).toBe(75);
  expect(firstEvening(brightnessOf(plain(2, 2, [30, 28, 26])))).toBe(0);
});
