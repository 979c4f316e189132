import { expect, it } from 'vitest';
import { interestedAtLeast } from './interest.ts';

it.each([
  [0, 0],
  [9, 0],
  [10, 10],
  [239, 230],
  [999, 990],
  [1_099, 1_000],
  [9_999, 9_900],
  [10_999, 10_000],
])('%i people are said to be at least %i', (people, said) => {
  expect(interestedAtLeast(people)).toBe(said);
});
