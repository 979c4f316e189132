import { expect, test } from 'vitest';
import { timeTable } from './summary.ts';

const stage = {
  name: 'lint',
  ok: true,
  passed: 1,
  failed: 0,
  wall: 10,
  processor: 12.34,
  budget: { wall: 20, processor: 40 },
};

test('a stage within its budget shows what it took, and nothing else', () => {
  expect(timeTable([stage]).split('\n').at(-1)?.trim()).toBe('lint      10.0     12.3');
});

test('a stage over its wall clock or over its processor time is named', () => {
  const slow = timeTable([
    { ...stage, wall: 21 },
    { ...stage, processor: 41 },
  ]);
  expect(slow).toContain('over its 20 s');
  expect(slow).toContain('over its 40 processor seconds');
});

test('a system that does not report processor time gets a dash', () => {
  expect(timeTable([{ ...stage, processor: undefined }])).toContain('–');
});
