import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byFingers, byKey, sized } from './moves.ts';

const start = { x: 0.5, y: 0.5, side: 0.4 };
const picture = { width: 400, height: 200 };
const part = fc.double({ min: 0, max: 1, noNaN: true });
const place = fc.record({ x: part, y: part, side: fc.double({ min: 0.05, max: 3, noNaN: true }) });
const finger = fc.record({ x: fc.integer({ min: -999, max: 999 }), y: fc.integer({ min: -999, max: 999 }) });

test('arrows move a lamp by a hundredth, with shift by five, and plus and minus resize it there and back', () => {
  expect(byKey(start, 'ArrowLeft', false)).toEqual({ ...start, x: 0.49 });
  expect(byKey(start, 'ArrowDown', true)).toEqual({ ...start, y: 0.55 });
  const larger = byKey(start, '+', false);
  expect(larger?.side).toBeCloseTo(0.42);
  expect(larger && byKey(larger, '-', false)?.side).toBeCloseTo(0.4);
  expect(byKey(start, 'Tab', false)).toBeUndefined();
});

test('one finger drags a lamp as far as it goes itself, two resize it by their distance and leave its middle', () => {
  const dragged = byFingers(start, [{ x: 10, y: 10 }], [{ x: 50, y: 30 }], picture);
  expect(dragged).toEqual({ x: 0.6, y: 0.6, side: 0.4 });
  const apart = (half: number) => [
    { x: 200 - half, y: 100 },
    { x: 200 + half, y: 100 },
  ];
  expect(byFingers(start, apart(50), apart(75), picture)).toEqual({ x: 0.5, y: 0.5, side: expect.closeTo(0.6) });
});

test('a lamp never leaves the picture, and is never lost by its size', () => {
  const fingers = fc.array(finger, { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(place, fingers, fingers, fc.double({ min: 0.001, max: 1_000, noNaN: true }), (lamp, one, other, by) => {
      const found = sized(byFingers(lamp, one, other.length === one.length ? other : one, picture), by);
      for (const value of [found.x, found.y]) expect(Math.abs(value - 0.5)).toBeLessThanOrEqual(0.5);
      expect(found.side).toBeGreaterThanOrEqual(0.05);
      expect(found.side).toBeLessThanOrEqual(3);
    }),
  );
});
