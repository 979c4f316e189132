import { expect, test } from 'vitest';
import { nextTasks } from './next-tasks.ts';

test('three tasks come first: those to claim, then those to do, in the order of the shop', () => {
  const tasks = (['DONE', 'DOING', 'DOING', 'CLAIMABLE', 'DONE', 'CLAIMABLE'] as const).map((status, at) => ({
    status,
    at,
  }));
  expect(nextTasks(tasks).map(({ at }) => at)).toEqual([3, 5, 1]);
  expect(nextTasks(tasks.slice(0, 1))).toHaveLength(1);
});
