import { expect, test } from 'vitest';
import { brightnessStep, brightnessSteps, lampBrightness } from './lamp-brightness.ts';

test.each([
  ['follows the progress', 713, 2_000, 0.3565],
  ['is never below 12 % at the beginning', 0, 2_000, 0.12],
  ['is never below 12 % when something was taken back', -40, 2_000, 0.12],
  ['is full at the goal', 2_000, 2_000, 1],
  ['is full beyond the goal', 2_400, 2_000, 1],
  ['is full where nothing is left to reach', 5_000, 0, 1],
])('the brightness of the lamp %s', (_, value, max, brightness) => {
  expect(lampBrightness(value, max)).toBe(brightness);
});

test('the least brightness is no step, full light is the last, and each point on the way counts', () => {
  expect([lampBrightness(0, 2_000), lampBrightness(2_000, 2_000)].map(brightnessStep)).toEqual([0, brightnessSteps]);
  const steps = Array.from({ length: 2_001 }, (_, points) => brightnessStep(lampBrightness(points, 2_000)));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(brightnessSteps + 1);
});
