import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lightChoices } from './light-choices.ts';
import { lightOf } from './light-color.ts';
import { asPictured, lightParameters, litName, readLight, readLitName, type LightSetting } from './light-setting.ts';

const white = { from: 2_200, to: 6_500 };
const coloured = { hasColours: true, white };
const plain = { hasColours: false, white };

const levels = fc.integer({ min: 0, max: 20 }).map((step) => 5 * step);
const ofColours: fc.Arbitrary<LightSetting> = fc.record({ light: fc.constantFrom(...lightChoices), level: levels });
const ofWhite: fc.Arbitrary<LightSetting> = fc.record({
  light: fc.oneof(
    fc.constant('scene' as const),
    fc.integer({ min: 22, max: 65 }).map((hundred) => 100 * hundred),
  ),
  level: levels,
});
const queryOf = (setting: LightSetting) =>
  new URLSearchParams(
    Object.entries(lightParameters(setting)).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );

describe('an address carries the light', () => {
  test('of every setting there and back', () => {
    fc.assert(fc.property(ofColours, (setting) => void expect(readLight(queryOf(setting), coloured)).toEqual(setting)));
    fc.assert(fc.property(ofWhite, (setting) => void expect(readLight(queryOf(setting), plain)).toEqual(setting)));
  });

  test('and is bare where the lamp is as its picture shows it', () => {
    expect(queryOf(asPictured).size).toBe(0);
    expect(readLight(new URLSearchParams(), coloured)).toEqual(asPictured);
  });

  test.each([
    'light=blue&level=101',
    'light=2700&level=-5',
    'light=SEA&level=63',
    'light=constructor&level=05',
    'light=&level=',
    'light=sea%00&level=1e1',
    'level=%F0%9F%92%A1',
  ])('of a lamp with colours as pictured where it says %s', (query) => {
    expect(readLight(new URLSearchParams(query), coloured)).toEqual(asPictured);
  });

  test.each(['light=sea', 'light=2100', 'light=6600', 'light=NaN', 'light=2700.5', 'light=02700'])(
    'of a lamp without colours as pictured where it says %s',
    (query) => expect(readLight(new URLSearchParams(query), plain)).toEqual(asPictured),
  );
});

describe('the name of a picture of a setting', () => {
  test('reads back as the same light', () => {
    fc.assert(
      fc.property(fc.oneof(ofColours, ofWhite), (setting) => {
        const name = litName(setting, white);
        const read = name === undefined ? asPictured : readLitName(name);
        expect(read && { light: lightOf(read.light, white), level: read.level }).toEqual({
          light: lightOf(setting.light, white),
          level: setting.level,
        });
      }),
    );
  });

  test.each([
    'lit-warm-80',
    'lit-2750-80',
    'lit-7000-80',
    'lit-0900-80',
    'lit-sea-81',
    'lit-sea-105',
    'lit-toString-80',
  ])('is not %s: what can be drawn can be counted', (name) => expect(readLitName(name)).toBeUndefined());
});
