import { expect, test } from 'vitest';
import { countTests } from './count-tests.ts';

test('the totals of Vitest are read', () => {
  expect(countTests('vitest', { numPassedTests: 12, numFailedTests: 1 })).toEqual({ passed: 12, failed: 1 });
});

test('a browser test that passes only when repeated has failed', () => {
  const stats = { expected: 7, unexpected: 1, flaky: 2, skipped: 0 };
  expect(countTests('playwright', { stats })).toEqual({ passed: 7, failed: 3 });
});

test.each([[undefined], [{}], [{ stats: {} }]])('a report without totals is refused', (report) => {
  expect(() => countTests('vitest', report)).toThrow('no numPassedTests');
  expect(() => countTests('playwright', report)).toThrow('no expected');
});
