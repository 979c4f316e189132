import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ground, levelAt, type Ridge } from './ground.ts';

const ridge: Ridge = [
  [0, 100],
  [200, 40],
  [500, 90],
];

test('hills are as high as given at each top and in each hollow, and half way between them half as high', () => {
  expect(ridge.map(([x]) => levelAt(ridge, x))).toEqual([100, 40, 90]);
  expect([levelAt(ridge, 100), levelAt(ridge, 350)]).toEqual([70, 65]);
});

test('a house anywhere stands between the lowest hollow and the highest top', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 500, noNaN: true }), (x) => {
      expect(levelAt(ridge, x)).toBeGreaterThanOrEqual(40);
      expect(levelAt(ridge, x)).toBeLessThanOrEqual(100);
    }),
  );
});

test('hills reach down to the lower edge on both sides', () => {
  expect(ground(ridge, 120)).toMatch(/^<path d="M0 120V100C.+ 500 90V120z"\/>$/);
});
