import { expect, test } from 'vitest';
import { median } from './median.ts';

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100], 10],
])('the median of %j is %s', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('no figures have no median', () => expect(() => median([])).toThrow('no median'));
