import { expect, test } from 'vitest';
import { colourOf, lightOf, whiteOf } from './light-color.ts';
import { firstWhite, lightChoices } from './light-choices.ts';

const white = { from: 2_200, to: 6_500 };

test('each dot has a light of its own, but for the one that keeps the light of the picture', () => {
  const lights = lightChoices.map((choice) => JSON.stringify(lightOf(choice, white)));
  expect(new Set(lights).size).toBe(lightChoices.length);
  expect(lightOf('scene', white)).toBeUndefined();
  expect(lightOf('sea', white)).toEqual(colourOf(212));
});

test('a lamp never shines warmer or colder than it can', () => {
  const narrow = { from: 3_000, to: 4_000 };
  expect(lightOf('warm', narrow)).toEqual(whiteOf(3_000));
  expect(lightOf('cool', narrow)).toEqual(whiteOf(4_000));
  expect(firstWhite(narrow)).toBe(3_000);
  expect(firstWhite({ from: 1_800, to: 2_200 })).toBe(2_200);
  expect(firstWhite(white)).toBe(2_700);
});
