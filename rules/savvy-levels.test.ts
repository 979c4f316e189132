import { expect, it } from 'vitest';
import { nextSavvyLevel, savvyLevel } from './savvy-levels.ts';

it.each([
  [0, 'None', 'Spark'],
  [99, 'None', 'Spark'],
  [100, 'Spark', 'Glow'],
  [499, 'Spark', 'Glow'],
  [500, 'Glow', 'Beam'],
  [1_999, 'Glow', 'Beam'],
  [2_000, 'Beam', 'Aurora'],
  [5_999, 'Beam', 'Aurora'],
  [6_000, 'Aurora', undefined],
])('%i points are the level %s, and the next one is %s', (points, level, next) => {
  expect(savvyLevel(points).name).toBe(level);
  expect(nextSavvyLevel(points)?.name).toBe(next);
});
