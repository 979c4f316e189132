import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstMark, lengthText, sideByMark } from './scale.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: part, y: part });
const pixels = fc.integer({ min: 100, max: 4_000 });

test('a lamp is as large beside a line as it is beside what the line was drawn along', () => {
  const sides = fc.tuple(pixels, pixels, point, point, fc.integer({ min: 100, max: 4_000 }), pixels);
  fc.assert(
    fc.property(sides, ([width, height, one, other, mm, sideMm]) => {
      const line = Math.hypot((one.x - other.x) * width, (one.y - other.y) * height);
      fc.pre(line > 1);
      const side = sideByMark({ ends: [one, other], mm }, sideMm, { width, height }) ?? -1;
      expect((side * Math.min(width, height)) / line).toBeCloseTo(sideMm / mm, 6);
    }),
  );
  const end = { x: 0.4, y: 0.4 };
  expect(sideByMark({ ends: [end, end], mm: 2_000 }, 500, { width: 400, height: 300 })).toBeUndefined();
});

test('a market measures in its own units, and begins with a door of its own', () => {
  const lengths = (['US', 'GB', 'EU'] as const).map((site) =>
    [740, 305, firstMark(site).mm].map((mm) => lengthText(mm, site)),
  );
  expect(lengths).toEqual([
    ['2 ft 5 in', '1 ft', '6 ft 8 in'],
    ['74 cm', '31 cm', '2.00 m'],
    ['74 cm', '31 cm', '2.00 m'],
  ]);
});
