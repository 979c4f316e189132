import { expect, test } from 'vitest';
import { alongString, bowsOf, evenly } from './string.ts';

test('a string hangs lowest in the middle, by its sag below the line between its ends', () => {
  const hung = { from: [0, 10], to: [100, 30], sag: 8 } as const;
  expect([0, 0.5, 1].map((share) => alongString(hung, share))).toEqual([
    { x: 0, y: 10 },
    { x: 50, y: 28 },
    { x: 100, y: 30 },
  ]);
});

test('bows go on from tile to tile without a step, and nothing hangs on the seam', () => {
  const bows = bowsOf(360, 3, 6);
  expect([bows[0]?.from, bows[2]?.to]).toEqual([
    [0, 0.4],
    [360, 0.4],
  ]);
  const places = bows.flatMap((one) => evenly(one, 4)).map(({ x }) => x);
  expect(places).toHaveLength(12);
  expect(Math.min(...places)).toBe(15);
  expect(Math.max(...places)).toBe(345);
});
