import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { colourOf, gainOf, hexOf, linearOf, whiteOf } from './light-color.ts';

const luminance = ([red, green, blue]: readonly [number, number, number]) =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;

test('white light is warm at a low colour temperature, and never brighter than the lamp', () => {
  expect(hexOf(whiteOf(1_800))).toBe('#ff7e00');
  expect(hexOf(whiteOf(2_700))).toBe('#ffa757');
  expect(hexOf(whiteOf(6_600))).toBe('#fffffd');
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 6_600 }), fc.integer({ min: 1_000, max: 6_600 }), (one, other) => {
      const [warm, cold] = [whiteOf(Math.min(one, other)), whiteOf(Math.max(one, other))];
      for (const channel of [...warm, ...cold]) expect(channel).toBeGreaterThanOrEqual(0);
      expect(Math.max(...warm, ...cold)).toBe(1);
      expect(warm[2]).toBeLessThanOrEqual(cold[2]);
    }),
  );
});

describe('the light of a hue', () => {
  test.each([
    [0, 0],
    [120, 1],
    [240, 2],
    [360, 0],
  ])('of %s degrees is strongest in channel %s', (hue, channel) => {
    const light = colourOf(hue);
    expect(light.indexOf(Math.max(...light))).toBe(channel);
  });

  test('is about as bright for every hue', () => {
    const each = Array.from({ length: 360 }, (_, hue) => luminance(colourOf(hue)));
    expect(Math.max(...each) / Math.min(...each)).toBeLessThan(3);
  });
});

test('has the brightness of the picture at 80 %, and is never black', () => {
  expect(gainOf(80)).toBe(1);
  expect(gainOf(0)).toBe(0);
  expect(gainOf(100)).toBeCloseTo(1.56, 2);
});

test('of a catalogue colour converts back to the same colour', () => {
  for (const hex of ['#ffa54d', '#23c4b4', '#000000', '#ffffff']) expect(hexOf(linearOf(hex))).toBe(hex);
});
