import { afterEach, expect, test, vi } from 'vitest';
import { factLimit, limitFor, testLimit } from './limits.ts';
import { measureSpeed, referenceSeconds, slowness, slownessHere } from './machine-speed.ts';

afterEach(() => vi.unstubAllEnvs());

test('a limit is ten times what a step takes on a quiet machine, and grows with the slowness of this one', () => {
  vi.stubEnv('MACHINE_SLOWNESS', '1');
  expect([limitFor(2), factLimit()]).toEqual([20_000, 30_000]);
  expect(testLimit()).toBeGreaterThanOrEqual(300_000);
  vi.stubEnv('MACHINE_SLOWNESS', '4.25');
  expect([limitFor(2), factLimit()]).toEqual([85_000, 127_500]);
});

test('a machine that is faster than the reference shortens no limit', () => {
  expect([0.4, 1, 3].map((times) => slowness(times * referenceSeconds))).toEqual([1, 1, 3]);
});

test('the fixed work takes time of the clock and of a processor', () => {
  const { wall, processor } = measureSpeed(0.02);
  expect(Math.min(wall, processor)).toBeGreaterThan(0);
});

test('where nobody has measured, it is measured once and handed on', () => {
  vi.stubEnv('MACHINE_SLOWNESS', undefined);
  const said = slownessHere();
  expect(said).toBeGreaterThanOrEqual(1);
  expect(process.env['MACHINE_SLOWNESS']).toBe(said.toFixed(2));
});

test.each(['', 'fast', '0.5', 'NaN'])('a slowness of %j is refused', (text) => {
  vi.stubEnv('MACHINE_SLOWNESS', text);
  expect(() => slownessHere()).toThrow('MACHINE_SLOWNESS');
});
